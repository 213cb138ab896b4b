import type { SpokenTurn } from '@kinora/models';
import type { PlacedPerson } from '@kinora/painter';
import { describe, expect, it } from 'vitest';
import { headMoves } from './head-moves.ts';

const turn = (character: number, startSeconds: number, endSeconds: number): SpokenTurn => ({
  character,
  startSeconds,
  endSeconds,
  phonemes: [],
});

/** How far a head has gone to the side that it is turned to, at the most between two moments. */
function towardBetween(
  [from, until]: readonly [number, number],
  turns: { own?: readonly SpokenTurn[]; others?: readonly SpokenTurn[] },
): number {
  const placed: Pick<PlacedPerson, 'yaw' | 'scale'> = { yaw: -0.6, scale: 1 };
  const keys = headMoves({
    own: [],
    others: [],
    ...turns,
    placed,
    gestures: [],
    durationSeconds: 14,
    seed: 3,
  });
  return Math.max(
    0,
    ...keys.flatMap(({ atSeconds, x = 0 }) => (atSeconds >= from && atSeconds <= until ? [-x] : [])),
  );
}

describe('of two who speak with each other', () => {
  it('each turns to the other who begins, and to whom they ask', () => {
    const others = [turn(1, 6, 10)];
    expect(towardBetween([6, 7.5], { others })).toBeGreaterThan(8);
    expect(towardBetween([5, 6.5], { own: [turn(0, 1, 6)], others })).toBeGreaterThan(8);
  });

  it('nobody turns away who tells alone', () => {
    expect(towardBetween([0, 14], { own: [turn(0, 1, 6)] })).toBe(0);
  });
});
