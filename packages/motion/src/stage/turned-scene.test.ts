import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VideoRequest } from '@kinora/models';
import { readScenePlan } from '@kinora/painter';
import type { LayeredScene } from '@kinora/renderer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardAt, seenLayers, stagedScene, toldPlan } from './testing/told-scene.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-turned-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const narration =
  'All night long the robot waited and did nothing, though it was hard. By morning there was nothing left to wait for. Then its time had come at last, and out of the oven came what sang when it was tapped.';
const loafAt = heardAt(narration, 'and out of');
const durationSeconds = 14;
const told = { prompt: 'a robot happily baking bread, in a kitchen', narration, index: 5, durationSeconds };
const staged = (change?: Partial<VideoRequest>): Promise<LayeredScene> => stagedScene(told, root, change);

function castAt(scene: LayeredScene, seconds: number): string[] {
  return seenLayers(scene, seconds).filter((id) => id.endsWith('-subject'));
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
    expect(readScenePlan(await toldPlan(told, root))?.turn).toBeDefined();
  });
});
