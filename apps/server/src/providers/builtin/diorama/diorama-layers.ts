import path from 'node:path';
import sharp from 'sharp';
import type { JsonValue } from '../../spec/call.ts';
import type { Sheet } from './canvas/frame.ts';
import { openIconArts } from './figures/icon-art.ts';
import { paintDiorama } from './paint-diorama.ts';
import { ScenePlanSchema } from './scene-plan.ts';
import type { ScenePlan } from './scene-plan.ts';
import type { LayerMotion } from './stage.ts';

/** One layer of a diorama as a file. */
export interface DioramaLayer {
  readonly name: string;
  /** Absolute path of a PNG with alpha, larger than the picture by the bleed on every side. */
  readonly file: string;
  /** 0 at the horizon to 1 before everything: how far a camera's move shifts it. */
  readonly depth: number;
  /** How it moves by itself; `screen` lies over the picture and follows no camera. */
  readonly motion: LayerMotion;
}

/** A diorama in layers, back to front; laid over each other they are the picture the model painted, pixel by pixel. */
export interface DioramaScene {
  readonly plan: ScenePlan;
  readonly layers: readonly DioramaLayer[];
  /** The picture without the bleed, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels painted beyond every edge, for the camera. */
  readonly bleed: number;
}

/** Reads a picture's plan; undefined when it is none of this painter's. */
export function readScenePlan(plan: JsonValue | undefined): ScenePlan | undefined {
  const read = ScenePlanSchema.safeParse(plan);
  return read.success ? read.data : undefined;
}

/** Paints the layers of a plan again and writes them into the work folder. */
export async function dioramaLayers(
  plan: ScenePlan,
  size: { width: number; height: number; bleed: number },
  call: { workFolder: string; signal: AbortSignal },
): Promise<DioramaScene> {
  const painted = await paintDiorama(plan, size, openIconArts());
  const layers: DioramaLayer[] = [];
  for (const [index, { name, depth, motion, sheet }] of painted.layers.entries()) {
    call.signal.throwIfAborted();
    const file = path.join(call.workFolder, `layer-${index}.png`);
    if (await writeSheet(sheet, file)) {
      layers.push({ name, file, depth, motion });
    }
  }
  return { plan, layers, ...size };
}

/** Writes a sheet as a PNG; false where nothing is painted on it. Little compression: the file is read once and thrown away. */
async function writeSheet({ canvas }: Sheet, file: string): Promise<boolean> {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const isEmpty = new Uint32Array(data.buffer, data.byteOffset, width * height).every((pixel) => pixel === 0);
  if (isEmpty) {
    return false;
  }
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toFile(file);
  return true;
}
