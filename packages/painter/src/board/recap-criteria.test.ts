import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../outline/index.ts';
import { sceneText } from '../testing/scene-text.ts';
import { criteriaOfRecap } from './recap-criteria.ts';

const index = openPictureIndex('en');
const before = [
  'In short. Frogs leap, and toads crawl.',
  'Frogs and toads: size. The largest frog grows to 32 cm. The toad grows to 16 cm.',
  'Frogs and toads: skin. The skin of a frog is moist. That of a toad is dry.',
  'Frogs and toads: legs. The frog leaps. The toad crawls.',
];
const last = { index: 4, count: 5, before } as const;

describe('what two were compared by', () => {
  it('is summed up in one picture of both for each scene, when it is named', () => {
    const narration = 'Size, skin and legs: that is where they differ.';
    const told = criteriaOfRecap(sceneText('en', narration, last), index) ?? [];
    expect(told.map(({ word, spokenAt }) => [word, spokenAt])).toEqual([
      ['Size', 0],
      ['Skin', 6],
      ['Legs', 15],
    ]);
    const drawn = told.map(({ draw }) => JSON.stringify(draw?.()));
    expect(new Set(drawn).size).toBe(3);
  });

  it('shows the one as much larger as it was told to be', () => {
    const [size] = criteriaOfRecap(sceneText('en', 'Size, skin, legs.', last), index) ?? [];
    const swapped = before.map((told) => told.replace('16 cm', '64 cm'));
    const [other] =
      criteriaOfRecap(sceneText('en', 'Size, skin, legs.', { ...last, before: swapped }), index) ?? [];
    const heightOf = (subject: typeof size): number => {
      const shapes = subject?.draw?.() ?? [];
      const { top, bottom } = boundsOf(shapes.slice(0, 3));
      return bottom - top;
    };
    expect(heightOf(size)).toBeGreaterThan(heightOf(other) * 1.5);
  });

  it('is none before the last scene, where one is not named, and where one cannot be drawn', () => {
    const narration = 'Size, skin and legs: that is where they differ.';
    expect(criteriaOfRecap(sceneText('en', narration, { ...last, index: 3 }), index)).toBeUndefined();
    expect(criteriaOfRecap(sceneText('en', 'Their size differs.', last), index)).toBeUndefined();
    const more = [...before, 'Frogs and toads: song. The frog sings. The toad sings as well.'];
    const all = sceneText('en', 'Size, skin, legs and song differ.', { index: 5, count: 6, before: more });
    expect(criteriaOfRecap(all, index)).toBeUndefined();
  });
});
