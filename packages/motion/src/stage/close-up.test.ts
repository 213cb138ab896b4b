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
  root = await mkdtemp(path.join(tmpdir(), 'kinora-close-up-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const narration =
  'At the edge of a quiet forest there lived a woman called Ada, in a house that nobody knew. She could look at a single daisy for a whole afternoon. Nobody called her away from it, and nobody ever came by.';
const faceAt = heardAt(narration, 'Nobody called');
const durationSeconds = 16;
const told = { prompt: 'a woman in a forest', narration, index: 2, durationSeconds };
const staged = (change?: Partial<VideoRequest>): Promise<LayeredScene> => stagedScene(told, root, change);

function seenAt(scene: LayeredScene, seconds: number): string[] {
  return seenLayers(scene, seconds).map((id) => id.replace(/^\d+-/u, ''));
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
    expect(readScenePlan(await toldPlan(told, root))?.closeUp).toBeDefined();
  });
});
