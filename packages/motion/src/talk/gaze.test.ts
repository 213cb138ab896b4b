import { seededRandom } from '@kinora/painter';
import { describe, expect, it } from 'vitest';
import type { TimedGesture } from './gesture-moments.ts';
import { looksOf } from './gaze.ts';

const turn = { character: 0, startSeconds: 0.2, endSeconds: 20, phonemes: [] };
const point: TimedGesture = { atSeconds: 6, gesture: 'board', person: 0 };
const looks = (change: Partial<Parameters<typeof looksOf>[0]>) =>
  looksOf(
    { own: [turn], gestures: [point], isAlone: false, person: 0, durationSeconds: 20, ...change },
    seededRandom(4),
  );
const at = (seconds: number, track: ReturnType<typeof looksOf>) =>
  track.findLast(({ atSeconds }) => atSeconds <= seconds)?.state;

describe('the eyes of who speaks', () => {
  it('are at us while they tell alone, and at whom they speak with where there are two', () => {
    expect(at(0.1, looks({ isAlone: true }))).toBe('viewer');
    expect(at(0.1, looks({}))).toBe('open');
    expect(looks({}).some(({ state }) => state === 'viewer')).toBe(true);
    expect(looks({ own: [], person: 1 }).some(({ state }) => state === 'viewer')).toBe(false);
  });

  it('are at the board before the hand is; who listens follows', () => {
    expect(at(5.8, looks({}))).toBe('board');
    expect(at(5.8, looks({ own: [], person: 1 }))).not.toBe('board');
    expect(at(6.5, looks({ own: [], person: 1 }))).toBe('board');
    expect(at(9, looks({ own: [], person: 1 }))).toBe('open');
  });
});
