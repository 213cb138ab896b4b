import type { ImageRequest } from '@kinora/models';
import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { describeScene } from './describe-scene.ts';
import { cakeFigure } from './film-dish.ts';

const manner = { key: 'flux_pro', style: 'rich', hasLettering: false } as const;
const cakes = ['a baker dreaming, in a kitchen', 'a baker working to bake the biggest cake, in a kitchen'];
const breads = ['a baker dreaming, in a kitchen', 'a baker working to bake bread, in a kitchen'];

function shown(prompt: string, index: number, filmPrompts: readonly string[]) {
  const scene = { title: '', narration: 'He was glad.', keyFacts: [], index, count: 7 };
  const request: ImageRequest = {
    ...{ prompt, filmPrompts, scene, aspectRatio: '16:9', language: 'English', videoStyle: 'auto' },
    ...{ seed: 3, inputs: [], longSide: 320 },
  };
  return describeScene(request, manner, openPictureIndex).subjects;
}

const hasCake = (...of: Parameters<typeof shown>): boolean =>
  shown(...of).some(({ figure }) => figure === cakeFigure);

describe('the cake that a film is about', () => {
  it('is where it is made, where it is spoiled and at the end', () => {
    expect(hasCake('a baker baking, in a kitchen', 2, cakes)).toBe(true);
    expect(hasCake('a sad baker, in a kitchen', 3, cakes)).toBe(true);
    expect(hasCake('a baker smiling, friends around, beside a river', 6, cakes)).toBe(true);
  });

  it('is not there before anybody has begun, nor elsewhere, nor where bread is baked', () => {
    expect(hasCake('a baker stirring, an empty pot beside, in a kitchen', 1, cakes)).toBe(false);
    expect(hasCake('a baker and a beekeeper, beside a river', 4, cakes)).toBe(false);
    expect(hasCake('a baker baking, in a kitchen', 2, breads)).toBe(false);
  });

  it('comes off at last', () => {
    const [early, late] = [2, 5].map((index) => shown('a baker baking, in a kitchen', index, cakes)[0]);
    expect(early?.isTried).toBe(true);
    expect(late?.isTried).toBeUndefined();
  });
});
