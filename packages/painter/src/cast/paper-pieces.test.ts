import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPaper, paperAround } from './paper-pieces.ts';
import type { Paper, PaperPieces } from './paper-pieces.ts';

/** A page as text: a cross is drawn, a dot is not. */
function cut(page: readonly string[], margin: number, wholes: PaperPieces['boxes'] = []): PaperPieces {
  const width = page[0]?.length ?? 0;
  const paper: Paper = { width, height: page.length, isDrawn: (cell) => page.join('')[cell] === 'x' };
  return cutPaper(paper, { coverage: paperAround(paper, margin), wholes });
}

const shown = ({ coverage, width, height }: PaperPieces): string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => ((coverage[y * width + x] ?? 0) > 127 ? 'x' : '.')).join(''),
  );

describe('what is drawn, cut out of its paper', () => {
  it('keeps what is enclosed, and a margin around it', () => {
    const page = [
      '..........',
      '..........',
      '...xxxx...',
      '...x..x...',
      '...xxxx...',
      '..........',
      '..........',
    ];
    expect(shown(cut(page, 1))).toEqual([
      '..........',
      '...xxxx...',
      '..xxxxxx..',
      '..xxxxxx..',
      '..xxxxxx..',
      '...xxxx...',
      '..........',
    ]);
  });

  it('is as many pieces as lie apart, as one reads', () => {
    const row = '.'.repeat(200);
    const page = Array.from({ length: 120 }, (_, y) =>
      [20, 60].includes(y) ? `${'.'.repeat(30)}xxxx${'.'.repeat(90)}xxxx${'.'.repeat(72)}` : row,
    );
    const boxes = cut(page, 2).boxes.map(({ x, y }) => [
      x > 100 ? 'right' : 'left',
      y > 40 ? 'lower' : 'upper',
    ]);
    expect(boxes).toEqual([
      ['left', 'upper'],
      ['left', 'lower'],
      ['right', 'upper'],
      ['right', 'lower'],
    ]);
  });

  it('is one piece where it is one picture, however many parts it is drawn in, and nothing of its neighbour', () => {
    const page = Array.from({ length: 120 }, (_, y) =>
      Array.from({ length: 200 }, (__, x) => ((x === 20 || x === 90) && y % 40 === 10 ? 'x' : '.')).join(''),
    );
    const picture = { x: 10, y: 0, width: 20, height: 120 };
    const { boxes, pieceOf } = cut(page, 2, [picture]);
    const left = boxes.filter(({ x }) => x < 50);
    expect(left).toHaveLength(1);
    expect(left[0]?.height).toBeGreaterThan(80);
    expect(boxes.length).toBe(4);
    const place = boxes.findIndex(({ x }) => x < 50);
    expect([pieceOf[10 * 200 + 20], pieceOf[90 * 200 + 20]]).toEqual([place, place]);
    expect(pieceOf[10 * 200 + 90]).not.toBe(place);
  });

  it('covers all that is drawn, and every piece of it is in a box', () => {
    const cells = fc.array(fc.boolean(), { minLength: 24 * 16, maxLength: 24 * 16 });
    fc.assert(
      fc.property(cells, fc.integer({ min: 0, max: 4 }), (drawn, margin) => {
        const isDrawn = (cell: number): boolean => drawn[cell] === true;
        const paper = { width: 24, height: 16, isDrawn };
        const { coverage, boxes } = cutPaper(paper, { coverage: paperAround(paper, margin), wholes: [] });
        for (const [cell, amount] of coverage.entries()) {
          const [x, y] = [cell % 24, Math.floor(cell / 24)];
          expect(!isDrawn(cell) || amount >= 127).toBe(true);
          const isBoxed = boxes.some(
            (box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
          );
          expect(amount === 0 || isBoxed).toBe(true);
        }
      }),
    );
  });
});
