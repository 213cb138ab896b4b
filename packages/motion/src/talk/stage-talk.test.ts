import { LayeredSceneSchema } from '@kinora/renderer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonValue, ImageRequest, ProviderCall } from '@kinora/models';
import { createCastModel, createDioramaModel, readCastPlan, sceneManners } from '@kinora/painter';
import { createPanelPlanner } from '@kinora/painter/board';
import { openPainting } from '@kinora/painter/hand';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stageTalk } from './stage-talk.ts';

const request: ImageRequest = {
  prompt: 'a sunny meadow',
  aspectRatio: '16:9',
  language: 'English',
  videoStyle: 'auto',
  seed: 4,
  inputs: [],
  longSide: 320,
};
const painting = openPainting();
const [manner] = sceneManners.filter(({ key }) => key === 'gemini_2_5_flash');
let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-talk-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function callIn(): Promise<ProviderCall> {
  return {
    signal: new AbortController().signal,
    workFolder: await mkdtemp(path.join(root, 'call-')),
    log: pino({ level: 'silent' }),
  };
}

async function planOf(change: Partial<ImageRequest>): Promise<JsonValue> {
  if (manner === undefined) {
    throw new Error('no manner');
  }
  const model = createCastModel(manner, {
    places: createDioramaModel(manner, painting),
    painting,
    panels: createPanelPlanner(),
  });
  const progress = await model.start({ ...request, ...change }, await callIn());
  return progress.state === 'finished' ? (progress.result.plan ?? null) : null;
}

describe('a scene of people who speak', () => {
  it('ENG-01 sets speakers in motion: mouths by their sounds, none when lipsync is off', async () => {
    const person = await planOf({ prompt: 'a woman', isPortrait: true });
    const plan = readCastPlan(await planOf({ characters: [person] }));
    if (plan === undefined) {
      throw new Error('no cast');
    }
    const turn = { character: 0, startSeconds: 0.5, endSeconds: 1.5, phonemes: [] };
    const spoken = { ...request, durationSeconds: 2, speech: [turn] };
    const mouthKeys = async (lipsync: boolean | null): Promise<number> => {
      const { scene } = await stageTalk({ plan, painting }, { ...spoken, lipsync }, await callIn());
      const mouth = LayeredSceneSchema.parse(scene).layers.find(({ id }) => id.endsWith('mouth'));
      return mouth?.variantTrack.length ?? 0;
    };
    expect(await mouthKeys(true)).toBeGreaterThan(4);
    expect(await mouthKeys(null)).toBeGreaterThan(4);
    expect(await mouthKeys(false)).toBe(1);
  });

  it('ENG-01 hangs the board of what they speak of between the place and them', async () => {
    const person = await planOf({ prompt: 'a woman', isPortrait: true });
    const scene = {
      title: 'Frogs and toads',
      narration: 'A frog is moist, whereas a toad is dry.',
      index: 0,
      count: 4,
    };
    const plan = readCastPlan(
      await planOf({ characters: [person], scene: { ...scene, keyFacts: ['A frog is moist'] } }),
    );
    if (plan === undefined) {
      throw new Error('no cast');
    }
    const staged = await stageTalk(
      { plan, painting },
      { ...request, durationSeconds: 2, speech: [] },
      await callIn(),
    );
    const { layers, camera } = LayeredSceneSchema.parse(staged.scene);
    const ids = layers.map(({ id }) => id);
    const at = ids.indexOf('panel');
    expect(at).toBeGreaterThan(ids.indexOf('place-far'));
    expect(ids.slice(0, at).every((id) => id.startsWith('place'))).toBe(true);
    // The camera never comes so near that the board leaves the picture.
    const box = layers[at]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const { zoom, x } of camera.shots.flatMap(({ keys }) => keys)) {
      const seen = 960 / zoom;
      expect(box.x).toBeGreaterThan(960 + x - seen);
      expect(box.x + box.width).toBeLessThan(960 + x + seen);
    }
  });
});
