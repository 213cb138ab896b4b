import { readStills } from '@kinora/renderer';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';

const SECONDS_BETWEEN_STILLS = 2;
const GAP = 6;
const PAPER = '#14161c';
/** Stills beside each other, and the width of one, so that sheets of both shapes are equally wide. */
const columnsByShape = { wide: { columns: 6, width: 320 }, tall: { columns: 12, width: 157 } } as const;

/** Writes a picture of the whole film: a still every two seconds, row by row, as a JPEG. */
export async function writeFilmSheet(film: string, output: string): Promise<void> {
  const { columns, width } = columnsByShape[await shapeOf(film)];
  const overlays: OverlayOptions[] = [];
  let height = 0;
  for await (const still of readStills(film, { everySeconds: SECONDS_BETWEEN_STILLS, width })) {
    height = still.height;
    const at = overlays.length;
    overlays.push({
      input: Buffer.from(still.pixels),
      raw: { width: still.width, height: still.height, channels: 4 },
      left: GAP + (at % columns) * (width + GAP),
      top: GAP + Math.floor(at / columns) * (height + GAP),
    });
  }
  const rows = Math.ceil(overlays.length / columns);
  sharp.concurrency(availableParallelism());
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: PAPER,
    },
  })
    .composite(overlays)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(output);
}

async function shapeOf(film: string): Promise<keyof typeof columnsByShape> {
  for await (const { width, height } of readStills(film, { everySeconds: Infinity, width: 64 })) {
    return width > height ? 'wide' : 'tall';
  }
  throw new Error(`${film} has no pictures.`);
}
