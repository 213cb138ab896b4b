import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImageModel, ImageRequest } from '@kinora/models';
import { rendererVersion } from '@kinora/renderer';
import { goldenOf } from '@kinora/renderer/testing';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWhiteboardModel } from './board/index.ts';
import { createCastModel } from './cast/cast-model.ts';
import { createPictureEditModel, createThumbnailModel } from './edit/index.ts';
import { openPainting } from './hand/paint-order.ts';
import { createDioramaModel } from './scene/diorama-model.ts';
import { stagingVersion } from './plan/staging-version.ts';
import { sceneManners } from './scene/scene-manners.ts';

/** What is drawn on a board is the renderer's, what is painted is staged as it was painted. */
const golden = goldenOf(new URL('golden.json', import.meta.url), `${rendererVersion}.${stagingVersion}`);
const painting = openPainting();
let folder = '';
let photo = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-golden-'));
  photo = path.join(folder, 'photo.png');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="200" fill="#5aa0e0"/><rect y="200" width="480" height="120" fill="#4a9a4a"/><circle cx="240" cy="170" r="90" fill="#e07020"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(photo);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function expectGolden(name: string, model: ImageModel, change: Partial<ImageRequest>): Promise<void> {
  const request: ImageRequest = {
    prompt: 'A red fox beside a lake, golden hour',
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed: 7,
    inputs: [],
    longSide: 320,
    ...change,
  };
  const workFolder = await mkdtemp(path.join(folder, 'call-'));
  const call = { signal: new AbortController().signal, workFolder, log: pino({ enabled: false }) };
  const progress = await model.start(request, call);
  if (progress.state !== 'finished') {
    throw new Error('a built-in picture is finished at once');
  }
  const { data, info } = await sharp(progress.result.file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(golden(name, { width: info.width, height: info.height, pixels: data })).toBeNull();
}

it.each(sceneManners.map((manner) => [manner.key, manner] as const))(
  'a painted scene has the pixels of its version (%s)',
  (key, manner) => expectGolden(`scene-${key}`, createDioramaModel(manner, painting), {}),
);

it('people have the pixels of their version', async () => {
  const manner = sceneManners.find(({ key }) => key === 'gemini_2_5_flash');
  if (manner === undefined) {
    throw new Error('no manner');
  }
  const model = createCastModel(manner, { places: createDioramaModel(manner, painting), painting });
  const prompt = 'an old man with a moustache';
  await expectGolden('portrait', model, { prompt, isPortrait: true });
  await expectGolden('person-upright', model, { prompt: 'a young woman in a red coat', aspectRatio: '9:16' });
});

it('a drawn scene has the pixels of its version', () =>
  expectGolden('whiteboard', createWhiteboardModel(), {
    scene: {
      title: 'The fox',
      narration: 'The fox found an apple in the forest.',
      keyFacts: [],
      index: 0,
      count: 6,
    },
  }));

it('an edited picture and a thumbnail have the pixels of their version', async () => {
  const manner = { key: 'nano_banana_edit', style: 'rich', hasLettering: false } as const;
  const fromWords = createDioramaModel(manner, painting);
  const edits = createPictureEditModel({ finish: 'as-it-is', fromWords, manner, painting });
  for (const prompt of ['make it night', 'add snow', 'make it black and white']) {
    await expectGolden(`edit-${prompt}`, edits, { prompt, inputs: [photo] });
  }
  const prompt = 'thumbnail for "Big news"';
  await expectGolden('thumbnail', createThumbnailModel(fromWords), { prompt, inputs: [photo] });
});
