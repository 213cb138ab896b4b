import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { builtInFinder } from '../../cut-out/subject-finder.ts';
import { frameSubject } from './frame-subject.ts';

const size = { width: 320, height: 180 };

/** Grey with a red stripe along the upper edge and a blue one along the lower: both are seen only where all of it is. */
function striped(width: number, height: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const stripe = Math.floor(height / 8);
  const paintRows = (from: number, to: number, colour: readonly number[]): void => {
    for (let at = from * width; at < to * width; at++) {
      data.set(colour, at * 4);
    }
  };
  paintRows(0, stripe, [220, 20, 20]);
  paintRows(stripe, height - stripe, [128, 128, 128]);
  paintRows(height - stripe, height, [20, 20, 220]);
  return { data, width, height };
}

/** Whether some pixel of a row is mostly of the colour at `channel` (0 red, 2 blue), as bright as it was. */
function shows({ data, width }: Raster, row: number, channel: 0 | 2): boolean {
  return Array.from({ length: width }, (_, x) => (row * width + x) * 4).some(
    (at) => (data[at + channel] ?? 0) > 200 && (data[at + 2 - channel] ?? 255) < 60,
  );
}

describe('frameSubject', () => {
  it.each([
    ['square', 400, 400],
    ['upright', 300, 500],
  ])('shows a %s picture whole in a lying film', async (_, width, height) => {
    const framed = await frameSubject(striped(width, height), size, {
      random: () => 0.5,
      subjects: builtInFinder,
    });
    expect(framed).toMatchObject(size);
    expect(shows(framed, 2, 0)).toBe(true);
    expect(shows(framed, size.height - 3, 2)).toBe(true);
  });

  it('cuts a picture of about the shape of the film', async () => {
    const framed = await frameSubject(striped(400, 300), size, {
      random: () => 0.5,
      subjects: builtInFinder,
    });
    expect(shows(framed, 2, 0) && shows(framed, size.height - 3, 2)).toBe(false);
  });
});
