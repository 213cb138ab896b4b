import { writeFile } from 'node:fs/promises';
import { castLayers } from '../cast/cast-layers.ts';
import { paintCast } from '../cast/paint-cast.ts';
import { paintPortrait } from '../cast/paint-portrait.ts';
import { encodePicture } from '../canvas/encode-picture.ts';
import type { Painting, PaintingRun } from '../plan/painting.ts';
import type { PictureOrder } from '../plan/painting-order.ts';
import { dioramaLayers } from '../scene/diorama-layers.ts';
import { openIconArts } from '../scene/figures/icon-art.ts';
import type { IconArts } from '../scene/figures/icon-art.ts';
import { paintDiorama } from '../scene/paint-diorama.ts';
import { flatten } from '../scene/stage.ts';

/** Paints in this process, which does nothing else meanwhile for seconds. */
export function openPainting(icons: IconArts = openIconArts()): Painting {
  return {
    picture: (order, run) => paintPicture(order, icons, run),
    layers: (order, { signal }) => dioramaLayers(order, { icons, signal }),
    cast: (order, { signal }) => castLayers(order, { icons, signal }),
    close() {
      // Nothing waits: this process paints what it is asked to.
    },
  };
}

async function paintPicture(
  order: Omit<PictureOrder, 'kind'>,
  icons: IconArts,
  { signal }: PaintingRun,
): Promise<void> {
  signal.throwIfAborted();
  const bytes = await bytesOf(order, icons);
  await writeFile(order.file, bytes, { signal });
}

async function bytesOf(
  { plan, width, height }: Omit<PictureOrder, 'kind'>,
  icons: IconArts,
): Promise<Buffer> {
  const size = { width, height };
  if ('person' in plan) {
    return await paintPortrait(plan, size);
  }
  if (plan.kind === 'cast') {
    return await paintCast(plan, size, icons);
  }
  const painted = await paintDiorama(plan, { ...size, bleed: 0 }, icons);
  return await encodePicture(flatten(painted.layers, painted.frame));
}
