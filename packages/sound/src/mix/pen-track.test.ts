import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelDb } from '../testing/signals.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { PenTrack } from './pen-track.ts';

const second = sampleRateHz;

describe('PenTrack', () => {
  it('is heard softly while the pen is down and not at all while it is up', () => {
    const track = new PenTrack([{ start: second, end: 2 * second }]);
    expect(track.read(second).every((sample) => sample === 0)).toBe(true);
    const drawn = levelDb(track.read(second));
    expect(drawn).toBeGreaterThan(-52);
    expect(drawn).toBeLessThan(-34);
    track.read(second / 2);
    expect(track.read(second).every((sample) => sample === 0)).toBe(true);
  });

  it('sounds the same however it is cut into blocks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 8 }), (sizes) => {
        const spans = [
          { start: 500, end: 3000 },
          { start: 3600, end: 9000 },
        ];
        const pieces = new PenTrack(spans);
        const blocks = sizes.flatMap((size) => [...pieces.read(size)]);
        expect(blocks).toEqual([...new PenTrack(spans).read(blocks.length)]);
      }),
      { numRuns: 30 },
    );
  });
});
