import { LayeredSceneSchema } from '@kinora/renderer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonValue, ImageRequest } from '@kinora/models';
import { readCastPlan, sceneManners } from '@kinora/painter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stageTalk } from './stage-talk.ts';
import { painting, paintedPlan, quietCall, smallPicture } from './testing/cast-plans.ts';

const [manner] = sceneManners.filter(({ key }) => key === 'gemini_2_5_flash');
let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-talk-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const planOf = (change: Partial<ImageRequest>): Promise<JsonValue> => paintedPlan(manner, change, root);

describe('a scene of people who speak', () => {
  it('ENG-01 sets speakers in motion: mouths by their sounds, none when lipsync is off', async () => {
    const person = await planOf({ prompt: 'a woman', isPortrait: true });
    const plan = readCastPlan(await planOf({ characters: [person] }));
    if (plan === undefined) {
      throw new Error('no cast');
    }
    const turn = { character: 0, startSeconds: 0.5, endSeconds: 1.5, phonemes: [] };
    const spoken = { ...smallPicture, durationSeconds: 2, speech: [turn] };
    const mouthKeys = async (lipsync: boolean | null): Promise<number> => {
      const { scene } = await stageTalk({ plan, painting }, { ...spoken, lipsync }, await quietCall(root));
      const mouth = LayeredSceneSchema.parse(scene).layers.find(({ id }) => id.endsWith('mouth'));
      return mouth?.variantTrack.length ?? 0;
    };
    expect(await mouthKeys(true)).toBeGreaterThan(4);
    expect(await mouthKeys(null)).toBeGreaterThan(4);
    expect(await mouthKeys(false)).toBe(1);
  });

  it('ENG-01 sets the board of what they speak of between the place and them: on a stand, or on the wall of a room', async () => {
    const person = await planOf({ prompt: 'a woman', isPortrait: true });
    const scene = {
      title: 'Frogs and toads',
      narration: 'A frog is moist, whereas a toad is dry.',
      keyFacts: ['A frog is moist'],
      index: 0,
      count: 4,
    };
    const layersIn = async (prompt: string): Promise<string[]> => {
      const plan = readCastPlan(await planOf({ prompt, characters: [person], scene }));
      if (plan === undefined) {
        throw new Error('no cast');
      }
      const request = { ...smallPicture, durationSeconds: 2, speech: [] };
      const staged = await stageTalk({ plan, painting }, request, await quietCall(root));
      const ids = LayeredSceneSchema.parse(staged.scene).layers.map(({ id }) => id);
      return ids.slice(
        0,
        ids.findIndex((id) => id.startsWith('person')),
      );
    };
    const outside = await layersIn('a sunny meadow');
    expect(outside.slice(-2)).toEqual(['stand', 'panel']);
    expect(outside.slice(0, -2).every((id) => id.startsWith('place'))).toBe(true);
    const inside = await layersIn('a classroom');
    expect(inside.at(-1)).toBe('panel');
    expect(inside).not.toContain('stand');
  });

  it('turns the board to what is spoken of', async () => {
    const person = await planOf({ prompt: 'a woman', isPortrait: true });
    const narration =
      'Every single evening of the year, a frog leaves its cool pond. Then, much later, an old bee flies home.';
    const scene = { title: 'Evening', narration, keyFacts: ['a frog leaves'], index: 0, count: 4 };
    const plan = readCastPlan(await planOf({ characters: [person], scene }));
    if (plan?.panel === undefined) {
      throw new Error('no board');
    }
    const speech = [{ character: 0, startSeconds: 0.5, endSeconds: 15.5, phonemes: [] }];
    const asked = { ...smallPicture, durationSeconds: 16, speech };
    const words = [
      { part: 0, atSeconds: 0.5 },
      { part: plan.panel.pages.at(-1)?.from ?? 0, atSeconds: 12.25 },
    ];
    const timed = await stageTalk({ plan, painting }, { ...asked, words }, await quietCall(root));
    const turned = LayeredSceneSchema.parse(timed.scene).layers.find(({ id }) => id === 'panel');
    expect(turned?.variantTrack.at(-1)?.atSeconds).toBe(12.25);
    const staged = await stageTalk({ plan, painting }, asked, await quietCall(root));
    const { layers } = LayeredSceneSchema.parse(staged.scene);
    const panel = layers.find(({ id }) => id === 'panel');
    expect(panel?.variantTrack.map(({ variant }) => variant)).toEqual(
      plan.panel.pages.map((_, page) => page + 1),
    );
    const bee = plan.panel.pages.at(-1)?.from ?? 0;
    expect(panel?.variantTrack.at(-1)?.atSeconds).toBeCloseTo(0.5 + bee * 15, 5);
  });

  it('takes the board away behind who is seen from near', async () => {
    const person = await planOf({ prompt: 'a woman', isPortrait: true });
    const narration = 'In the evening, and only when it is dark, a frog leaves its cool pond.';
    const scene = { title: 'Evening', narration, keyFacts: ['a frog leaves'], index: 0, count: 4 };
    const plan = readCastPlan(await planOf({ characters: [person], scene }));
    if (plan?.panel === undefined) {
      throw new Error('no board');
    }
    const still = { ...plan, panel: { ...plan.panel, pages: [] } };
    const speech = [{ character: 0, startSeconds: 0.5, endSeconds: 27.5, phonemes: [] }];
    const asked = { ...smallPicture, durationSeconds: 28, speech };
    const staged = await stageTalk({ plan: still, painting }, asked, await quietCall(root));
    const { layers, camera } = LayeredSceneSchema.parse(staged.scene);
    const panel = layers.find(({ id }) => id === 'panel');
    expect(new Set(panel?.keys.map(({ opacity }) => opacity))).toEqual(new Set([0, 1]));
    expect(panel?.keys.map(({ atSeconds }) => atSeconds)).toEqual(
      camera.shots.map(({ fromSeconds }) => fromSeconds),
    );
  });
});
