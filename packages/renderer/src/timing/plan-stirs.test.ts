import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent } from '../testing/sample-scene.ts';
import type { DrawingElement } from '../timeline/drawing.ts';
import { planStirs, stirsAt } from './plan-stirs.ts';

const icons = createIconReader();
const scale = frameScale('16:9', 480);
const clock = { frames: 480, framesPerSecond: 24, exitFrames: 10 };

/** A bundled picture without anything beside it, and what is added. */
function boardOf(added: readonly DrawingElement[] = []) {
  const pictures = [{ set: 'noto', name: 'cat', label: 'a cat' }] as const;
  const drawing = layOutBoard({ ...sampleContent, template: 'hero', pictures, notes: [] });
  const elements = [
    ...drawing.elements.filter(({ kind }) => kind === 'illustration' || kind === 'text'),
    ...added,
  ];
  const { palette, language, style } = drawing;
  const sketches = elements.map((element) =>
    sketchElement(element, { palette, language, style, scale, icons }),
  );
  const steps = elements.map((_, element) => ({
    element,
    step: 0,
    start: element * 24,
    end: element * 24 + 20,
  }));
  const picture = elements.findIndex(({ kind }) => kind === 'illustration');
  return { drawn: { elements, sketches, scale, steps }, picture };
}

const boxOf = (element: DrawingElement | undefined) => {
  if (element?.kind !== 'illustration') {
    throw new Error('The board has no picture.');
  }
  return element.box;
};

describe('the plan of what stirs', () => {
  it('WORD-12 lets no board with a picture rest for three seconds, though nothing goes on in the picture', () => {
    const { drawn } = boardOf();
    const stirs = planStirs(drawn, { flows: [], camera: null, clock });
    expect(stirs.length).toBeGreaterThan(3);
    const end = Math.max(...drawn.steps.map((step) => step.end));
    [...stirs, { from: clock.frames - clock.exitFrames, to: clock.frames }].reduce((free, { from, to }) => {
      expect(from).toBeGreaterThanOrEqual(free);
      expect(from - free).toBeLessThan(3 * clock.framesPerSecond);
      return to;
    }, end);
  });

  it('leaves alone what rests for a moment only, and what moves anyway', () => {
    const { drawn } = boardOf();
    expect(planStirs(drawn, { flows: [], camera: null, clock: { ...clock, frames: 110 } })).toEqual([]);
    const flows = [{ element: 0, from: 60, to: 470 }];
    expect(planStirs(drawn, { flows, camera: null, clock })).toEqual([]);
  });

  it('stirs nothing before it is finished, and nothing while the camera is near', () => {
    const { drawn, picture } = boardOf();
    const end = picture * 24 + 20;
    expect(stirsAt(end - 1, drawn).map(({ kind }) => kind)).not.toContain('sway');
    expect(stirsAt(end, drawn).map(({ kind }) => kind)).toContain('sway');
    const camera = { at: () => ({ x: 0, y: 0, scale: 1.2 }) };
    expect(planStirs(drawn, { flows: [], camera, clock })).toEqual([]);
  });

  it('takes the ring round a picture along', () => {
    const { x, y, width, height } = boxOf(boardOf().drawn.elements[boardOf().picture]);
    const box = { x: x - 20, y: y + 4, width: width + 40, height };
    const ring = { kind: 'frame', shape: 'ellipse', box, width: 9, pen: 'first', seed: 1 } as const;
    const [alone] = stirsAt(400, boardOf().drawn);
    const [ringed] = stirsAt(400, boardOf([ring]).drawn);
    expect(ringed?.box.width).toBeGreaterThan(alone?.box.width ?? Infinity);
  });

  it('stirs no picture that words stand on', () => {
    const { drawn, picture } = boardOf();
    const { x, y } = boxOf(drawn.elements[picture]);
    const box = { x: x + 60, y: y + 60, width: 200, height: 60 };
    const words: DrawingElement = {
      kind: 'text',
      role: 'label',
      lines: ['words'],
      fontSize: 50,
      box,
      align: 'left',
      pen: 'ink',
    };
    expect(stirsAt(400, boardOf([words]).drawn).map(({ kind }) => kind)).not.toContain('sway');
  });
});
