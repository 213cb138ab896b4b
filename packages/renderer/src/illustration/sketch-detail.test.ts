import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import type { PenLine } from '../draw/pen-line.ts';
import type { IllustrationElement } from '../timeline/drawing.ts';
import { createIconReader } from './icon-set.ts';

const setting = {
  palette: { paper: '#ffffff', ink: '#101010', first: '#d04020', second: '#2040d0' },
  style: 'classic',
  scale: frameScale('16:9', 960),
  icons: createIconReader(),
  language: 'en',
} as const;

const whole: IllustrationElement = {
  kind: 'illustration',
  set: 'noto',
  name: 'volcano',
  box: { x: 400, y: 300, width: 400, height: 400 },
  isMirrored: false,
  pen: 'first',
  seed: 1,
};
const nearer = { ...whole, detail: { x: 0.5, y: 0.42, scale: 1.6, ratio: 1 } };

describe('a part of a picture under a glass', () => {
  const sketch = sketchElement(nearer, setting);
  const box = sketch?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const [rim, , ...inked] = linesOf(nearer, 'ink');
  const xs = [...(rim?.x ?? [])];
  const ys = [...(rim?.y ?? [])];
  const middle = {
    x: (Math.max(...xs) + Math.min(...xs)) / 2,
    y: (Math.max(...ys) + Math.min(...ys)) / 2,
  };
  const reach = (Math.max(...xs) - Math.min(...xs)) / 2 + 2;

  it('stays in its box and in its rim, ink and colour', () => {
    expect(inked.length).toBeGreaterThan(5);
    for (const line of inked) {
      line.x.forEach((x, at) => {
        expect(Math.hypot(x - middle.x, (line.y[at] ?? 0) - middle.y)).toBeLessThan(reach);
      });
    }
    const colours = sketch?.colours ?? [];
    let coloured = 0;
    for (let at = 0; at < box.width * box.height; at++) {
      const [x, y] = [box.x + (at % box.width), box.y + Math.floor(at / box.width)];
      if ((colours[at * 4 + 3] ?? 0) > 0) {
        coloured++;
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(reach);
      }
    }
    expect(coloured).toBeGreaterThan(box.width * box.height * 0.2);
    for (const line of [...linesOf(nearer, 'ink'), ...linesOf(nearer, 'fill')]) {
      expect(Math.max(...line.x)).toBeLessThanOrEqual(box.x + box.width + 2);
      expect(Math.max(...line.y)).toBeLessThanOrEqual(box.y + box.height + 2);
    }
  });

  it('shows the less of it the nearer it is', () => {
    const closest = { ...nearer, detail: { ...nearer.detail, scale: 4 } };
    expect(linesOf(closest, 'ink').length).toBeLessThan(linesOf(nearer, 'ink').length);
  });
});

function linesOf(element: IllustrationElement, kind: 'ink' | 'fill'): PenLine[] {
  const steps = sketchElement(element, setting)?.steps ?? [];
  return steps.flatMap((step) => (step.kind === kind && 'line' in step ? [step.line] : []));
}
