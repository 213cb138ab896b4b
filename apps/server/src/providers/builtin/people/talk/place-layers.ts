import { createCanvas } from '@napi-rs/canvas';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IconArts } from '../../diorama/figures/icon-art.ts';
import { paintDiorama } from '../../diorama/paint-diorama.ts';
import type { ScenePlan } from '../../diorama/scene-plan.ts';
import { flatten } from '../../diorama/stage.ts';
import type { PaintedLayer } from '../../diorama/stage.ts';
import { backgroundBlur } from '../paint-cast.ts';
import type { LayerInput } from './layer-parts.ts';

/** The place reaches so far beyond the frame, as a part of the shorter side: the camera comes no further. */
const bleedPart = 0.14;
/** What is nearer than this is a layer of its own, for parallax. */
const nearDepth = 0.4;

/** The place behind people in two blurred layers: out of focus, finer ones would not be seen. */
export async function placeLayers(
  place: { plan: ScenePlan; size: { width: number; height: number }; icons: IconArts },
  call: { workFolder: string; signal: AbortSignal },
): Promise<{ behind: LayerInput[]; over: LayerInput[] }> {
  const { plan, size, icons } = place;
  // Even: whole chroma pixels.
  const bleed = 2 * Math.round((Math.min(size.width, size.height) * bleedPart) / 2);
  const { layers, frame } = await paintDiorama(plan, { ...size, bleed }, icons);
  const unit = 1920 / Math.max(size.width, size.height);
  const box = {
    x: -bleed * unit,
    y: -bleed * unit,
    width: (size.width + 2 * bleed) * unit,
    height: (size.height + 2 * bleed) * unit,
  };
  const keep = async (name: string, members: readonly PaintedLayer[], blur: number): Promise<string> => {
    call.signal.throwIfAborted();
    const canvas = createCanvas(size.width + 2 * bleed, size.height + 2 * bleed);
    const context = canvas.getContext('2d');
    context.filter = blur === 0 ? 'none' : `blur(${blur * frame.unit}px)`;
    context.drawImage(flatten(members, frame), 0, 0);
    const file = path.join(call.workFolder, `place-${name}.png`);
    await writeFile(file, await canvas.encode('png'), { signal: call.signal });
    return file;
  };
  const world = layers.filter(({ motion }) => motion !== 'screen');
  const far = world.filter(({ depth }) => depth < nearDepth);
  const near = world.filter(({ depth }) => depth >= nearDepth);
  const screen = layers.filter(({ motion }) => motion === 'screen');
  const behind: LayerInput[] = [
    { id: 'place-far', files: [await keep('far', far, backgroundBlur)], box, depth: 0.12, edge: 'extend' },
  ];
  if (near.length > 0) {
    behind.push({
      id: 'place-near',
      files: [await keep('near', near, backgroundBlur)],
      box,
      depth: 0.36,
      edge: 'extend',
    });
  }
  const over: LayerInput[] =
    screen.length === 0
      ? []
      : [{ id: 'place-air', files: [await keep('air', screen, 0)], box, space: 'screen' }];
  return { behind, over };
}
