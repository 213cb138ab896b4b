import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsOf, formatDollars, microDollarsOf } from './dollars.ts';

describe('dollars', () => {
  it('millionths survive the way to JSON and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (micro) => {
        const wire: unknown = JSON.parse(JSON.stringify(dollarsOf(micro)));
        expect(microDollarsOf(Number(wire))).toBe(micro);
      }),
    );
  });

  it.each([
    [0, '$0.00'],
    [0.8, '$0.80'],
    [12, '$12.00'],
    [0.04, '$0.04'],
    [0.039, '$0.039'],
    [0.0025, '$0.0025'],
    [1_234.5, '$1234.50'],
  ])('%s dollars are shown as %s', (dollars, text) => {
    expect(formatDollars(dollars)).toBe(text);
  });

  it('what is no number is refused', () => {
    expect(() => microDollarsOf(Number.NaN)).toThrow(RangeError);
  });
});
