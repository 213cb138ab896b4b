import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largest, levelDb } from '../testing/signals.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { PenTrack } from './pen-track.ts';

const second = sampleRateHz;

describe('PenTrack', () => {
  it('is heard softly while the pen is down and not at all while it is up', () => {
    const track = new PenTrack([{ start: second, end: 2 * second, seed: 1 }]);
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
          { start: 500, end: 3000, seed: 1 },
          { start: 3600, end: 9000, seed: 2 },
        ];
        const pieces = new PenTrack(spans);
        const blocks = sizes.flatMap((size) => [...pieces.read(size)]);
        expect(blocks).toEqual([...new PenTrack(spans).read(blocks.length)]);
      }),
      { numRuns: 30 },
    );
  });

  it('sounds the same wherever it is begun, and wherever in a film its scene lies', () => {
    const strokes = [
      { start: 500, end: 30_000, seed: 1 },
      { start: 33_600, end: 60_000, seed: 2 },
    ];
    const whole = new PenTrack(strokes).read(80_000);
    expect(new PenTrack(strokes, 20_000).read(60_000)).toEqual(whole.subarray(20_000));
    const later = strokes.map(({ start, end, seed }) => ({ start: start + 77, end: end + 77, seed }));
    const moved = new PenTrack([{ start: 0, end: 9, seed: 3 }, ...later]).read(80_077);
    expect(
      largest(moved.subarray(20_077).map((sample, at) => sample - (whole[at + 20_000] ?? 0))),
    ).toBeLessThan(1e-9);
  });
});
