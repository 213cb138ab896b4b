import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../draw/seeded-random.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { createCloserView } from './closer-view.ts';
import { pageExits } from './page-exits.ts';
import type { PageExit } from './page-exits.ts';
import { createYuvFrame } from './yuv.ts';
import type { YuvFrame } from './yuv.ts';

const width = 160;
const height = 96;
const random = seededRandom(3);
const paper = createYuvFrame(width, height);
paper.y.forEach((_, at) => (paper.y[at] = 230 + Math.round(random() * 3)));
paper.u.fill(126);
paper.v.fill(130);

function copyOf(frame: YuvFrame): YuvFrame {
  const copy = createYuvFrame(width, height);
  frame.bytes.copy(copy.bytes);
  return copy;
}

/** Paper with a dark square on it. */
function pageWith(left: number, top: number): YuvFrame {
  const page = copyOf(paper);
  for (let row = top; row < top + 24; row++) {
    page.y.fill(40, row * width + left, row * width + left + 30);
    page.u.fill(90, (row >> 1) * (width >> 1) + (left >> 1), (row >> 1) * (width >> 1) + (left >> 1) + 15);
  }
  return page;
}

function isToldOf(before: YuvFrame, after: YuvFrame, boxes: readonly PixelBox[]): boolean {
  return after.y.every((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return (
      value === before.y[at] ||
      boxes.some((box) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)
    );
  });
}

describe('a page that makes room for the next', () => {
  const leaving = pageWith(20, 30);
  const coming = pageWith(90, 12);

  it.each(['wipe', 'push', 'turn'] as const)(
    'WORD-12 ends as the next one and tells what it changed (%s)',
    (exit: PageExit) => {
      const frame = copyOf(leaving);
      for (let step = 0; step < 12; step++) {
        const before = copyOf(frame);
        const box = pageExits[exit](
          frame,
          { leaving, coming, paper },
          { from: step / 12, to: (step + 1) / 12 },
        );
        expect(isToldOf(before, frame, box === null ? [] : [box])).toBe(true);
        expect(step !== 5 || !frame.bytes.equals(coming.bytes)).toBe(true);
      }
      expect(frame.bytes.equals(coming.bytes)).toBe(true);
    },
  );
});

describe('a board that comes nearer', () => {
  const page = pageWith(60, 40);

  it('is the board itself while the whole of it is seen, and tells what it changed', () => {
    const moves = fc.array(
      fc.record({
        scale: fc.double({ min: 1, max: 1.4, noNaN: true }),
        across: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(moves, (views) => {
        const closer = createCloserView(page, paper);
        const frame = copyOf(page);
        for (const { scale, across } of views) {
          const before = copyOf(frame);
          const x = (width - width / scale) * across;
          const boxes = closer.show(frame, { x, y: (height - height / scale) / 2, scale });
          expect(isToldOf(before, frame, boxes)).toBe(true);
        }
        closer.show(frame, { x: 0, y: 0, scale: 1 });
        expect(frame.bytes.equals(page.bytes)).toBe(true);
      }),
      { numRuns: 20, seed: 4 },
    );
  });

  it('shows what it looks at larger', () => {
    const frame = copyOf(page);
    createCloserView(page, paper).show(frame, { x: 40, y: 20, scale: 1.4 });
    const dark = (of: YuvFrame): number => of.y.filter((value) => value < 80).length;
    expect(dark(frame) / dark(page)).toBeCloseTo(1.4 * 1.4, 0);
  });
});
