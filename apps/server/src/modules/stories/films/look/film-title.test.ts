import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { withTitle } from './film-title.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-title-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const BoxesSchema = z.object({
  layers: z.array(z.looseObject({ box: z.object({ y: z.number(), height: z.number() }) })),
});

// Of all who are placed before the camera the lowest chin is a child's; subtitles begin at 912 of 1080, at 1456 of 1920.
it.each([
  ['16:9', { chin: 680, subtitles: 912 }],
  ['9:16', { chin: 1190, subtitles: 1456 }],
] as const)('a title stands between faces and subtitles in %s', async (aspectRatio, { chin, subtitles }) => {
  const text = 'A young explorer who wants to cross the sea';
  const title = { text, language: 'English', aspectRatio, longSide: 640, hasFaces: true } as const;
  const { layers } = BoxesSchema.parse(await withTitle({ layers: [] }, title, folder));
  const [box] = layers.map((layer) => layer.box);
  expect(box?.y).toBeGreaterThan(chin);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(subtitles);
});
