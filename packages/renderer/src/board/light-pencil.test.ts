import { describe, expect, it } from 'vitest';
import type { PixelBox } from '../draw/coverage.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent } from '../testing/sample-scene.ts';
import { createPaper } from './board.ts';
import type { Board } from './board.ts';
import type { LightPencil } from './light-pencil.ts';
import { createLightPencil } from './light-pencil.ts';
import { sketchElement } from './sketch-element.ts';
import { createSketchPainter } from './sketch-painter.ts';

const scale = frameScale('16:9', 320);
const until = 40;

function pencilledCat() {
  const drawing = layOutBoard(sampleContent);
  const element = drawing.elements.find(({ kind }) => kind === 'illustration');
  const { palette, language, style } = drawing;
  const setting = { palette, language, style, scale, icons: createIconReader() };
  const sketch = element === undefined ? null : sketchElement(element, setting);
  if (sketch === null) {
    throw new Error('A picture');
  }
  const board = createPaper(scale, drawing);
  const pencil = createLightPencil(board, [{ sketch, until }], { colour: [20, 20, 20], framesPerSecond: 20 });
  return { board, sketch, pencil };
}

function showAt(pencil: LightPencil, frame: number): PixelBox[] {
  const boxes = pencil.show(frame);
  for (const box of boxes) {
    pencil.take(box);
  }
  return boxes;
}

/** How far two boards are apart in brightness, and at most. */
function apart(one: Board, other: Board): { pixels: number; most: number } {
  const differences = Array.from(one.rgb, (value, at) => Math.abs(value - (other.rgb[at] ?? 0)));
  return {
    pixels: differences.filter((each) => each > 0).length / 3,
    most: differences.reduce((most, each) => Math.max(most, each), 0),
  };
}

describe('a light pencil', () => {
  it('comes in softly and lies on what is seen, not on the board', () => {
    const { board, pencil } = pencilledCat();
    const clean = { ...board, rgb: board.rgb.slice() };
    const shown = [0, 4, 12, 20].map((frame) => {
      showAt(pencil, frame);
      return apart(pencil.seen, board).most;
    });
    expect(shown[0]).toBeLessThan(shown[1] ?? 0);
    expect(shown[1]).toBeLessThan(shown[2] ?? 0);
    expect(shown[3]).toBe(shown[2]);
    // Seen, and far from ink.
    expect(shown[2]).toBeGreaterThan(25);
    expect(shown[2]).toBeLessThan(90);
    expect(apart(board, clean).pixels).toBe(0);
  });

  it('changes nothing that it does not tell of, and is at rest when it has come', () => {
    const { sketch, pencil } = pencilledCat();
    const before = { ...pencil.seen, rgb: pencil.seen.rgb.slice() };
    expect(showAt(pencil, 0)).toEqual([sketch.box]);
    const { x, y, width, height } = sketch.box;
    const outside = Array.from(pencil.seen.rgb.keys()).filter((at) => {
      const [column, row] = [Math.floor(at / 3) % before.width, Math.floor(at / 3 / before.width)];
      const isInside = column >= x && column < x + width && row >= y && row < y + height;
      return !isInside && pencil.seen.rgb[at] !== before.rgb[at];
    });
    expect(outside).toEqual([]);
    showAt(pencil, 12);
    expect(showAt(pencil, 13)).toEqual([]);
  });

  it('is still there beside what is drawn of its picture, and gone when that is whole', () => {
    const { board, sketch, pencil } = pencilledCat();
    showAt(pencil, 15);
    const painter = createSketchPainter(board, sketch);
    const draw = (steps: number[]): void => {
      for (const step of steps) {
        const { changed } = painter.advance(step, 1);
        if (changed !== null) {
          pencil.take(changed);
        }
      }
    };
    const steps = [...sketch.steps.keys()];
    draw(steps.slice(0, 2));
    expect(apart(pencil.seen, board).pixels).toBeGreaterThan(50);
    draw(steps.slice(2));
    expect(showAt(pencil, until)).toEqual([sketch.box]);
    expect(apart(pencil.seen, board).pixels).toBe(0);
  });
});
