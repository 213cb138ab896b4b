import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blackStretches, overlapSeconds, stillStretches } from './pictures-over-time.ts';
import type { PicturePacket } from './pictures-over-time.ts';

const blocks = 8160;
const still = 74;
const drawn = 4000;

/** A film at 30 pictures a second, told as seconds and whether anything is drawn in them. */
function filmOf(parts: readonly { seconds: number; bytes: (frame: number) => number }[]): PicturePacket[] {
  const packets: PicturePacket[] = [];
  for (const { seconds, bytes } of parts) {
    for (let frame = 0; frame < seconds * 30; frame++) {
      packets.push({ atSeconds: packets.length / 30, bytes: bytes(frame) });
    }
  }
  return packets;
}

const drawing = { bytes: () => drawn };
const resting = { bytes: () => still };
/** A lit word every third of a second and a picture that stands for itself: nothing new is drawn. */
const subtitled = { bytes: (frame: number) => (frame % 10 === 0 ? 1500 : still) };

describe('stretches in which nothing new is seen', () => {
  it('are found where nothing is drawn, and last as long', () => {
    const packets = filmOf([
      { seconds: 5, ...drawing },
      { seconds: 14, ...resting },
      { seconds: 3, ...drawing },
    ]);
    const [stretch, ...others] = stillStretches(packets, { blocks, shortestSeconds: 2 });
    expect(others).toEqual([]);
    expect(stretch?.fromSeconds).toBeCloseTo(5, 6);
    expect(stretch?.toSeconds).toBeCloseTo(19, 6);
  });

  it('are not broken by subtitles', () => {
    const packets = filmOf([
      { seconds: 2, ...drawing },
      { seconds: 10, ...subtitled },
    ]);
    expect(stillStretches(packets, { blocks, shortestSeconds: 2 })).toHaveLength(1);
  });

  it('lie within the film, in order, apart from each other, none shorter than asked for', () => {
    const part = fc.record({
      seconds: fc.integer({ min: 1, max: 9 }),
      bytes: fc.constantFrom(drawing.bytes, resting.bytes, subtitled.bytes),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.integer({ min: 0, max: 6 }), (parts, shortest) => {
        const packets = filmOf(parts);
        const stretches = stillStretches(packets, { blocks, shortestSeconds: shortest });
        stretches.forEach(({ fromSeconds, toSeconds }, index) => {
          expect(toSeconds - fromSeconds).toBeGreaterThanOrEqual(shortest);
          expect(fromSeconds).toBeGreaterThanOrEqual(stretches[index - 1]?.toSeconds ?? 0);
          expect(toSeconds).toBeLessThanOrEqual(packets.length / 30 + 1);
        });
        const moving = filmOf(parts.map(({ seconds }) => ({ seconds, ...drawing })));
        expect(stillStretches(moving, { blocks, shortestSeconds: shortest })).toEqual([]);
      }),
    );
  });
});

describe('black stretches', () => {
  it('begin with a black picture and end with the first change or the next key picture', () => {
    const packets = filmOf([
      { seconds: 2, ...drawing },
      { seconds: 3, ...resting },
      { seconds: 1, ...drawing },
    ]);
    const keys = [
      { atSeconds: 0, brightness: 230, isBlank: false },
      { atSeconds: 2, brightness: 16, isBlank: false },
    ];
    const [stretch] = blackStretches(keys, packets, { blocks, endSeconds: 6 });
    expect(stretch?.fromSeconds).toBe(2);
    expect(stretch?.toSeconds).toBeCloseTo(5, 6);
  });

  it('are none in a film whose pictures are bright', () => {
    const keys = [{ atSeconds: 0, brightness: 90, isBlank: false }];
    const packets = filmOf([{ seconds: 4, ...resting }]);
    expect(blackStretches(keys, packets, { blocks, endSeconds: 4 })).toEqual([]);
  });
});

describe('the overlap of stretches', () => {
  it('is never negative and never more than the stretch', () => {
    const stretch = fc
      .tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 50, noNaN: true }))
      .map(([fromSeconds, length]) => ({ fromSeconds, toSeconds: fromSeconds + length }));
    fc.assert(
      fc.property(stretch, stretch, (one, other) => {
        const shared = overlapSeconds(one, [other]);
        expect(shared).toBeGreaterThanOrEqual(0);
        expect(shared).toBeLessThanOrEqual(one.toSeconds - one.fromSeconds + 1e-9);
        expect(shared).toBeCloseTo(overlapSeconds(other, [one]), 9);
      }),
    );
  });
});
