import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { galleryCategories } from '@kinora/contract/api';
import { limits } from '@kinora/contract/limits';
import { probeFilm, readStills } from '@kinora/renderer';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildTestHttp } from '../../testing/test-http.ts';
import { registerShowcase } from './routes.ts';
import { listShowcase } from './showcase-list.ts';

const folder = join(import.meta.dirname, '../../../showcase');
const { posterSeconds } = limits.showcasePreview;
const mostBytesInAll = 8_000_000;

/** The films that every installation starts with; `npm run showcase` makes them. */
it('the poster of every film is its picture at 0.1 seconds, and each can be tried with the words it tells', async () => {
  const deps = { folder, cdnUrl: null };
  for (const category of galleryCategories) {
    for (const { file, prompt, selected_engine: engine } of await listShowcase(deps, category)) {
      expect([typeof prompt, typeof engine], file).toEqual(['string', 'string']);
      const base = join(folder, category, file.replace('.mp4', ''));
      const difference = await meanDifference(await stillAt(`${base}.mp4`, posterSeconds), `${base}.webp`);
      expect(difference, file).toBeLessThan(4);
    }
  }
});

async function stillAt(film: string, seconds: number): Promise<Uint8Array> {
  for await (const still of readStills(film, { everySeconds: seconds, width: 854 })) {
    if (still.atSeconds >= seconds) {
      return still.pixels;
    }
  }
  throw new Error('The film ends before its poster.');
}

/** How far two pictures are from each other, of 255. */
async function meanDifference(pixels: Uint8Array, poster: string): Promise<number> {
  const drawn = await sharp(poster).ensureAlpha().raw().toBuffer();
  expect(drawn.length).toBe(pixels.length);
  return drawn.reduce((sum, value, index) => sum + Math.abs(value - (pixels[index] ?? 0)), 0) / drawn.length;
}

it('SHOW-06 a fresh installation has two films of 8 to 20 seconds and more in every category, small enough to be kept', async () => {
  const { app } = await buildTestHttp();
  registerShowcase(app, { folder, cdnUrl: null });
  for (const category of galleryCategories) {
    const answer = await app.inject({ method: 'GET', url: `/api/s3/s3-videos?path=${category}` });
    const files = answer.json<{ videos: string[] }>().videos;
    expect(files.length, category).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      const { durationSeconds } = await probeFilm(join(folder, category, file));
      expect(durationSeconds, file).toBeGreaterThanOrEqual(8);
      expect(durationSeconds, file).toBeLessThanOrEqual(20);
      const poster = await readFile(join(folder, category, file.replace('.mp4', '.webp')));
      expect(poster.subarray(8, 12).toString()).toBe('WEBP');
    }
  }
  const all = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(all.map(async (name) => (await stat(join(folder, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytesInAll);
});
