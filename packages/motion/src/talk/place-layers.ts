import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { encodeRawPicture } from '@kinora/renderer';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frame, IconArts, ScenePlan, PaintedLayer } from '@kinora/painter';
import { paintDiorama, flatten, backgroundBlur } from '@kinora/painter';
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
  const world = layers.filter(({ motion }) => motion !== 'screen');
  const lettering = layers.filter(({ name }) => name === 'lettering');
  const air = layers.filter(({ motion, name }) => motion === 'screen' && name !== 'lettering');
  const keep = (name: string, canvas: Canvas): Promise<string> => keepCanvas(name, canvas, call);
  const blurred = (members: readonly PaintedLayer[]): Canvas => outOfFocus({ members, air, frame });
  const far = world.filter(({ depth }) => depth < nearDepth);
  const near = world.filter(({ depth }) => depth >= nearDepth);
  const behind: LayerInput[] = [
    { id: 'place-far', files: [await keep('far', blurred(far))], box, depth: 0.12, edge: 'extend' },
  ];
  if (near.length > 0) {
    const files = [await keep('near', blurred(near))];
    behind.push({ id: 'place-near', files, box, depth: 0.36, edge: 'extend' });
  }
  const over: LayerInput[] =
    lettering.length === 0
      ? []
      : [
          {
            id: 'place-words',
            files: [await keep('words', flatten(lettering, frame))],
            box,
            space: 'screen',
          },
        ];
  return { behind, over };
}

async function keepCanvas(
  name: string,
  canvas: Canvas,
  call: { workFolder: string; signal: AbortSignal },
): Promise<string> {
  call.signal.throwIfAborted();
  const { width, height } = canvas;
  const file = path.join(call.workFolder, `place-${name}.pam`);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  await writeFile(file, encodeRawPicture({ data, width, height }), { signal: call.signal });
  return file;
}

/** Out of focus, half the pixels each way are plenty. Spilt light and vignette are laid on it, once for all of the place. */
function outOfFocus(place: {
  members: readonly PaintedLayer[];
  air: readonly PaintedLayer[];
  frame: Frame;
}): Canvas {
  const { members, air, frame } = place;
  const canvas = createCanvas(even(frame.width / 2 + frame.bleed), even(frame.height / 2 + frame.bleed));
  const context = canvas.getContext('2d');
  context.filter = `blur(${(backgroundBlur * frame.unit) / 2}px)`;
  context.drawImage(flatten(members, frame), 0, 0, canvas.width, canvas.height);
  context.filter = 'none';
  context.globalCompositeOperation = 'source-atop';
  context.drawImage(flatten(air, frame), 0, 0, canvas.width, canvas.height);
  return canvas;
}

function even(length: number): number {
  return 2 * Math.round(length / 2);
}
