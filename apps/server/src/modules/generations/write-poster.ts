import { join } from 'node:path';
import sharp from 'sharp';

/** Wide enough for a card of three columns on a sharp screen. */
const POSTER_LONG_SIDE = 960;

/** A small WebP of a finished picture, for lists and players. @returns its path in the folder */
export async function writePosterOf(picture: string, folder: string): Promise<string> {
  const poster = join(folder, 'poster.webp');
  await sharp(picture)
    .resize({ width: POSTER_LONG_SIDE, height: POSTER_LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toFile(poster);
  return poster;
}
