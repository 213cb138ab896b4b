import { describe, expect, it } from 'vitest';
import { stretchesOf } from './stretches.ts';

const turn = { lead: 0, does: {}, without: [], mood: 'calm', isBefore: true, at: 0.5 } as const;
const words = [0, 0.2, 0.49, 0.8].map((part, index) => ({ part, atSeconds: 0.5 + index * 2 }));

describe('the stretches of a scene', () => {
  it('meet right before the word that tells of the second thing, and last as long as the scene', () => {
    const [first, second] = stretchesOf({ turn }, { durationSeconds: 9, words });
    expect([first.moment, second?.moment]).toEqual(['other', 'shown']);
    expect(first.seconds).toBeCloseTo(4.38);
    expect(second?.fromSeconds).toBe(first.seconds);
    expect(first.seconds + (second?.seconds ?? 0)).toBe(9);
  });

  it('show the picture first where the other moment comes after it', () => {
    const stretches = stretchesOf({ turn: { ...turn, isBefore: false } }, { durationSeconds: 9, words });
    expect(stretches.map(({ moment }) => moment)).toEqual(['shown', 'other']);
  });

  it('are one where nothing is told twice, nobody speaks, or either would be seen for no time', () => {
    const whole = [{ moment: null, fromSeconds: 0, seconds: 9 }];
    expect(stretchesOf({}, { durationSeconds: 9, words })).toEqual(whole);
    expect(stretchesOf({ turn }, { durationSeconds: 9 })).toEqual(whole);
    expect(stretchesOf({ turn: { ...turn, at: 0.02 } }, { durationSeconds: 9, words })).toEqual(whole);
    expect(stretchesOf({ turn }, { durationSeconds: 5, words })).toEqual([{ ...whole[0], seconds: 5 }]);
  });

  it('are parted by a close-up, which lasts some seconds or to the end', () => {
    const told = [0, 0.2, 0.49, 0.8].map((part, index) => ({ part, atSeconds: 0.5 + index * 3 }));
    const momentsIn = (closeUpAt: number, durationSeconds: number): string =>
      stretchesOf({ closeUp: { of: 0, at: closeUpAt } }, { durationSeconds, words: told })
        .map(
          ({ moment, fromSeconds, seconds }) =>
            `${moment ?? 'all'} ${fromSeconds.toFixed(1)}+${seconds.toFixed(1)}`,
        )
        .join(', ');
    expect(momentsIn(0.2, 14)).toBe('all 0.0+3.4, close 3.4+4.2, all 7.6+6.4');
    expect(momentsIn(0.49, 12)).toBe('all 0.0+6.4, close 6.4+5.6');
    // Who speaks is seen soon, but neither at the very beginning nor for no time.
    expect(
      stretchesOf(
        { closeUp: { of: 0, at: 0.2 } },
        { durationSeconds: 9, words: [{ part: 0.2, atSeconds: 1.5 }] },
      ),
    ).toHaveLength(3);
    expect(momentsIn(0, 12)).toBe('all 0.0+12.0');
    expect(momentsIn(0.8, 10)).toBe('all 0.0+10.0');
  });

  it('go from one close-up to the next, or come back to the scene between two', () => {
    const told = [0, 0.2, 0.35, 0.49, 0.8].map((part, index) => ({ part, atSeconds: 0.5 + index * 2.5 }));
    const momentsIn = (at: number, next: number): string =>
      stretchesOf(
        { closeUp: { of: 0, at }, nextCloseUp: { of: 1, at: next } },
        { durationSeconds: 15, words: told },
      )
        .map(
          ({ moment, fromSeconds, seconds }) =>
            `${moment ?? 'all'} ${fromSeconds.toFixed(1)}+${seconds.toFixed(1)}`,
        )
        .join(', ');
    expect(momentsIn(0.2, 0.35)).toBe('all 0.0+2.9, close 2.9+2.5, nextClose 5.4+4.2, all 9.6+5.4');
    expect(momentsIn(0.2, 0.49)).toBe('all 0.0+2.9, close 2.9+5.0, nextClose 7.9+4.2, all 12.1+2.9');
    expect(momentsIn(0.2, 0.8)).toBe('all 0.0+2.9, close 2.9+4.2, all 7.1+3.3, nextClose 10.4+4.6');
  });

  it('have a close-up beside what is told twice, at the moment of the picture', () => {
    const told = [0, 0.4, 0.7].map((part, index) => ({ part, atSeconds: 0.5 + index * 4 }));
    const about = { turn: { ...turn, at: 0.4 }, closeUp: { of: 0, at: 0.7 } };
    const moments = stretchesOf(about, { durationSeconds: 13, words: told }).map(({ moment }) => moment);
    expect(moments).toEqual(['other', 'shown', 'close']);
    const before = { turn: { ...turn, at: 0.7 }, closeUp: { of: 0, at: 0.4 } };
    const thing = { ...before, closeUp: { ...before.closeUp, thing: { figure: 'thing:can' } } };
    const seen = stretchesOf(thing, { durationSeconds: 13, words: told }).map(({ moment }) => moment);
    expect(seen).toEqual(['other', 'close', 'shown']);
    const none = stretchesOf(before, { durationSeconds: 13, words: told }).map(({ moment }) => moment);
    expect(none).toEqual(['other', 'shown']);
  });
});
