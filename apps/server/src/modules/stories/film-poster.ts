import { join } from 'node:path';
import { writePoster } from '@kinora/renderer';
import type { FilmLook } from '@kinora/renderer';
import sharp from 'sharp';
import type { SegmentToJoin } from './film-tools.ts';

const posterQuality = 86;

/** A WebP of the scene that shows most: the fullest board, or the picture with the most in it. @returns its path */
export async function makePoster(
  segments: readonly SegmentToJoin[],
  look: FilmLook,
  folder: string,
): Promise<string> {
  const output = join(folder, 'poster.webp');
  const longSide = Math.max(look.width, look.height);
  const pictures = segments.flatMap(({ shows }) => (shows.kind === 'moved' ? [shows.file] : []));
  const richest = await richestPicture(pictures);
  if (richest !== undefined) {
    await sharp(richest)
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: posterQuality })
      .toFile(output);
    return output;
  }
  const [fullest] = segments
    .flatMap(({ shows }) => (shows.kind === 'drawn' ? [shows.drawing] : []))
    .toSorted((left, right) => right.elements.length - left.elements.length);
  if (fullest === undefined) {
    throw new Error('A film without scenes has no poster');
  }
  await writePoster(fullest, longSide, output);
  return output;
}

/** Entropy of the grey values: an empty sky has little, a scene full of things much. */
async function richestPicture(files: readonly string[]): Promise<string | undefined> {
  let best: { file: string; entropy: number } | undefined;
  for (const file of files) {
    const { entropy } = await sharp(file).stats();
    if (best === undefined || entropy > best.entropy) {
      best = { file, entropy };
    }
  }
  return best?.file;
}
