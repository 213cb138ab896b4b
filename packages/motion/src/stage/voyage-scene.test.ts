import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayeredScene } from '@kinora/renderer';
import { heardAt, seenLayers, stagedScene } from './testing/told-scene.ts';

const root = mkdtempSync(path.join(tmpdir(), 'voyage-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const narration =
  'So the girl steered to the left, and to the right, a hundred times, and the shore behind grew small. Then the wind came round: the bow cut through the waves. Zoe had managed to sail to the island of the moon.';
const told = {
  prompt: 'a girl happily sailing, a large island ahead, at dusk under a great moon',
  narration,
  index: 5,
  durationSeconds: 15,
};

describe('a girl who sails away from a shore to an island', () => {
  let scene: LayeredScene;
  beforeAll(async () => {
    scene = await stagedScene(told, root);
  });
  const layerOf = (name: string): LayeredScene['layers'][number] => {
    const layer = scene.layers.find(({ id }) => id.endsWith(name));
    if (layer === undefined) {
      throw new Error(`no ${name}`);
    }
    return layer;
  };

  it('leaves the one small behind her, and has the other before her larger and larger', () => {
    const landed = heardAt(narration, 'Zoe had');
    const sizes = (name: string): number[] =>
      layerOf(name)
        .keys.filter(({ atSeconds, opacity }) => opacity > 0 && atSeconds < landed - 0.2)
        .map(({ scale }) => scale);
    const [home, island] = [sizes('home shore'), sizes('land')];
    expect(home[0]).toBeGreaterThan(2 * (home.at(-1) ?? 0));
    expect(island.at(-1)).toBeGreaterThan(2 * (island[0] ?? 1));
    expect(seenLayers(scene, 1).some((id) => id.endsWith('-land'))).toBe(false);
    expect(seenLayers(scene, 1).some((id) => id.endsWith('home shore'))).toBe(true);
  });

  it('is seen from both sides of her boat, and with foam at its bow', () => {
    const shown = new Set(layerOf('subject').variantTrack.map(({ variant }) => variant));
    expect([...shown].some((variant) => variant >= layerOf('subject').files.length - 5)).toBe(true);
    expect(new Set(layerOf('wake').variantTrack.map(({ variant }) => variant)).size).toBeGreaterThan(2);
  });
});

describe('a boat against the current of a river', () => {
  it('goes forward and back among flecks that come towards it', async () => {
    const river = 'It fought the current itself: for every length gained, the water took two of them back.';
    const prompt = 'a small red boat, beside a river with an old stone bridge';
    const { layers } = await stagedScene({ prompt, narration: river, index: 3, durationSeconds: 9 }, root);
    const keysOf = (name: string) => layers.find(({ id }) => id.endsWith(name))?.keys ?? [];
    const steps = keysOf('boat').map(({ x }, place, keys) => x - (keys[place - 1]?.x ?? x));
    expect(steps.some((step) => step > 1) && steps.some((step) => step < -1)).toBe(true);
    expect(keysOf('passing').some(({ opacity }) => opacity > 0.5)).toBe(true);
  });
});
