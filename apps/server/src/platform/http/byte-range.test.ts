import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=5-3', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=99999999999999999999-', 'whole'],
])('U8 %j of ten bytes is %j', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

it('U8 whatever the header, a range lies inside the file (property)', () => {
  const number = fc.oneof(fc.constant(''), fc.nat(2_000).map(String), fc.string({ maxLength: 4 }));
  const header = fc.oneof(
    fc.string(),
    fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`),
  );
  fc.assert(
    fc.property(header, fc.integer({ min: 1, max: 1_000 }), (text, total) => {
      const range = parseByteRange(text, total);
      if (typeof range === 'object') {
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(total);
      }
    }),
    { numRuns: 2_000 },
  );
});
