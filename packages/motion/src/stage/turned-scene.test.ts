import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonValue, VideoRequest } from '@kinora/models';
import { createDioramaModel, readScenePlan, sceneManners } from '@kinora/painter';
import { builtInFinder } from '@kinora/painter/cut-out';
import type { LayeredScene } from '@kinora/renderer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { motionModels } from '../motion-manners.ts';
import { painting, quietCall } from '../talk/testing/cast-plans.ts';
import { stageClip } from './stage-clip.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-turned-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const narration =
  'All night long the robot did not lift the cloth, though it was hard. By morning the dough had risen like a hill. Into the oven it went, and a loaf came out whose crust sang when it was tapped.';
/** A second for every 15 letters. */
const words = [...narration.matchAll(/\S+/gu)].map(({ index }) => ({
  part: index / narration.length,
  atSeconds: 0.4 + index / 15,
}));
const loafAt = 0.4 + narration.indexOf('and a loaf') / 15;
const durationSeconds = 14;

async function planOf(): Promise<JsonValue> {
  const [manner] = sceneManners;
  if (manner === undefined) {
    throw new Error('no manner');
  }
  const progress = await createDioramaModel(manner, painting).start(
    {
      prompt: 'a robot happily baking bread, in a kitchen',
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: 3,
      inputs: [],
      longSide: 320,
      scene: { title: 'Once more, slowly', narration, keyFacts: [], index: 5, count: 7 },
    },
    await quietCall(root),
  );
  if (progress.state !== 'finished' || progress.result.plan === undefined) {
    throw new Error('a picture is finished at once');
  }
  return progress.result.plan;
}

async function staged(change: Partial<VideoRequest> = {}): Promise<LayeredScene> {
  const [motion] = motionModels;
  if (motion === undefined) {
    throw new Error('no motion');
  }
  const imagePlan = await planOf();
  const asked = { prompt: '', aspectRatio: '16:9', durationSeconds, seed: 5, longSide: 320 } as const;
  const call = { ...(await quietCall(root)), painting, subjects: builtInFinder };
  return stageClip({ ...asked, image: '', imagePlan, words, ...change }, motion.manner, call);
}

/** How visible a layer is at a moment. */
function opacityAt({ keys }: LayeredScene['layers'][number], seconds: number): number {
  return keys.findLast(({ atSeconds }) => atSeconds <= seconds)?.opacity ?? 1;
}

function castAt({ layers }: LayeredScene, seconds: number): string[] {
  return layers
    .filter(({ id }) => id.endsWith('-subject'))
    .filter((layer) => opacityAt(layer, seconds) > 0)
    .map(({ id }) => id);
}

describe('a painted scene that tells of two things', () => {
  it('shows one until the words tell of the other, through a cut of the camera', async () => {
    const scene = await staged();
    const [before, after] = [castAt(scene, loafAt - 0.3), castAt(scene, loafAt)];
    expect(before).toHaveLength(1);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect([0, 2, 5].map((seconds) => castAt(scene, seconds))).toEqual([before, before, before]);
    expect([loafAt + 1, durationSeconds].map((seconds) => castAt(scene, seconds))).toEqual([after, after]);
    const cuts = scene.camera.shots.map(({ fromSeconds }) => fromSeconds);
    expect(cuts).toEqual(cuts.toSorted((one, other) => one - other));
    const cut = cuts.find((at) => at > loafAt - 0.3 && at <= loafAt);
    expect(cut).toBeDefined();
    const place = cuts.findIndex((at) => at === cut);
    const [last, first] = [scene.camera.shots[place - 1], scene.camera.shots[place]];
    expect(first?.keys[0]?.zoom).not.toBeCloseTo(last?.keys.at(-1)?.zoom ?? 0, 1);
  });

  it('lets everybody live while they are seen', async () => {
    const { layers } = await staged();
    const moving = layers
      .filter(({ id }) => id.endsWith('-subject'))
      .map(({ variantTrack }) => variantTrack.map(({ atSeconds }) => atSeconds));
    const spans = moving.map((times) => [Math.min(...times) < loafAt, Math.max(...times) > loafAt]);
    expect(spans).toContainEqual([true, false]);
    expect(spans).toContainEqual([false, true]);
  });

  it('shows its picture alone where nobody tells it, or one shot is asked for', async () => {
    for (const change of [{ words: [] }, { prompt: 'one continuous shot' }]) {
      const scene = await staged(change);
      const casts = scene.layers.filter(({ id }) => id.endsWith('-subject'));
      expect(casts).toHaveLength(1);
      expect(casts.map(({ keys }) => keys.filter(({ opacity }) => opacity < 1))).toEqual([[]]);
    }
    expect(readScenePlan(await planOf())?.turn).toBeDefined();
  });
});
