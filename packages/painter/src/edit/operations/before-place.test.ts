import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImageRequest } from '@kinora/models';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPainting } from '../../hand/paint-order.ts';
import { createDioramaModel } from '../../scene/diorama-model.ts';
import { createPictureEditModel } from '../picture-edit-model.ts';
import { placeInPrompt } from './before-place.ts';

const painting = openPainting();
const manner = { key: 'nano_banana_edit', style: 'rich', hasLettering: false } as const;
const fromWords = createDioramaModel(manner, painting);
const model = createPictureEditModel({ finish: 'as-it-is', fromWords, manner, painting });
let folder = '';
let photo = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-before-place-'));
  photo = path.join(folder, 'photo.png');
  // Somebody in purple before a plain wall, cut off by the lower edge; a hood and a mask hide where the head ends.
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="#e8dcc8"/><path d="M170 320 Q170 170 240 165 Q310 170 310 320Z" fill="#6a2f8a"/><path d="M182 110 Q182 50 240 50 Q298 50 298 110 L304 230 L176 230Z" fill="#2c3440"/><circle cx="240" cy="112" r="44" fill="#5c6470"/></svg>';
  await sharp(Buffer.from(svg)).png().toFile(photo);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A scene's picture: the parts of it that are the wall's colour, and those that are the coat's. */
async function shares(prompt: string, index: number): Promise<{ wall: number; coat: number }> {
  const workFolder = await mkdtemp(path.join(folder, 'call-'));
  const request: ImageRequest = {
    prompt,
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed: 4,
    inputs: [photo],
    longSide: 320,
    scene: { title: '', narration: '', keyFacts: [], index, count: 7 },
  };
  const log = pino({ enabled: false });
  const progress = await model.start(request, { signal: new AbortController().signal, workFolder, log });
  if (progress.state !== 'finished') {
    throw new Error('a built-in picture is finished at once');
  }
  const { data, info } = await sharp(progress.result.file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const share = (red: number, green: number, blue: number): number => {
    let count = 0;
    for (let at = 0; at < data.length; at += 3) {
      const away =
        Math.abs((data[at] ?? 0) - red) +
        Math.abs((data[at + 1] ?? 0) - green) +
        Math.abs((data[at + 2] ?? 0) - blue);
      count += away < 70 ? 1 : 0;
    }
    return count / (info.width * info.height);
  };
  return { wall: share(232, 220, 200), coat: share(106, 47, 138) };
}

describe('somebody of an upload', () => {
  const surfing = 'A woman trying to surf, in the green forest, clear daylight, no text';

  it('stands before the place that a scene tells of, and at first where the upload was made', async () => {
    const first = await shares(surfing, 0);
    const later = await shares(surfing, 2);
    expect(first.wall).toBeGreaterThan(0.3);
    expect(later.wall).toBeLessThan(0.1);
    expect(later.coat).toBeGreaterThan(0.04);
  });

  it('stays where the upload was made when no place is told', async () => {
    expect((await shares('A woman smiling, bright and calm', 2)).wall).toBeGreaterThan(0.3);
  });

  it.each([
    [
      'A woman dreaming, on a sandy beach by the sea, clear daylight',
      'on a sandy beach by the sea, clear daylight',
    ],
    ['A woman on a chair, calm mood', undefined],
    ['In a room', undefined],
  ])('has its place from the words behind it: %s', (prompt, place) => {
    expect(placeInPrompt(prompt)).toBe(place);
  });
});
