import { describe, expect, it } from 'vitest';
import { calmDurations } from './calm-pen.ts';

const picture = { begin: 0, duration: 2, wanted: null, isPicture: true };
const word = { begin: 2, duration: 1, wanted: null, isPicture: false };

describe('a pen that would have to wait', () => {
  it('draws the picture before the wait in more time, and writes at its own pace', () => {
    const next = { begin: 8, duration: 1, wanted: 8, isPicture: true };
    const [drawn = 0, written] = calmDurations([picture, word, next], 9);
    expect(drawn).toBeGreaterThan(3);
    expect(written).toBe(1);
    expect(drawn + 1).toBeLessThan(next.begin);
  });

  it('does not draw in more time what the next word does not wait for', () => {
    const next = { begin: 3.2, duration: 1, wanted: 3, isPicture: false };
    expect(calmDurations([picture, word, next], 4.3)).toEqual([2, 1, 1]);
  });

  it('makes nothing later that comes behind its word already', () => {
    const late = { begin: 3, duration: 2, wanted: 1, isPicture: true };
    const [before, , own = 0] = calmDurations([picture, word, late], 15);
    expect(before).toBe(2);
    expect(own).toBeGreaterThan(2);
  });

  it('leaves what stands in the first frame as it is', () => {
    expect(calmDurations([{ ...picture, begin: -1 }], 20)).toEqual([2]);
  });
});
