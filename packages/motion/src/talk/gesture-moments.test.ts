import { readCastPlan } from '@kinora/painter';
import type { CastPlan } from '@kinora/painter';
import { describe, expect, it } from 'vitest';
import { gestureMoments } from './gesture-moments.ts';
import { samplePeople } from './testing/sample-people.ts';

const people = readCastPlan(samplePeople({ yaw: 0.4 }));
const planWith = (cues?: CastPlan['cues']): CastPlan => {
  if (people === undefined) {
    throw new Error('nobody');
  }
  return { ...people, ...(cues === undefined ? {} : { cues }) };
};
const turn = (character: number, startSeconds: number, endSeconds: number) => ({
  character,
  startSeconds,
  endSeconds,
  phonemes: [],
});
const cues = [
  { from: 0.25, gesture: 'ask' as const },
  { from: 0.75, gesture: 'two' as const },
];

describe('when a gesture is made', () => {
  it('is with its words, by whoever says them', () => {
    const speech = [turn(0, 0.5, 10.5), turn(1, 11, 21)];
    expect(gestureMoments(planWith(cues), { speech, durationSeconds: 22 })).toEqual([
      { atSeconds: 5.5, gesture: 'ask', person: 0 },
      { atSeconds: 16, gesture: 'two', person: 1 },
    ]);
  });

  it('is when its very word is heard, where the words are timed', () => {
    const speech = [turn(0, 0.5, 10.5), turn(1, 11, 21)];
    const words = [
      { part: 0, atSeconds: 0.5 },
      { part: 0.26, atSeconds: 3 },
      { part: 0.74, atSeconds: 18 },
    ];
    const made = gestureMoments(planWith(cues), { words, speech, durationSeconds: 22 });
    expect(made.map(({ atSeconds, person }) => [atSeconds, person])).toEqual([
      [3, 0],
      [18, 1],
    ]);
  });

  it('goes by the scene where a narrator says most of it', () => {
    const speech = [turn(0, 9, 11)];
    const [ask, two] = gestureMoments(planWith(cues), { speech, durationSeconds: 20.8 });
    expect(ask?.atSeconds).toBe(5);
    expect(two?.atSeconds).toBe(15);
  });

  it('is every few seconds of a turn whose words nobody knows', () => {
    const made = gestureMoments(planWith(), { speech: [turn(1, 1, 21)], durationSeconds: 22 });
    expect(made.length).toBeGreaterThan(3);
    expect(new Set(made.map(({ gesture }) => gesture)).size).toBe(3);
    expect(made.every(({ person }) => person === 1)).toBe(true);
    expect(gestureMoments(planWith(), { speech: [], durationSeconds: 22 })).toEqual([]);
  });
});
