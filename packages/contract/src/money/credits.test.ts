import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsOf, formatCredits, hundredthsOf } from './credits.ts';

describe('credits', () => {
  it('hundredths survive the way to JSON and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -10_000_000_000n, max: 10_000_000_000n }), (hundredths) => {
        const wire: unknown = JSON.parse(JSON.stringify(creditsOf(hundredths)));
        expect(hundredthsOf(Number(wire))).toBe(hundredths);
      }),
    );
  });

  it('credits are shown with two decimals', () => {
    expect(formatCredits(148.2)).toBe('148.20');
    expect(formatCredits(0)).toBe('0.00');
    expect(formatCredits(1000)).toBe('1000.00');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (hundredths) => {
        expect(formatCredits(creditsOf(BigInt(hundredths)))).toMatch(/^\d+\.\d\d$/u);
      }),
    );
  });

  it('what is no number is refused', () => {
    expect(() => hundredthsOf(Number.NaN)).toThrow(RangeError);
  });
});
