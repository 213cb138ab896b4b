import { describe, expect, it } from 'vitest';
import { isOfOneSide } from './of-one-side.ts';
import type { Subject } from './rank-subjects.ts';

const subject = (word: string): Subject => ({
  pictures: [],
  word,
  weight: 1,
  isSure: true,
  isInTitle: false,
  spokenAt: 0,
  spokenAgainAt: undefined,
});
const pair = [subject('frogs'), subject('toads')];

describe('what stands between two that are compared', () => {
  it.each([
    ['Squat bodies', 'Toads are told from frogs by their squat bodies.', true],
    ['Lay their eggs in water', 'Both frogs and toads lay their eggs in water.', false],
    ['Rain wakes them', 'It is still cold in March. Rain wakes them.', false],
  ])('is nothing that is told of one: %s (%s)', (text, narration, isKeptOut) => {
    expect(isOfOneSide({ text }, { narration, code: 'en' }, pair)).toBe(isKeptOut);
  });
});
