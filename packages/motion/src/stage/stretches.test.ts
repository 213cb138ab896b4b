import { describe, expect, it } from 'vitest';
import { stretchesOf } from './stretches.ts';

const turn = { lead: 0, does: {}, without: [], mood: 'calm', isBefore: true, at: 0.5 } as const;
const words = [0, 0.2, 0.49, 0.8].map((part, index) => ({ part, atSeconds: 0.5 + index * 2 }));

describe('the stretches of a scene', () => {
  it('meet right before the word that tells of the second thing, and last as long as the scene', () => {
    const [first, second] = stretchesOf(turn, { durationSeconds: 9, words });
    expect([first.moment, second?.moment]).toEqual(['other', 'shown']);
    expect(first.seconds).toBeCloseTo(4.38);
    expect(second?.fromSeconds).toBe(first.seconds);
    expect(first.seconds + (second?.seconds ?? 0)).toBe(9);
  });

  it('show the picture first where the other moment comes after it', () => {
    const stretches = stretchesOf({ ...turn, isBefore: false }, { durationSeconds: 9, words });
    expect(stretches.map(({ moment }) => moment)).toEqual(['shown', 'other']);
  });

  it('are one where nothing is told twice, nobody speaks, or either would be seen for no time', () => {
    const whole = [{ moment: null, fromSeconds: 0, seconds: 9 }];
    expect(stretchesOf(undefined, { durationSeconds: 9, words })).toEqual(whole);
    expect(stretchesOf(turn, { durationSeconds: 9 })).toEqual(whole);
    expect(stretchesOf({ ...turn, at: 0.02 }, { durationSeconds: 9, words })).toEqual(whole);
    expect(stretchesOf(turn, { durationSeconds: 5, words })).toEqual([{ ...whole[0], seconds: 5 }]);
  });
});
