import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImageRequest, ImageResult } from '@kinora/models';
import { pino } from 'pino';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPainting } from '../../hand/paint-order.ts';
import type { Likeness } from '../../plan/scene-plan.ts';
import { readScenePlan } from '../../scene/diorama-layers.ts';
import { likenessArts } from '../../scene/figures/likeness-art.ts';
import { createDioramaModel } from '../../scene/diorama-model.ts';
import { createPictureEditModel } from '../picture-edit-model.ts';

const painting = openPainting();
const manner = { key: 'nano_banana_edit', style: 'rich', hasLettering: false } as const;
const fromWords = createDioramaModel(manner, painting);
const model = createPictureEditModel({ finish: 'as-it-is', fromWords, manner, painting });
let folder = '';
let portrait = '';
let longHaired = '';
let loose = '';
let boat = '';
let lake = '';

const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270">${shapes}</svg>`;
const wall = '<rect width="480" height="270" fill="#e8dcc8"/>';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-likeness-'));
  const keep = async (name: string, shapes: string): Promise<string> => {
    const file = path.join(folder, `${name}.png`);
    await sharp(Buffer.from(svg(shapes)))
      .png()
      .toFile(file);
    return file;
  };
  // A head with a bright blue mark on its forehead, a neck, and shoulders in purple that the picture cuts off.
  portrait = await keep(
    'portrait',
    `${wall}<rect x="222" y="120" width="36" height="60" fill="#8a4a2a"/><path d="M150 270 Q150 170 240 166 Q330 170 330 270Z" fill="#6a2f8a"/><circle cx="240" cy="88" r="56" fill="#8a4a2a"/><rect x="212" y="52" width="56" height="20" fill="#1040ff"/>`,
  );
  // The same with hair that falls over neck and shoulders.
  longHaired = await keep(
    'long-haired',
    `${wall}<path d="M150 270 Q150 170 240 166 Q330 170 330 270Z" fill="#6a2f8a"/><path d="M178 90 Q178 28 240 28 Q302 28 302 90 L312 214 L168 214Z" fill="#2a1a14"/><rect x="224" y="120" width="32" height="52" fill="#8a4a2a"/><ellipse cx="240" cy="92" rx="42" ry="54" fill="#8a4a2a"/><rect x="216" y="52" width="48" height="18" fill="#1040ff"/>`,
  );
  // Hair that stands off the neck, with the wall between both, and a mouth that smiles.
  loose = await keep(
    'loose-haired',
    `${wall}<path d="M150 270 Q150 186 240 182 Q330 186 330 270Z" fill="#6a2f8a"/><path d="M178 90 Q178 28 240 28 Q302 28 302 90 L308 214 L272 214 L272 90 L208 90 L208 214 L172 214Z" fill="#2a1a14"/><rect x="228" y="120" width="24" height="68" fill="#c08a64"/><ellipse cx="240" cy="92" rx="44" ry="56" fill="#c08a64"/><circle cx="224" cy="86" r="5" fill="#201010"/><circle cx="256" cy="86" r="5" fill="#201010"/><path d="M226 116 Q240 128 254 116 Q240 134 226 116Z" fill="#b03030"/>`,
  );
  boat = await keep('boat', `${wall}<path d="M160 150 L330 150 L296 200 L196 200Z" fill="#c01848"/>`);
  lake = await keep(
    'lake',
    '<rect width="480" height="150" fill="#9cc4e0"/><rect y="150" width="480" height="120" fill="#8ab4d0"/>',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const opening = 'A woman looking around, at the edge of a village, clear daylight';

async function paint(change: Partial<ImageRequest>, index = 2): Promise<ImageResult> {
  const workFolder = await mkdtemp(path.join(folder, 'call-'));
  const request: ImageRequest = {
    prompt: 'A woman beginning to surf, on the waves of the sea, clear daylight',
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed: 4,
    filmPrompts: [opening],
    inputs: [portrait],
    longSide: 640,
    scene: { title: '', narration: '', keyFacts: [], index, count: 7 },
    ...change,
  };
  const call = { signal: new AbortController().signal, workFolder, log: pino({ enabled: false }) };
  const progress = await model.start(request, call);
  if (progress.state !== 'finished') {
    throw new Error('a built-in picture is finished at once');
  }
  return progress.result;
}

const likenessIn = ({ plan }: ImageResult): Likeness | undefined =>
  readScenePlan(plan)?.subjects.find(({ likeness }) => likeness !== undefined)?.likeness;

/** How far a colour is from another one, 0 to 765. */
function away(one: string, other: string): number {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return channels(one).reduce((sum, value, at) => sum + Math.abs(value - (channels(other)[at] ?? 0)), 0);
}

/** Pixels of a picture that a test finds to be of a colour. */
async function count(
  { file }: ImageResult,
  isIt: (red: number, green: number, blue: number) => boolean,
): Promise<number> {
  const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += 3) {
    found += isIt(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) ? 1 : 0;
  }
  return found;
}
const isMark = (red: number, green: number, blue: number): boolean => blue > 150 && red < 60 && green < 100;

describe('somebody of a photograph in a story', () => {
  it('does what is told of them, with their own head and in the colours of their skin and clothes', async () => {
    const picture = await paint({});
    const hero = readScenePlan(picture.plan)?.subjects[0];
    expect([hero?.figure, hero?.act]).toEqual(['woman', 'surf']);
    const likeness = likenessIn(picture);
    if (likeness?.kind !== 'head') {
      throw new Error('no head');
    }
    expect(away(likeness.skin, '#8a4a2a')).toBeLessThan(24);
    expect(away(likeness.clothes, '#6a2f8a')).toBeLessThan(24);
    expect(likeness.neck).toBeCloseTo(0.5, 1);
    expect(await count(picture, isMark)).toBeGreaterThan(30);
  });

  it('has a head that ends at the neck, with nothing of the wall', async () => {
    const likeness = likenessIn(await paint({}));
    if (likeness?.kind !== 'head') {
      throw new Error('no head');
    }
    const { data, info } = await sharp(Buffer.from(likeness.picture, 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let [purple, wallSeen, seen] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      seen += alpha > 128 ? 1 : 0;
      purple += alpha > 128 && blue > red + 20 && red > 80 ? 1 : 0;
      wallSeen += alpha > 128 && red > 200 && green > 190 ? 1 : 0;
    }
    expect(seen / (info.width * info.height)).toBeGreaterThan(0.5);
    expect(purple / seen).toBeLessThan(0.02);
    expect(wallSeen / seen).toBeLessThan(0.02);
  });

  it('has nothing of the wall between hair and neck, and the hair as far as it hangs', async () => {
    const likeness = likenessIn(await paint({ inputs: [loose] }));
    if (likeness?.kind !== 'head') {
      throw new Error('no head');
    }
    const { data, info } = await sharp(Buffer.from(likeness.picture, 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let [wallSeen, seen] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, , alpha = 0] = data.subarray(at, at + 4);
      seen += alpha > 128 ? 1 : 0;
      wallSeen += alpha > 60 && red > 200 && green > 190 ? 1 : 0;
    }
    expect(seen / (info.width * info.height)).toBeGreaterThan(0.5);
    expect(wallSeen / seen).toBeLessThan(0.004);
    expect(likeness.foot ?? 1).toBeLessThan(0.97);
  });

  it('does not smile where sorrow is told', async () => {
    const plan = readScenePlan((await paint({ inputs: [loose] })).plan);
    const [hero] = plan?.subjects ?? [];
    if (hero?.likeness?.kind !== 'head' || hero.likeness.features === undefined) {
      throw new Error('no face');
    }
    const { mouth } = hero.likeness.features;
    const { head } = await likenessArts(hero);
    // How much lower the middle of the lips is than their corners, in pixels.
    const smileOf = (look: 'sad' | undefined): number => {
      const image = head?.seen(look);
      const canvas = createCanvas(image?.width ?? 1, image?.height ?? 1);
      const context = canvas.getContext('2d');
      context.drawImage(image as never, 0, 0);
      const rowOf = (x: number): number => {
        const { data } = context.getImageData(Math.round(x * canvas.width), 0, 1, canvas.height);
        const rows = Array.from({ length: canvas.height }, (_, y) => y).filter(
          (y) => (data[y * 4] ?? 0) - (data[y * 4 + 1] ?? 0) > 80,
        );
        return rows.reduce((sum, y) => sum + y, 0) / Math.max(1, rows.length);
      };
      const aside = mouth.halfWidth * 0.75;
      return rowOf(mouth.x) - (rowOf(mouth.x - aside) + rowOf(mouth.x + aside)) / 2;
    };
    expect(smileOf(undefined)).toBeGreaterThan(3);
    expect(smileOf('sad')).toBeLessThan(smileOf(undefined) / 3);
  });

  it('is known by the chin where hair falls over the neck', async () => {
    const picture = await paint({ inputs: [longHaired] });
    expect(likenessIn(picture)?.kind).toBe('head');
    expect(await count(picture, isMark)).toBeGreaterThan(30);
  });

  it('stands in the place that is told from the first scene on', async () => {
    const first = await paint({ prompt: opening }, 0);
    expect(readScenePlan(first.plan)?.place).toBe('village');
    expect(likenessIn(first)?.kind).toBe('head');
  });

  it('is one of the people of a scene, never the other', async () => {
    const prompt =
      'A beekeeper and a woman together by the well, at the edge of a village, warm evening light';
    const plan = readScenePlan((await paint({ prompt })).plan);
    const shown = plan?.subjects.filter(({ likeness }) => likeness !== undefined) ?? [];
    expect(shown.map(({ figure }) => figure)).toEqual(['woman']);
    expect(plan?.subjects.length).toBeGreaterThan(1);
  });
});

describe('a thing of a photograph in a story', () => {
  const filmPrompts = ['A small boat looking around, on a cliff above the sea, clear daylight'];
  const prompt = 'A small boat calm, beginning to see the sea, on a cliff above the sea, clear daylight';

  it('is the very thing of the photograph, where the scene is', async () => {
    const picture = await paint({ prompt, filmPrompts, inputs: [boat] });
    expect(likenessIn(picture)?.kind).toBe('whole');
    const isHull = (red: number, green: number, blue: number): boolean =>
      red > 120 && green < 70 && blue < 130;
    expect(await count(picture, isHull)).toBeGreaterThan(400);
    expect(
      await count(
        picture,
        (red, green, blue) =>
          away(
            `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
            '#e8dcc8',
          ) < 24,
      ),
    ).toBeLessThan(640 * 360 * 0.05);
  });

  it('is painted as the words say where it does not stand free, after a scene of the photograph', async () => {
    const plans = await Promise.all(
      [0, 2, 4, 6].map(async (index) => (await paint({ prompt, filmPrompts, inputs: [lake] }, index)).plan),
    );
    expect(plans.map((plan) => readScenePlan(plan)?.subjects[0]?.figure)).toEqual([
      undefined,
      'boat',
      'boat',
      'boat',
    ]);
  });

  it('has no face in any scene where the photograph shows none', async () => {
    const told = 'A small red boat happily looking at the sea, on a beach by the sea, clear daylight';
    const alive = { prompt: told, filmPrompts: ['A small red boat looking around, beside a lake', told] };
    const [byWords, uploaded] = [
      await paint({ ...alive, inputs: [] }),
      await paint({ ...alive, inputs: [lake] }),
    ];
    const faceIn = ({ plan }: ImageResult) => readScenePlan(plan)?.subjects.map(({ hasFace }) => hasFace);
    expect(faceIn(byWords)).toEqual([true]);
    expect(faceIn(uploaded)).toEqual([undefined]);
  });
});
