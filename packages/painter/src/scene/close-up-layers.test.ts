import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { PlaceLayers } from '../plan/painting-order.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { dioramaLayers } from './diorama-layers.ts';
import { openIconArts } from './figures/icon-art.ts';
import { paintDiorama } from './paint-diorama.ts';
import { flatten } from './stage.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-close-up-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const woman: Subject = { figure: 'woman', name: 'woman', count: 1, relation: 'alone' };
const closeUp = { of: 0, at: 0.5 };
const bleed = 24;
/** So much that is clear is kept around what is painted on a layer. */
const rim = 32;

function film(change: Partial<ScenePlan> = {}): ScenePlan {
  return samplePlan({ style: 'rich', seed: 5, isForFilm: true, subjects: [woman], ...change });
}

async function layersOf(plan: ScenePlan): Promise<PlaceLayers['layers']> {
  const folder = await mkdtemp(path.join(root, 'layers-'));
  const isWide = plan.aspectRatio === '16:9';
  const size = isWide ? { width: 320, height: 180 } : { width: 180, height: 320 };
  const signal = new AbortController().signal;
  return (await dioramaLayers({ plan, ...size, bleed, folder }, { icons: openIconArts(), signal })).layers;
}

const pixelsOf = (layers: PlaceLayers['layers']): string[] =>
  layers.flatMap(({ files }) => files.map((file) => readFileSync(file).toString('base64')));

describe('a close-up of somebody in a painted scene', () => {
  it.each(['16:9', '9:16'] as const)(
    'fills the picture with their face, out of its middle: %s',
    async (aspectRatio) => {
      const layers = await layersOf(film({ aspectRatio, closeUp }));
      const [behind, face, ...others] = layers.filter(({ moment }) => moment === 'close');
      expect(others).toEqual([]);
      const [width, height] = aspectRatio === '16:9' ? [320, 180] : [180, 320];
      // All of the picture and what a camera reaches beyond it.
      expect(behind?.area).toEqual({
        x: -bleed,
        y: -bleed,
        width: width + 2 * bleed,
        height: height + 2 * bleed,
      });
      const own = layers.find(({ name }) => name === 'subject');
      const { x, y, ...size } = face?.area ?? { x: 0, y: 0, width: 0, height: 0 };
      // Much larger than who stands there, and cut off by the lower edge.
      expect(y + size.height).toBeGreaterThanOrEqual(height);
      expect(size.width - 2 * rim).toBeGreaterThan(2.2 * ((own?.area.width ?? Infinity) - 2 * rim));
      const middle = (x + size.width / 2) / width;
      expect(Math.abs(middle - 0.5)).toBeGreaterThan(0.04);
      // They blink and look about.
      expect(new Set(pixelsOf(layers.filter((layer) => layer === face))).size).toBeGreaterThan(3);
    },
  );

  it.each([
    ['thing:can', 'meadow'],
    ['thing:emptypot', 'kitchen'],
    ['icon:red-apple', 'kitchen'],
    ['icon:seedling', 'garden'],
  ] as const)('fills it with a thing in its middle instead: %s', async (figure, place) => {
    const layers = await layersOf(film({ place, closeUp: { ...closeUp, thing: { figure } } }));
    const [, thing, ...others] = layers.filter(({ moment }) => moment === 'close');
    expect(others).toEqual([]);
    const { x, y, width, height } = thing?.area ?? { x: 0, y: 0, width: 0, height: 0 };
    // Its shadow lies to one side.
    expect(Math.abs(x + width / 2 - 160)).toBeLessThan(30);
    expect(height - 2 * rim).toBeGreaterThan(180 * 0.3);
    // Under the upper edge, and above the subtitles or on a table.
    expect(y + rim).toBeGreaterThan(10);
    expect(thing?.files).toHaveLength(1);
    const plain = await layersOf(film({ place }));
    expect(pixelsOf(layers.filter(({ moment }) => moment !== 'close'))).toEqual(pixelsOf(plain));
  });

  it('has another one beside it, of somebody else before their own part of the place', async () => {
    const man: Subject = { ...woman, figure: 'man', name: 'man', relation: 'beside' };
    const [one, two] = [
      { of: 0, at: 0.3 },
      { of: 1, at: 0.6, isSaid: true },
    ];
    const both = await layersOf(film({ subjects: [woman, man], closeUp: one, nextCloseUp: two }));
    const single = await layersOf(film({ subjects: [woman, man], closeUp: one }));
    const at = (layers: PlaceLayers['layers'], when: string): PlaceLayers['layers'] =>
      layers.filter(({ moment }) => moment === when);
    expect(at(both, 'nextClose').map(({ name }) => name)).toEqual(['behind close-up', 'close-up']);
    const [here, there] = [pixelsOf(at(both, 'close')), pixelsOf(at(both, 'nextClose'))];
    expect(here).toEqual(pixelsOf(at(single, 'close')));
    expect(here.filter((pixels) => there.includes(pixels))).toEqual([]);
  });

  it('is filled by an oven that one looks into, and shows another thing after it', async () => {
    const layers = await layersOf(
      film({
        place: 'kitchen',
        closeUp: { ...closeUp, thing: { figure: 'thing:oven' } },
        nextCloseUp: { of: 0, at: 0.8, thing: { figure: 'thing:loaf' } },
      }),
    );
    const of = (when: string): PlaceLayers['layers'][number] | undefined =>
      layers.filter(({ moment }) => moment === when).at(-1);
    expect(of('close')?.area.y).toBeLessThan(10);
    expect((of('close')?.area.y ?? 0) + (of('close')?.area.height ?? 0)).toBeGreaterThan(180);
    expect(of('nextClose')?.area.width).toBeLessThan(0.9 * (of('close')?.area.width ?? 0));
  });

  it('shows no thing that has no drawing or is no small one', async () => {
    for (const figure of ['icon:no-such-thing', 'icon:ferris-wheel']) {
      const layers = await layersOf(film({ closeUp: { ...closeUp, thing: { figure } } }));
      expect(layers.filter(({ moment }) => moment === 'close')).toEqual([]);
    }
  });

  it('changes nothing of the scene around it, nor of its still', async () => {
    const [plain, close] = [await layersOf(film()), await layersOf(film({ closeUp }))];
    expect(pixelsOf(close.filter(({ moment }) => moment !== 'close'))).toEqual(pixelsOf(plain));
    const size = { width: 320, height: 180, bleed: 0 };
    const stills = await Promise.all(
      [film(), film({ closeUp })].map(async (plan) => {
        const { layers, frame } = await paintDiorama(plan, size, openIconArts());
        return (await flatten(layers, frame).encode('png')).toString('base64');
      }),
    );
    expect(stills[0]).toBe(stills[1]);
  });

  it('moves the lips of who says what is heard, and of nobody else', async () => {
    const faceOf = async (plan: ScenePlan): Promise<PlaceLayers['layers'][number] | undefined> =>
      (await layersOf(plan)).find(({ name }) => name === 'close-up');
    const [silent, speaking] = [
      await faceOf(film({ closeUp })),
      await faceOf(film({ closeUp: { ...closeUp, isSaid: true } })),
    ];
    expect([silent?.paceSeconds, speaking?.paceSeconds]).toEqual([null, expect.any(Number)]);
    // The head keeps still, and no two moments of speech are alike.
    const said = speaking === undefined ? [] : pixelsOf([speaking]);
    expect(new Set(said.slice(0, 5)).size).toBe(5);
  });

  it.each(['fox', 'robot', 'owl', 'mouse', 'icon:toad'])('is one of a creature: %s', async (figure) => {
    const layers = await layersOf(film({ closeUp, subjects: [{ ...woman, figure, name: 'hero' }] }));
    const face = layers.find(({ name }) => name === 'close-up');
    // It reaches to the lower edge, and hangs nowhere in the air.
    expect((face?.area.y ?? 0) + (face?.area.height ?? 0)).toBeGreaterThanOrEqual(180);
  });

  it.each(['icon:hedgehog', 'mouse', 'rabbit', 'whale'])(
    'cuts off nothing of who has no neck: %s',
    async (figure) => {
      const place = figure === 'whale' ? 'beach' : 'meadow';
      const layers = await layersOf(film({ closeUp, place, subjects: [{ ...woman, figure, name: 'hero' }] }));
      const { x, y, width } = layers.find(({ name }) => name === 'close-up')?.area ?? {
        x: -99,
        y: -99,
        width: 0,
      };
      expect(Math.min(x, y) + rim).toBeGreaterThan(4);
      expect(x + width - rim).toBeLessThan(316);
      expect(width - 2 * rim).toBeGreaterThan(60);
    },
  );

  it('is none of who has no face, and of who swims as far as they are over the water', async () => {
    const chair = film({ closeUp, subjects: [{ ...woman, figure: 'icon:chair', name: 'chair' }] });
    expect((await layersOf(chair)).map(({ moment }) => moment)).not.toContain('close');
    const whale = film({ closeUp, place: 'beach', subjects: [{ ...woman, figure: 'whale', name: 'whale' }] });
    const face = (await layersOf(whale)).find(({ name }) => name === 'close-up');
    const foot = (face?.area.y ?? 0) + (face?.area.height ?? 0) - rim;
    expect(foot).toBeGreaterThan(180 * 0.65);
    expect(foot).toBeLessThan(180 * 0.78);
    expect(face?.motion).toBe('alive');
  });
});
