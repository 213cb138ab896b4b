import { describe, expect, it } from 'vitest';
import { createPaper } from '../board/board.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { frameScale } from '../draw/frame-scale.ts';
import type { Sketch } from '../draw/sketch.ts';
import { sampleScene } from '../testing/sample-scene.ts';
import type { StrokesElement } from '../timeline/drawing.ts';
import { createFlowPainter } from './flow-painter.ts';
import { clearPath, flowPaths } from './flow-paths.ts';

const scale = frameScale('16:9', 480);
const { drawing } = sampleScene();
const { palette } = drawing;

/** A pipe with a way of its own, beside a line of smoke. */
const picture: StrokesElement = {
  kind: 'strokes',
  name: 'pipe',
  box: { x: 300, y: 300, width: 800, height: 400 },
  grid: { width: 1000, height: 500 },
  width: 6,
  shapes: [
    {
      outline: '0,300 1000,300 1000,400 0,400',
      fill: '#3366cc',
      ink: 1,
      flow: { width: 40, fill: '#ffffff', way: '0,350 1000,350' },
    },
    { outline: '0,150 1000,50', isOpen: true, ink: 0, flow: { width: 90, fill: '#777777', isGrowing: true } },
  ],
  seed: 1,
};
const paths = flowPaths(picture, { palette, scale });
const duration = 3;
const moments = Array.from({ length: 3 * 24 }, (_, frame) => ({ seconds: frame / 24, duration }));

function run() {
  const board = createPaper(scale, drawing);
  const clean = Uint8Array.from(board.rgb);
  return { board, clean, painter: createFlowPainter(board, paths, scale.pixelsPerUnit) };
}

function isWithin(pixel: number, boxes: readonly PixelBox[]): boolean {
  const [x, y] = [pixel % scale.width, Math.floor(pixel / scale.width)];
  return boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
}

function changedPixels(before: Uint8Array, after: Uint8Array): number[] {
  const changed = new Set<number>();
  after.forEach((value, at) => {
    if (value !== before[at]) {
      changed.add(Math.floor(at / 3));
    }
  });
  return [...changed];
}

describe('what flows in a drawing', () => {
  it('goes along the outline, or along a way of its own', () => {
    expect(paths.map(({ points }) => points.length > 100)).toEqual([true, true]);
    expect(paths[0]?.points.every(({ y }) => Math.abs(y - (300 + 350 * 0.8) / 4) < 1)).toBe(true);
  });

  it('is seen on its way, and leaves the board as it was', () => {
    const { board, clean, painter } = run();
    const seen = moments.filter((moment) => {
      painter.show(moment);
      return Buffer.compare(board.rgb, clean) !== 0;
    });
    expect(seen.length).toBeGreaterThan(moments.length * 0.8);
    painter.show(null);
    expect(Buffer.compare(board.rgb, clean)).toBe(0);
  });

  it('says every pixel that it changes', () => {
    const { board, painter } = run();
    for (const moment of moments) {
      const before = Uint8Array.from(board.rgb);
      const boxes = painter.show(moment);
      expect(changedPixels(before, board.rgb).every((pixel) => isWithin(pixel, boxes))).toBe(true);
    }
  });

  it('sets out and arrives within its time', () => {
    const { board, clean, painter } = run();
    for (const seconds of [0, duration]) {
      painter.show({ seconds, duration });
      expect(Buffer.compare(board.rgb, clean)).toBe(0);
    }
  });
});

describe('a way that something stands in front of', () => {
  const [pipe] = paths;
  const sketchAt = (x: number, width: number): Sketch => ({
    box: { x, y: 100, width, height: 100 },
    penColour: [0, 0, 0],
    blend: 'cover',
    colours: null,
    lettering: null,
    steps: [],
  });

  it('is gone along only where it is seen', () => {
    const [seen] = pipe === undefined ? [] : clearPath(pipe, [sketchAt(100, 40)]);
    expect(seen?.points.length).toBeGreaterThan(20);
    expect(seen?.points.every(({ x }) => x > 140)).toBe(true);
  });

  it('is none where it is hidden', () => {
    expect(pipe === undefined ? [] : clearPath(pipe, [sketchAt(60, 240)])).toEqual([]);
  });
});
