import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { galleryCategories } from '@kinora/contract';
import { probeFilm } from '@kinora/renderer';
import { expect, it } from 'vitest';
import { buildTestHttp } from '../../testing/test-http.ts';
import { registerShowcase } from './routes.ts';

const folder = join(import.meta.dirname, '../../../showcase');
const mostBytesInAll = 8_000_000;

/** The films that every installation starts with; `npm run showcase` makes them. */
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
