import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { encodeRawPicture } from '@kinora/renderer';
import type { JsonValue } from '@kinora/models';
import type { IconArts } from './figures/icon-art.ts';
import { mergeLayers } from './merge-layers.ts';
import { paintDiorama } from './paint-diorama.ts';
import { ScenePlanSchema } from '../plan/scene-plan.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import type { LayersOrder, PlaceLayers } from '../plan/painting-order.ts';

type Layer = PlaceLayers['layers'][number];
type LayerArea = Layer['area'];

/** Reads a picture's plan; undefined when it is none of this painter's. */
export function readScenePlan(plan: JsonValue | undefined): ScenePlan | undefined {
  const read = ScenePlanSchema.safeParse(plan);
  return read.success ? read.data : undefined;
}

/** Paints the layers of a plan and writes them into a folder. */
export async function dioramaLayers(
  { plan, folder, ...size }: Omit<LayersOrder, 'kind'>,
  { icons, signal }: { readonly icons: IconArts; readonly signal: AbortSignal },
): Promise<PlaceLayers> {
  const painted = await paintDiorama(plan, size, icons);
  const { bands, falling } = mergeLayers(painted.layers);
  const layers: Layer[] = [];
  for (const [index, { name, depth, motion, canvas }] of bands.entries()) {
    signal.throwIfAborted();
    const file = path.join(folder, `layer-${index}.pam`);
    const written = await writeLayer(canvas, file);
    if (written !== null) {
      const area = { ...written, x: written.x - size.bleed, y: written.y - size.bleed };
      layers.push({ name, file, depth, motion, area });
    }
  }
  return { layers, falling };
}

/** Writes what is painted on a canvas, uncompressed: the file is read once and thrown away. Null where nothing is. */
async function writeLayer(canvas: Canvas, file: string): Promise<LayerArea | null> {
  const context = canvas.getContext('2d');
  const area = paintedArea(context.getImageData(0, 0, canvas.width, canvas.height));
  if (area === null) {
    return null;
  }
  const { data } = context.getImageData(area.x, area.y, area.width, area.height);
  await writeFile(file, encodeRawPicture({ data, width: area.width, height: area.height }));
  return area;
}

/** So much that is clear is left around what is painted: the renderer draws a layer's last pixels on for ever. */
const clearRim = 32;

/** The rectangle of even places and sides round everything that is not clear. */
function paintedArea(image: { data: Uint8ClampedArray; width: number; height: number }): LayerArea | null {
  const { width, height } = image;
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let row = 0; row < height; row++) {
    const [start, end] = [row * width, (row + 1) * width];
    let first = start;
    while (first < end && pixels[first] === 0) {
      first++;
    }
    if (first === end) {
      continue;
    }
    let last = end - 1;
    while (pixels[last] === 0) {
      last--;
    }
    left = Math.min(left, first - start);
    right = Math.max(right, last - start);
    top = Math.min(top, row);
    bottom = row;
  }
  if (right < 0) {
    return null;
  }
  const [x, y] = [Math.max(0, left - clearRim) & ~1, Math.max(0, top - clearRim) & ~1];
  const [endX, endY] = [Math.min(width, right + 1 + clearRim), Math.min(height, bottom + 1 + clearRim)];
  return { x, y, width: (endX - x + 1) & ~1, height: (endY - y + 1) & ~1 };
}
