import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Language } from '@kinora/contract/catalogue';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderCall, ImageModel, ImageRequest } from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { openPainting } from '../hand/paint-order.ts';
import { createDioramaModel } from '../scene/diorama-model.ts';
import { createPictureEditModel, createThumbnailModel } from './picture-edit-model.ts';

let folder = '';
let photo = '';
let call: ProviderCall;
const manner = { key: 'nano_banana_edit', style: 'rich', hasLettering: false } as const;
const painting = openPainting();
const fromWords = createDioramaModel(manner, painting);
const hand = { fromWords, manner, painting };
const model = createPictureEditModel({ finish: 'as-it-is', ...hand });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-edit-'));
  photo = path.join(folder, 'photo.png');
  call = { signal: new AbortController().signal, workFolder: folder, log: pino({ enabled: false }) };
  // An orange disc on a landscape of blue above green.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="200" fill="#5aa0e0"/><rect y="200" width="480" height="120" fill="#4a9a4a"/><circle cx="240" cy="170" r="90" fill="#e07020"/><circle cx="240" cy="150" r="30" fill="#ffe0b0"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(photo);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function run(
  prompt: string,
  language: Language = 'English',
  edits: ImageModel = model,
): Promise<Buffer> {
  const request: ImageRequest = {
    prompt,
    aspectRatio: '16:9',
    language,
    videoStyle: 'auto',
    seed: 4,
    inputs: [photo],
    longSide: 480,
  };
  const progress = await edits.start(request, call);
  if (progress.state !== 'finished') {
    throw new Error('a built-in picture is finished at once');
  }
  return readFile(progress.result.file);
}

async function colours(
  picture: Buffer,
): Promise<{ red: number; green: number; blue: number; spread: number }> {
  const { channels } = await sharp(picture).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return { red, green, blue, spread: Math.max(red, green, blue) - Math.min(red, green, blue) };
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [
    ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
}

describe('createPictureEditModel', () => {
  it.each<[Language, string]>([
    ['English', 'make it black and white'],
    ['Hindi', 'इसे श्वेत-श्याम बनाओ'],
    ['French', 'mets la photo en noir et blanc'],
    ['Italian', 'rendi la foto in bianco e nero'],
    ['Spanish', 'pon la foto en blanco y negro'],
    ['Japanese', '白黒にしてください'],
  ])('takes the colour out when asked in %s', async (language, instruction) => {
    expect((await colours(await run(instruction, language))).spread).toBeLessThan(2);
  });

  it.each<[Language, string]>([
    ['English', 'remove the man on the left'],
    ['Hindi', 'आदमी को हटाओ'],
    ['French', 'supprime le chien'],
    ['Italian', 'rimuovi il cane'],
    ['Spanish', 'elimina el perro'],
    ['Japanese', '犬を消して'],
  ])('refuses with a sentence what it cannot do, asked in %s', async (language, instruction) => {
    const failure = await run(instruction, language).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject({ kind: 'invalid_input' });
    expect((failure as ProviderError).message).toMatch(/The built-in editor cannot do “.+”/u);
  });

  it('refuses an instruction of which it can do only a part, so that nothing is silently left out', async () => {
    await expect(run('make it warmer and remove the tree')).rejects.toMatchObject({ kind: 'invalid_input' });
  });

  it('refuses in the words that were used, even where it understood some of them', async () => {
    await expect(run('make it a snowy castle')).rejects.toMatchObject({
      message: expect.stringContaining('“make it a snowy castle”') as unknown,
    });
  });

  it('makes a snowy evening: the weather and the hour in one', async () => {
    const [snow, evening] = [await run('make it snow'), await run('make it a snowy evening')];
    expect((await colours(evening)).blue).toBeLessThan((await colours(snow)).blue - 8);
  });

  it('warms, cools, brightens and darkens', async () => {
    const before = await colours(await readFile(photo));
    const warm = await colours(await run('make it warmer'));
    const cold = await colours(await run('cooler colours'));
    expect(warm.red - warm.blue).toBeGreaterThan(before.red - before.blue + 10);
    expect(cold.red - cold.blue).toBeLessThan(before.red - before.blue - 10);
    expect((await colours(await run('brighter'))).green).toBeGreaterThan(before.green + 8);
    expect((await colours(await run('darker'))).green).toBeLessThan(before.green - 8);
  });

  it('turns and mirrors', async () => {
    expect(await sharp(await run('rotate right')).metadata()).toMatchObject({ width: 320, height: 480 });
    const upsideDown = await run('turn it upside down');
    expect((await colourAt(upsideDown, 10, 10))[1]).toBeGreaterThan(
      (await colourAt(upsideDown, 10, 10))[2] ?? 255,
    );
  });

  it('blurs the background and leaves the subject sharp', async () => {
    const blurred = await run('blur the background');
    const [red = 0, , blue = 0] = await colourAt(blurred, 240, 220);
    expect(red - blue).toBeGreaterThan(120);
    const [, green = 0, sky = 0] = await colourAt(blurred, 30, 199);
    expect(Math.abs(green - sky)).toBeLessThan(75);
  });

  it.each([
    'pencil sketch',
    'watercolour painting',
    'oil painting',
    'pixel art',
    'poster',
    'vintage',
    'at night',
    'sunset',
    'add rain',
    'heavy snow',
    'fog',
    'zoom in',
    'zoom out',
    'film grain',
    'light from the left',
    'add the text "Hello"',
  ])('changes the picture visibly: %s', async (instruction) => {
    const [before, after] = await Promise.all(
      [photo, await run(instruction)].map(async (picture) =>
        sharp(picture).resize(48, 32, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
      ),
    );
    const change =
      (before ?? Buffer.alloc(0)).reduce((sum, value, at) => sum + Math.abs(value - (after?.[at] ?? 0)), 0) /
      (before?.length ?? 1);
    expect(change).toBeGreaterThan(1);
  });

  it('gives no two models the same picture for the same instruction', async () => {
    const soft = createPictureEditModel({ finish: 'soft', ...hand });
    const detailed = createPictureEditModel({ finish: 'detailed', ...hand });
    const pictures = [
      await run('add snow'),
      await run('add snow', 'English', soft),
      await run('add snow', 'English', detailed),
    ];
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
  });

  it('ENG-02 shows an upload in a scene of a story in the film’s shape', async () => {
    const request: ImageRequest = {
      prompt: 'A product on a table, at night, in the rain',
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: 1,
      inputs: [photo],
      longSide: 320,
      scene: { title: 'Night', narration: 'It rains.', keyFacts: [], index: 0, count: 3 },
    };
    const progress = await model.start(request, call);
    expect(progress).toMatchObject({ state: 'finished', result: { width: 320, height: 180 } });
  });
});

describe('createThumbnailModel', () => {
  it('fills a wide frame with headline and subject', async () => {
    const thumbnail = await run('thumbnail for "Big news"', 'English', createThumbnailModel(fromWords));
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 480, height: 270 });
    const { channels } = await sharp(thumbnail).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(40);
  });
});
