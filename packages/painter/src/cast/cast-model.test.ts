import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonValue, ImageRequest, ImageResult } from '@kinora/models';
import { createDioramaModel } from '../scene/diorama-model.ts';
import { sceneManners } from '../scene/scene-manners.ts';
import { createPanelPlanner } from '../board/index.ts';
import { createCastModel } from './cast-model.ts';
import { openPainting } from '../hand/paint-order.ts';
import { readCastPlan } from '../plan/cast-plan.ts';

const request: ImageRequest = {
  prompt: 'a sunny meadow',
  aspectRatio: '16:9',
  language: 'English',
  videoStyle: 'auto',
  seed: 4,
  inputs: [],
  longSide: 320,
};

describe('createCastModel', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'kinora-people-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const manner = sceneManners.find(({ key }) => key === 'gemini_2_5_flash');
  if (manner === undefined) {
    throw new Error('no manner');
  }
  const painting = openPainting();
  const model = createCastModel(manner, { places: createDioramaModel(manner, painting), painting });
  async function callIn() {
    return {
      signal: new AbortController().signal,
      workFolder: await mkdtemp(path.join(root, 'call-')),
      log: pino({ level: 'silent' }),
    };
  }

  async function paint(change: Partial<ImageRequest>): Promise<ImageResult> {
    const progress = await model.start({ ...request, ...change }, await callIn());
    if (progress.state !== 'finished') {
      throw new Error('not finished');
    }
    return progress.result;
  }

  const planOf = ({ plan }: ImageResult): JsonValue => plan ?? null;
  const pixelsOf = ({ file }: ImageResult): Promise<Buffer> => sharp(file).raw().toBuffer();

  it('API-16 paints a portrait whose plan paints the same person again, in any place', async () => {
    const portrait = await paint({ prompt: 'an old man with a moustache', isPortrait: true });
    expect(planOf(portrait)).toMatchObject({ kind: 'person', age: 'old', beard: 'moustache' });
    const meadow = await paint({ characters: [planOf(portrait)] });
    const lake = await paint({ characters: [planOf(portrait)], prompt: 'a mountain lake', seed: 9 });
    expect(readCastPlan(meadow.plan)?.people[0]?.person).toEqual(readCastPlan(lake.plan)?.people[0]?.person);
    expect(await pixelsOf(meadow)).not.toEqual(await pixelsOf(lake));
  });

  it('OUT-03 shows both speakers, and the same picture for the same request', async () => {
    const one = planOf(await paint({ prompt: 'a woman', isPortrait: true }));
    const other = planOf(await paint({ prompt: 'a bald man', isPortrait: true, seed: 8 }));
    const scene = await paint({ characters: [one, other] });
    expect(readCastPlan(scene.plan)?.people).toHaveLength(2);
    expect(await pixelsOf(scene)).toEqual(await pixelsOf(await paint({ characters: [one, other] })));
  });

  it.each([
    ['16:9', 1],
    ['16:9', 2],
    ['9:16', 2],
  ] as const)(
    'ENG-01 hangs what is compared behind who speaks of it, in their sight: %s, %i',
    async (aspectRatio, count) => {
      const panels = createPanelPlanner();
      const speakers = createCastModel(manner, {
        places: createDioramaModel(manner, painting),
        painting,
        panels,
      });
      const person = planOf(await paint({ prompt: 'a woman', isPortrait: true }));
      const characters = Array.from({ length: count }, () => person);
      const narration = 'A frog has moist skin, whereas the skin of toads is dry.';
      const scene = {
        title: 'Frogs and toads',
        narration,
        keyFacts: ['Frogs are moist'],
        index: 0,
        count: 4,
      };
      const planIn = async (told: typeof scene) => {
        const progress = await speakers.start(
          { ...request, aspectRatio, characters, scene: told },
          await callIn(),
        );
        return progress.state === 'finished' ? readCastPlan(progress.result.plan) : undefined;
      };
      const { panel, people = [] } = (await planIn(scene)) ?? {};
      const names = panel?.drawing.elements.flatMap((element) => ('name' in element ? [element.name] : []));
      expect(names).toEqual(['frog', 'frog-face']);
      const { x, y, width, height } = panel?.box ?? { x: 0, y: 0, width: 0, height: 0 };
      const frame = aspectRatio === '16:9' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 };
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(frame.width);
      for (const { x: eye, y: eyes, scale } of people) {
        const isBeside = eye + 150 * scale < x || eye - 150 * scale > x + width;
        expect(isBeside || eyes - 150 * scale > y + height).toBe(true);
      }
      expect((await planIn({ ...scene, keyFacts: [] }))?.panel).toBeUndefined();
    },
  );
});
