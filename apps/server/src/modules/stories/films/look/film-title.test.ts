import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AspectRatio } from '@kinora/contract/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { faceSideOf, withTitle } from './film-title.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-title-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const BoxesSchema = z.object({
  layers: z.array(
    z.looseObject({
      box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
    }),
  ),
});

const text = 'A young explorer who wants to cross the sea';

async function boxOf(aspectRatio: AspectRatio, x?: number) {
  const face = faceSideOf(x === undefined ? undefined : { people: [{ x }] }, aspectRatio);
  const title = { text, language: 'English', aspectRatio, longSide: 640, face } as const;
  const { layers } = BoxesSchema.parse(await withTitle({ layers: [] }, title, folder));
  const [layer] = layers;
  return { ...layer?.box, end: (layer?.box.x ?? 0) + (layer?.box.width ?? 0) };
}

// Who stands nearest the middle has a shoulder 100 units beyond it, and nobody's hair is above 250 of 1080, 500 of 1920.
it('a title stands beside whoever speaks, over no part of them', async () => {
  expect((await boxOf('16:9', 700)).x).toBeGreaterThan(1060);
  expect((await boxOf('16:9', 1220)).end).toBeLessThan(860);
});

it.each([
  ['16:9', undefined, 250],
  ['9:16', undefined, 500],
  ['9:16', 500, 500],
] as const)(
  'a title in %s stands over the head where there is no side (%s)',
  async (aspectRatio, x, hair) => {
    const { y = 0, height = 0 } = await boxOf(aspectRatio, x);
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(hair);
  },
);

it('a title knows no side of those who act: they may be anywhere', () => {
  const people = [{ x: 300 }];
  expect(faceSideOf({ people }, '16:9')).toBe('left');
  expect(faceSideOf({ people, acted: { place: 'beach' } }, '16:9')).toBe('anywhere');
});
