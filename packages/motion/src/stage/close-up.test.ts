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
  root = await mkdtemp(path.join(tmpdir(), 'kinora-close-up-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const narration =
  'At the edge of a quiet forest there lived a woman called Ada, in a house that nobody knew. She could look at a single daisy for a whole afternoon. Nobody called her away from it, and nobody ever came by.';
/** A second for every 15 letters. */
const words = [...narration.matchAll(/\S+/gu)].map(({ index }) => ({
  part: index / narration.length,
  atSeconds: 0.4 + index / 15,
}));
const faceAt = 0.4 + narration.indexOf('Nobody called') / 15;
const durationSeconds = 16;

async function planOf(): Promise<JsonValue> {
  const [manner] = sceneManners;
  if (manner === undefined) {
    throw new Error('no manner');
  }
  const progress = await createDioramaModel(manner, painting).start(
    {
      prompt: 'a woman in a forest',
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: 3,
      inputs: [],
      longSide: 320,
      scene: { title: 'Where the woman lived', narration, keyFacts: [], index: 1, count: 7 },
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

function seenAt({ layers }: LayeredScene, seconds: number): string[] {
  return layers.filter((layer) => opacityAt(layer, seconds) > 0).map(({ id }) => id.replace(/^\d+-/u, ''));
}

describe('a painted scene with a close-up', () => {
  it('shows the face and what is behind it, and nothing else, from its words on', async () => {
    const scene = await staged();
    const close = ['behind close-up', 'close-up'];
    expect(seenAt(scene, faceAt + 0.5)).toEqual(close);
    expect(seenAt(scene, faceAt + 3)).toEqual(close);
    const before = seenAt(scene, faceAt - 0.5);
    expect(before).toContain('subject');
    expect(before).not.toEqual(expect.arrayContaining(close));
    // One cut into it, and a camera that creeps on from there.
    const shots = scene.camera.shots.filter(
      ({ fromSeconds }) => fromSeconds > faceAt - 0.3 && fromSeconds < faceAt + 3,
    );
    expect(shots).toHaveLength(1);
    const keys = shots[0]?.keys ?? [];
    expect(keys.map(({ x, y, zoom }) => [x, y, zoom])).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ]);
    expect(keys[1]?.dolly).toBeGreaterThan(0);
  });

  it('has none where nobody tells it, or one shot is asked for', async () => {
    for (const change of [{ words: [] }, { prompt: 'one continuous shot' }]) {
      const scene = await staged(change);
      expect(scene.layers.map(({ id }) => id).filter((id) => id.endsWith('close-up'))).toEqual([]);
    }
    expect(readScenePlan(await planOf())?.closeUp).toBeDefined();
  });
});
