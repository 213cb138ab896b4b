import { describe, expect, it } from 'vitest';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import { picturedThings } from './pictured-things.ts';
import type { Subject } from './rank-subjects.ts';

const english = openPictureIndexes()('en');

function subject(names: readonly string[], spokenAt?: number): Subject {
  return {
    pictures: names.map((name) => ({ set: 'noto', name })),
    word: undefined,
    weight: 1,
    isSure: true,
    isInTitle: false,
    spokenAt,
    spokenAgainAt: undefined,
  };
}

describe('things of a story', () => {
  it('are one where the film and the picture have a word each, and are drawn as the picture names them', () => {
    const both = [subject(['cherry-blossom', 'tulip'], 12), subject(['tulip', 'blossom'])];
    const found = picturedThings(both, 'A bee happily looking at a flower, in a meadow', english);
    expect(found.map(({ pictures: [lead], spokenAt }) => [lead?.name, spokenAt])).toEqual([['tulip', 12]]);
  });

  it('are no colours of clothes', () => {
    const orange = [subject(['tangerine'])];
    expect(picturedThings(orange, 'A boy in an orange pullover', english)).toEqual([]);
    expect(picturedThings(orange, 'A boy beside an orange', english)).toHaveLength(1);
  });
});
