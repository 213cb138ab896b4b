import { describe, expect, it } from 'vitest';
import { planClips } from './plan-clips.ts';
import type { ScenePart } from './plan-clips.ts';

describe('clips of a scene in which nobody speaks on screen', () => {
  const plan = (seconds: number, allowed: readonly number[]) => {
    const { parts, stagedSeconds } = planClips({
      seconds,
      lengths: { seconds: allowed, speaks: false },
      turns: [],
    });
    return { clips: parts.map((part) => part.seconds), staged: Math.round(stagedSeconds * 10) / 10 };
  };

  it.each([
    [
      'the nearest length at or above the narration',
      { seconds: 5.2, allowed: [4, 6, 8] },
      { clips: [6], staged: 0 },
    ],
    ['that very length where there is one', { seconds: 6, allowed: [4, 6, 8] }, { clips: [6], staged: 0 }],
    ['the shortest for a scene that is shorter', { seconds: 3, allowed: [5, 10] }, { clips: [5], staged: 0 }],
    [
      'the longest, played slower, for one that is hardly longer',
      { seconds: 9.2, allowed: [4, 6, 8] },
      { clips: [8], staged: 0 },
    ],
    [
      'one and a staged rest where that is short',
      { seconds: 12.5, allowed: [4, 6, 8] },
      { clips: [8], staged: 3.1 },
    ],
    ['two where the rest is longer', { seconds: 14, allowed: [4, 6, 8] }, { clips: [8, 6], staged: 0 }],
    [
      'two and a staged rest, never three',
      { seconds: 30, allowed: [5, 10] },
      { clips: [10, 10], staged: 6.5 },
    ],
    [
      'what models usually make where one does not say',
      { seconds: 7, allowed: [] },
      { clips: [5], staged: 1.1 },
    ],
  ])('are %s', (_, { seconds, allowed }, expected) => {
    expect(plan(seconds, allowed)).toEqual(expected);
  });
});

describe('clips of people who speak', () => {
  const lengths = { seconds: [], speaks: true } as const;
  const turn = (speaker: number, startSeconds: number, endSeconds: number): ScenePart => ({
    speaker,
    startSeconds,
    endSeconds,
  });
  const stretches = (seconds: number, turns: readonly ScenePart[]) =>
    planClips({ seconds, lengths, turns }).parts.map(({ spoken }) => spoken);

  it('REAL-16 are one for each turn, which meet in the silence between', () => {
    expect(stretches(10, [turn(0, 0.5, 3), turn(1, 4, 6), turn(0, 6.4, 9)])).toEqual([
      turn(0, 0, 3.5),
      turn(1, 3.5, 6.2),
      turn(0, 6.2, 10),
    ]);
  });

  it('REAL-16 take what one says in a row as one turn, in equal parts where it is long', () => {
    expect(stretches(12, [turn(0, 0.5, 3), turn(0, 4, 11)])).toEqual([turn(0, 0, 12)]);
    expect(stretches(30, [turn(0, 0.5, 29)])).toEqual([turn(0, 0, 15), turn(0, 15, 30)]);
  });
});
