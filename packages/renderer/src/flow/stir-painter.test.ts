import { describe, expect, it } from 'vitest';
import { createPaper } from '../board/board.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { sampleScene } from '../testing/sample-scene.ts';
import { createStirPainter } from './stir-painter.ts';
import type { Stir } from './stir-painter.ts';

const scale = frameScale('16:9', 480);
const duration = 0.9;
const moments = Array.from({ length: 12 }, (_, index) => ({ seconds: (index * duration) / 12, duration }));
const stirs: readonly Stir[] = [
  { kind: 'sway', box: { x: 100, y: 60, width: 120, height: 120 }, margin: 10 },
  { kind: 'swell', box: { x: 100, y: 60, width: 120, height: 120 }, margin: 10 },
];

/** Paper with a dark block on it, within the box of what stirs. */
function run(stir: Stir) {
  const board = createPaper(scale, sampleScene().drawing);
  for (let y = 80; y < 180; y++) {
    board.rgb.fill(40, (y * board.width + 120) * 3, (y * board.width + 200) * 3);
  }
  return { board, before: Uint8Array.from(board.rgb), painter: createStirPainter(board, stir) };
}

const placesChanged = (one: Uint8Array, other: Uint8Array): { x: number; y: number }[] =>
  [...one.keys()]
    .filter((at) => at % 3 === 0 && one[at] !== other[at])
    .map((at) => ({ x: (at / 3) % scale.width, y: Math.floor(at / 3 / scale.width) }));

describe.each(stirs)('a picture that may $kind', (stir) => {
  it('moves, and leaves the board as it was', () => {
    const { board, before, painter } = run(stir);
    const seen = moments.filter((moment) => {
      painter.show(moment);
      return Buffer.compare(board.rgb, before) !== 0;
    });
    expect(seen.length).toBeGreaterThan(8);
    painter.show(null);
    expect(Buffer.compare(board.rgb, before)).toBe(0);
  });

  it('changes nothing beyond what it says', () => {
    const { board, before, painter } = run(stir);
    const { box } = stir;
    for (const moment of moments) {
      const changed = painter.show(moment);
      expect(changed.every((each) => each === box)).toBe(true);
      for (const { x, y } of placesChanged(before, board.rgb)) {
        expect(x >= box.x && x < box.x + box.width).toBe(true);
        expect(y >= box.y && y < box.y + box.height).toBe(true);
      }
    }
  });

  it('tears nothing at the edge of its box', () => {
    const { board, before, painter } = run(stir);
    const { box } = stir;
    const edge = [box.x, box.x + box.width - 1];
    moments.forEach((moment) => painter.show(moment));
    expect(placesChanged(before, board.rgb).filter(({ x, y }) => edge.includes(x) || y === box.y)).toEqual(
      [],
    );
  });
});

it('sways to either side', () => {
  const [stir] = stirs;
  const { board, before, painter } = run(
    stir ?? { kind: 'sway', box: { x: 0, y: 0, width: 2, height: 2 }, margin: 1 },
  );
  const sides = moments.map((moment) => {
    painter.show(moment);
    const row = placesChanged(before, board.rgb).filter(({ y }) => y === 85);
    const lighter = row.filter(({ x, y }) => (board.rgb[(y * board.width + x) * 3] ?? 0) > 45);
    // Where the dark block has left its place, paper is seen: at its left when it leans to the right.
    return Math.sign(lighter.reduce((sum, { x }) => sum + (x < 160 ? 1 : -1), 0));
  });
  expect(new Set(sides)).toEqual(new Set([0, 1, -1]));
});
