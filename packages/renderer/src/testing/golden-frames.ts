import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { z } from 'zod';

/** Where pictures that differ are written. */
const FOLDER = fileURLToPath(new URL('../../../../.cache/golden', import.meta.url));

/**
 * Drawing rounds floats, which processors of another kind may do in another way: there a picture is compared by the mean
 * brightness of so many cells, of sixteen levels each, which may lie one level apart. On the kind of processor the file
 * was written on every pixel counts.
 */
const CELLS = { across: 16, down: 9 };
const LEVELS = 16;

const GoldenSchema = z.object({
  version: z.string(),
  /** `process.arch` of whoever wrote it. */
  arch: z.string(),
  frames: z.record(z.string(), z.object({ hash: z.string(), cells: z.string() })),
});

/** A picture row by row: RGBA, 8 bits each. */
export interface GoldenPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export interface GoldenSettings {
  /** The JSON file beside the test, one per painter. */
  readonly file: URL;
  /** What must be raised with every changed pixel. */
  readonly version: string;
  /** True when the pixels of this run are to be kept; see CONTRIBUTING.md. */
  readonly writes: boolean;
  readonly arch: string;
}

/** Compares pictures with those that a version stands for. @returns what is wrong with a picture, null when nothing is */
export function goldenFrames({ file, version, writes, arch }: GoldenSettings) {
  const path = fileURLToPath(file);
  const kept = existsSync(path)
    ? GoldenSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    : { version: '', arch, frames: {} };
  const written: z.infer<typeof GoldenSchema> =
    kept.version === version && kept.arch === arch ? kept : { version, arch, frames: {} };

  return (name: string, picture: GoldenPicture): string | null => {
    const hash = createHash('sha256')
      .update(`${picture.width}x${picture.height}:`)
      .update(picture.pixels)
      .digest('hex')
      .slice(0, 24);
    const cells = cellsOf(picture);
    const golden = kept.frames[name];
    const isSame =
      golden !== undefined && (kept.arch === arch ? golden.hash === hash : areNear(golden.cells, cells));
    if (kept.version === version && golden !== undefined && !isSame) {
      const shown = writePicture(`${basename(resolve(path, '../..'))}-${name}`, picture);
      return `'${name}' has other pixels than version ${version} stands for (see ${shown}). If that is meant, raise the version and write them anew.`;
    }
    if (writes) {
      written.frames[name] = { hash, cells };
      writeFileSync(path, `${JSON.stringify(written, null, 2)}\n`);
      return null;
    }
    return kept.version === version && isSame
      ? null
      : `The pixels of '${name}' are not kept for version ${version}: write them anew with KINORA_GOLDEN=write.`;
  };
}

function cellsOf({ width, height, pixels }: GoldenPicture): string {
  const sums = new Float64Array(CELLS.across * CELLS.down);
  const counts = new Float64Array(sums.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * CELLS.down) / height) * CELLS.across;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor((x * CELLS.across) / width);
      const at = (y * width + x) * 4;
      sums[cell] = (sums[cell] ?? 0) + (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 3;
    }
  }
  return Array.from(sums, (sum, cell) =>
    Math.floor((sum / Math.max(1, counts[cell] ?? 1) / 256) * LEVELS).toString(LEVELS),
  ).join('');
}

function areNear(one: string, other: string): boolean {
  return [...one].every(
    (level, at) => Math.abs(Number.parseInt(level, LEVELS) - Number.parseInt(other.charAt(at), LEVELS)) <= 1,
  );
}

function writePicture(name: string, { width, height, pixels }: GoldenPicture): string {
  mkdirSync(FOLDER, { recursive: true });
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  const shown = join(FOLDER, `${name.replaceAll(/[^\w-]+/gu, '-')}.png`);
  writeFileSync(shown, canvas.toBuffer('image/png'));
  return shown;
}

/** How tests of a package ask: by the machine they run on, and by `KINORA_GOLDEN=write`. */
export function goldenOf(file: URL, version: string): ReturnType<typeof goldenFrames> {
  const writes = process.env['KINORA_GOLDEN'] === 'write';
  return goldenFrames({ file, version, writes, arch: process.arch });
}

/** One picture of several, under each other: a stretch of a film is one golden. */
export function stretchOf(pictures: readonly GoldenPicture[]): GoldenPicture {
  const [first] = pictures;
  if (first === undefined) {
    throw new Error('A stretch without pictures.');
  }
  return {
    width: first.width,
    height: pictures.reduce((sum, { height }) => sum + height, 0),
    pixels: Buffer.concat(pictures.map(({ pixels }) => pixels)),
  };
}
