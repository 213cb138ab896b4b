import { describe, expect, it } from 'vitest';
import { createPaper } from '../board/board.ts';
import { sketchElement } from '../board/sketch-element.ts';
import { createSketchPainter } from '../board/sketch-painter.ts';
import type { SketchPainter } from '../board/sketch-painter.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import type { DrawingElement } from '../timeline/drawing.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { planDrawing } from './plan-drawing.ts';
import type { TimedStep } from './plan-drawing.ts';

const scale = frameScale('16:9', 480);
const icons = createIconReader();

const cat: DrawingElement = {
  kind: 'illustration',
  set: 'noto',
  name: 'cat',
  box: { x: 200, y: 240, width: 420, height: 420 },
  isMirrored: false,
  pen: 'first',
  seed: 3,
};
/** Its box reaches into the picture's, its letters do not. */
const label: DrawingElement = {
  kind: 'text',
  role: 'label',
  lines: ['a happy cat'],
  fontSize: 60,
  box: { x: 250, y: 650, width: 320, height: 90 },
  align: 'centre',
  pen: 'second',
};
const note: DrawingElement = {
  kind: 'text',
  role: 'fact',
  lines: ['it purrs'],
  fontSize: 60,
  box: { x: 1100, y: 300, width: 300, height: 90 },
  align: 'left',
  pen: 'ink',
  cue: { word: 40 },
};
/** A line across the picture. */
const line: DrawingElement = {
  kind: 'underline',
  from: { x: 220, y: 450 },
  to: { x: 600, y: 450 },
  width: 9,
  pen: 'first',
  seed: 1,
};

function planOf(elements: readonly DrawingElement[]) {
  const text = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const sample = sampleScene({ narration: sampleNarration(text) });
  const scene = { ...sample, drawing: { ...sample.drawing, elements: [...elements] } };
  const { palette, language, style } = scene.drawing;
  const sketches = elements.map((each) => sketchElement(each, { palette, language, style, scale, icons }));
  const clock = { frames: sceneFrames(scene, 24), framesPerSecond: 24, exitFrames: 10 };
  const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit: scale.pixelsPerUnit });
  const fillOf = (element: number): TimedStep | undefined =>
    steps.find((step) => step.element === element && sketches[element]?.steps[step.step]?.kind === 'fill');
  const spanOf = (element: number): { start: number; end: number } => {
    const own = steps.filter((step) => step.element === element);
    return { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
  };
  return { scene, sketches, steps, fillOf, spanOf };
}

function boardAfter(steps: readonly TimedStep[], { sketches, scene }: ReturnType<typeof planOf>): Uint8Array {
  const board = createPaper(scale, scene.drawing);
  const painters = new Map<number, SketchPainter>();
  for (const { element, step } of steps) {
    const sketch = sketches[element];
    if (sketch) {
      const painter = painters.get(element) ?? createSketchPainter(board, sketch);
      painters.set(element, painter);
      painter.advance(step, 0.5);
      painter.advance(step, 1);
    }
  }
  return board.rgb;
}

describe('colours', () => {
  it('come while the pen waits for the next word, behind the words that are written first', () => {
    const { fillOf, spanOf } = planOf([cat, label, note]);
    const fill = fillOf(0);
    expect(fill?.start).toBeGreaterThan(spanOf(1).end + 12);
    expect(fill?.end).toBeLessThan(spanOf(2).start);
    expect(spanOf(1).start).toBeLessThan(fill?.start ?? 0);
  });

  it('leave time for what goes along a finished way, before the pen goes on', () => {
    const way: DrawingElement = {
      kind: 'arrow',
      from: { x: 1300, y: 700 },
      to: { x: 1600, y: 700 },
      bend: 0,
      width: 9,
      pen: 'ink',
      seed: 1,
    };
    const soon: DrawingElement = { ...note, cue: { word: 20 } };
    const timeLeft = (between: DrawingElement): number => {
      const { fillOf, spanOf } = planOf([cat, between, soon]);
      return (spanOf(2).start - (fillOf(0)?.end ?? Infinity)) / 24;
    };
    expect(timeLeft(way)).toBeGreaterThan(2.3);
    expect(timeLeft(label)).toBeLessThan(2);
  });

  it('leave the same board as colours that come at once', () => {
    const plan = planOf([cat, label, note]);
    const atOnce = plan.steps.toSorted((one, other) => one.element - other.element || one.step - other.step);
    expect(plan.steps).not.toEqual(atOnce);
    expect(Buffer.compare(boardAfter(plan.steps, plan), boardAfter(atOnce, plan))).toBe(0);
  });

  it('come before what is drawn over them', () => {
    const { fillOf, spanOf } = planOf([cat, line, note]);
    expect(fillOf(0)?.end).toBeLessThanOrEqual(spanOf(1).start);
  });

  it('do not wait where the pen goes on', () => {
    const notes = [5, 12, 19, 26].map((word) => ({
      ...note,
      box: { ...note.box, y: word * 30 },
      cue: { word },
    }));
    const { fillOf, spanOf } = planOf([cat, ...notes]);
    expect(fillOf(0)?.end).toBeLessThanOrEqual(spanOf(1).start);
  });
});
