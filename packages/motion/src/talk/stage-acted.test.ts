import type { JsonValue, ImageRequest, SpokenTurn } from '@kinora/models';
import { readCastPlan, sceneManners } from '@kinora/painter';
import { builtInFinder } from '@kinora/painter/cut-out';
import type { LayeredScene } from '@kinora/renderer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { motionModels } from '../motion-manners.ts';
import { stageActed } from './stage-acted.ts';
import { painting, paintedPlan, quietCall, smallPicture } from './testing/cast-plans.ts';

const [manner] = sceneManners;
let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-acted-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const planOf = (change: Partial<ImageRequest>): Promise<JsonValue> =>
  paintedPlan(manner, { prompt: 'a woman', ...change }, root);

async function staged(speech: readonly SpokenTurn[], lipsync = true): Promise<LayeredScene> {
  const person = await planOf({ isPortrait: true });
  const plan = readCastPlan(
    await planOf({
      prompt: 'Mara reading a book in a meadow',
      characters: [person],
      players: [{ name: 'Mara', appearance: 'a woman', plan: person }],
      scene: { title: '', narration: '', keyFacts: [], index: 1, count: 3 },
    }),
  );
  const [motion] = motionModels;
  if (plan?.acted === undefined || motion === undefined) {
    throw new Error('nobody acts');
  }
  const request = { ...smallPicture, image: '', durationSeconds: 16, speech, lipsync };
  const call = { ...(await quietCall(root)), painting, subjects: builtInFinder };
  return stageActed({ plan, acted: plan.acted, manner: motion.manner }, request, call);
}

const line: SpokenTurn = { character: 0, startSeconds: 4, endSeconds: 11, phonemes: [] };

/** How visible a layer is at a moment. */
function opacityAt({ keys }: LayeredScene['layers'][number], seconds: number): number {
  return keys.findLast(({ atSeconds }) => atSeconds <= seconds)?.opacity ?? 1;
}

describe('an acted scene', () => {
  it('is looked at from near while somebody speaks, and as a whole before and after', async () => {
    const { layers, camera } = await staged([line]);
    const near = layers.filter(({ id }) => /^person|^place/u.test(id));
    const far = layers.filter(({ space }) => space === 'world').filter((layer) => !near.includes(layer));
    for (const [seconds, isNear] of [
      [1, false],
      [6, true],
      [10, true],
      [14, false],
    ] as const) {
      expect(near.map((layer) => opacityAt(layer, seconds) > 0)).toEqual(near.map(() => isNear));
      expect(far.map((layer) => opacityAt(layer, seconds) > 0)).toEqual(far.map(() => !isNear));
    }
    const cuts = camera.shots.map(({ fromSeconds }) => fromSeconds);
    expect(cuts).toEqual(cuts.toSorted((one, other) => one - other));
    expect(Math.max(...cuts.map((at, index) => at - (cuts[index - 1] ?? 0)))).toBeLessThan(5);
  });

  it('shows nobody from near whose lips are still', async () => {
    const { layers } = await staged([line], false);
    expect(layers.filter(({ id }) => id.startsWith('person'))).toEqual([]);
  });
});
