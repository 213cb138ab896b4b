import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { CastPlaces } from '../canvas/frame.ts';
import { letGo } from '../canvas/let-go.ts';
import { paintedBounds } from '../canvas/painted-bounds.ts';
import { encodeRawPicture } from '@kinora/renderer';
import type { JsonValue } from '@kinora/models';
import type { IconArts } from './figures/icon-art.ts';
import { behindCloseUps, behindDepth } from './behind-close-up.ts';
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
  const painted = await paintDiorama(plan, { ...size, isAlive: true }, icons);
  // Before its layers are used up.
  const behind = behindCloseUps(painted);
  const { bands, falling } = mergeLayers(painted.layers);
  const layers: Layer[] = [];
  for (const { canvas, moment } of behind) {
    layers.push(await writeBehind(canvas, moment, { ...size, folder }));
  }
  for (const [index, band] of bands.entries()) {
    const { name, depth, motion, heading, moment, paceSeconds, views, feet, cast } = band;
    const canvases = band.paint();
    const written = await sharedArea(canvases, signal);
    if (written !== null) {
      const files = canvases.map((_, moment) => path.join(folder, `layer-${index}-${moment}.pam`));
      for (const [moment, file] of files.entries()) {
        await writeLayer(canvases[moment], written, file);
      }
      const area = { ...written, x: written.x - size.bleed, y: written.y - size.bleed };
      layers.push({
        name,
        files,
        depth,
        motion,
        heading: heading ?? null,
        moment: moment ?? null,
        area,
        paceSeconds: paceSeconds ?? null,
        views,
        feet: feet ?? null,
        cast: shownCast(cast),
      });
    }
    band.letGo();
  }
  return { layers, falling };
}

/** What is behind whose face fills the picture, as a layer of its own. */
async function writeBehind(
  canvas: Canvas,
  moment: Layer['moment'],
  { width, height, bleed, folder }: Pick<LayersOrder, 'width' | 'height' | 'bleed' | 'folder'>,
): Promise<Layer> {
  const file = path.join(folder, `behind-${moment ?? 'shown'}.pam`);
  await writeLayer(canvas, { x: 0, y: 0, width: canvas.width, height: canvas.height }, file);
  return {
    name: 'behind close-up',
    files: [file],
    depth: behindDepth,
    motion: 'still',
    heading: null,
    moment,
    area: { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed },
    paceSeconds: null,
    views: 0,
    feet: null,
    cast: null,
  };
}

function shownCast(cast: CastPlaces | undefined): Layer['cast'] {
  return cast === undefined
    ? null
    : { hero: cast.hero, all: cast.all, others: cast.others, isSeenWhole: cast.isSeenWhole };
}

/** Writes what is painted in an area, uncompressed: the file is read once and thrown away. */
async function writeLayer(
  canvas: Canvas | undefined,
  { x, y, width, height }: LayerArea,
  file: string,
): Promise<void> {
  const image = canvas?.getContext('2d').getImageData(x, y, width, height);
  if (image !== undefined) {
    await writeFile(file, encodeRawPicture({ data: image.data, width, height }));
  }
}

/** What is painted on any of some canvases of one size; null where nothing is. */
async function sharedArea(canvases: readonly Canvas[], signal: AbortSignal): Promise<LayerArea | null> {
  signal.throwIfAborted();
  const [first, ...others] = canvases;
  if (first === undefined) {
    return null;
  }
  // Laid over each other they are read once: reading takes six times as long as laying.
  const together = others.length === 0 ? first : overlaid(canvases, first);
  const area = paintedArea(together.getContext('2d').getImageData(0, 0, first.width, first.height));
  if (together !== first) {
    letGo([together]);
  }
  // Pixels that were read are given back between two turns of the loop only.
  await setImmediate();
  return area;
}

function overlaid(canvases: readonly Canvas[], { width, height }: Canvas): Canvas {
  const together = createCanvas(width, height);
  const context = together.getContext('2d');
  for (const canvas of canvases) {
    context.drawImage(canvas, 0, 0);
  }
  return together;
}

/** So much that is clear is left around what is painted: the renderer draws a layer's last pixels on for ever. */
const clearRim = 32;

/** The rectangle of even places and sides round everything that is not clear. */
function paintedArea(image: { data: Uint8ClampedArray; width: number; height: number }): LayerArea | null {
  const { width, height } = image;
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  const bounds = paintedBounds(pixels, image);
  if (bounds === null) {
    return null;
  }
  const { left, top, right, bottom } = bounds;
  const [x, y] = [Math.max(0, left - clearRim) & ~1, Math.max(0, top - clearRim) & ~1];
  const [endX, endY] = [Math.min(width, right + clearRim), Math.min(height, bottom + clearRim)];
  return { x, y, width: (endX - x + 1) & ~1, height: (endY - y + 1) & ~1 };
}
