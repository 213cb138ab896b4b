import { describe, expect, it } from 'vitest';
import { frameScale } from '../draw/frame-scale.ts';
import type { StrokesElement } from '../timeline/drawing.ts';
import { createIconReader } from './icon-set.ts';
import { sketchStrokes } from './sketch-strokes.ts';
import { readShapes, visibleStrokes } from './visible-strokes.ts';

const setting = {
  palette: { paper: '#ffffff', ink: '#101010', first: '#d04020', second: '#2040d0' },
  style: 'classic',
  scale: frameScale('16:9', 1920),
  icons: createIconReader(),
} as const;

const square = '0,0 100,0 100,100 0,100';

function element(shapes: StrokesElement['shapes']): StrokesElement {
  const box = { x: 400, y: 300, width: 400, height: 400 };
  return {
    kind: 'strokes',
    name: 'square',
    box,
    grid: { width: 100, height: 100 },
    shapes,
    width: 6,
    seed: 1,
  };
}

describe('a picture of outlines', () => {
  it('keeps its colours within its outlines, marks included', () => {
    const sketch = sketchStrokes(
      element([
        {
          outline: '20,20 80,20 80,80 20,80',
          fill: '#d02020',
          ink: 1,
          marks: [{ outline: square, fill: '#2020d0' }],
        },
      ]),
      setting,
    );
    const { box, colours } = sketch ?? { box: { x: 0, y: 0, width: 0, height: 0 }, colours: null };
    let outside = 0;
    let inside = 0;
    for (let y = 0; y < box.height; y++) {
      for (let x = 0; x < box.width; x++) {
        const isColoured = (colours?.[(y * box.width + x) * 4 + 3] ?? 0) > 0;
        const [left, top] = [box.x + x - 400, box.y + y - 300];
        const isWithin = left >= 79 && left <= 321 && top >= 79 && top <= 321;
        outside += isColoured && !isWithin ? 1 : 0;
        inside += isColoured && isWithin ? 1 : 0;
      }
    }
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(240 * 240 - 10);
  });

  it('draws no line through what stands before it', () => {
    const shapes = readShapes([
      { outline: '0,50 100,50', isOpen: true, ink: 1 },
      { outline: '30,20 70,20 70,80 30,80', fill: '#d02020', ink: 1 },
    ]);
    const [left, right, front] = visibleStrokes(shapes, 1);
    expect(Math.max(...(left?.points ?? []).map(({ x }) => x))).toBeLessThanOrEqual(31);
    expect(Math.min(...(right?.points ?? []).map(({ x }) => x))).toBeGreaterThanOrEqual(69);
    expect(front?.isClosed).toBe(true);
  });

  it('draws no line where a limb flows into its body', () => {
    const body = { outline: '0,0 60,0 60,60 0,60', fill: '#d02020', ink: 1 };
    const limb = { outline: '40,20 100,20 100,40 40,40', fill: '#d02020', ink: 1 };
    const joined = visibleStrokes(readShapes([body, { ...limb, isJoined: true }]), 1);
    const apart = visibleStrokes(readShapes([body, limb]), 1);
    const within = (lines: typeof joined): number =>
      lines.flatMap(({ points }) => points).filter(({ x, y }) => x > 38 && x < 57 && y > 18 && y < 42).length;
    expect(within(apart)).toBeGreaterThan(40);
    expect(within(joined)).toBe(0);
  });

  it('draws its lines before its colours, the same every time', () => {
    const asked = element([{ outline: square, fill: '#d02020', ink: 1 }]);
    const kinds = sketchStrokes(asked, setting)?.steps.map(({ kind }) => kind);
    expect(kinds).toEqual(['ink', 'fill']);
    expect(sketchStrokes(asked, setting)).toEqual(sketchStrokes(asked, setting));
  });
});
