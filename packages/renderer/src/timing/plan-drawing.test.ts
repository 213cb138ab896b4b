import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import { leadInSeconds, sceneFrames } from '../timeline/scene-clock.ts';
import { planHandPath } from './hand-path.ts';
import { planDrawing } from './plan-drawing.ts';

const exitFrames = 12;

function planOf(scene: DrawnScene) {
  const scale = frameScale('16:9', 320);
  const { palette, language, style, elements } = scene.drawing;
  const setting = { palette, language, style, scale, icons: createIconReader() };
  const sketches = elements.map((element) => sketchElement(element, setting));
  const clock = { frames: sceneFrames(scene, 30), framesPerSecond: 30, exitFrames };
  const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit: scale.pixelsPerUnit });
  const hand = planHandPath(steps, sketches, { frames: clock.frames, width: 320, height: 180 });
  const lines = steps.filter(({ element, step }) => sketches[element]?.steps[step]?.kind !== 'fill');
  return { steps, lines, hand, clock };
}

const text = (words: number): string => Array.from({ length: words }, (_, at) => `word${at}`).join(' ');

describe('the plan of a drawing', () => {
  it.each([10, 25, 80])('draws in order and leaves at least 1.5 s to look, with %i words', (words) => {
    const { steps, clock } = planOf(sampleScene({ narration: sampleNarration(text(words)) }));
    steps.reduce((free, step) => {
      expect(step.start).toBeGreaterThanOrEqual(free - 1e-6);
      expect(step.end).toBeGreaterThanOrEqual(step.start);
      return step.end;
    }, Number.NEGATIVE_INFINITY);
    const end = steps.at(-1)?.end ?? 0;
    expect(end).toBeLessThanOrEqual(clock.frames * 0.88 + 1e-6);
    expect(clock.frames - exitFrames - end).toBeGreaterThanOrEqual(1.5 * 30 - 1e-6);
  });

  it('begins no element before the word it waits for', () => {
    const scene = sampleScene({ narration: sampleNarration(text(60)) });
    const { steps } = planOf(scene);
    const waiting = scene.drawing.elements.findIndex((element) => element.cue !== undefined);
    const first = steps.find((step) => step.element === waiting);
    expect(waiting).toBeGreaterThan(0);
    expect(first?.start).toBeGreaterThanOrEqual((leadInSeconds + 4 * 0.3) * 30 - 1e-6);
  });

  it('ENG-01 rings a word when it is spoken, however late, and still leaves 1.5 s to look', () => {
    const scene = sampleScene({ narration: sampleNarration(text(60)) });
    const ring = {
      kind: 'frame' as const,
      shape: 'ellipse' as const,
      box: { x: 400, y: 700, width: 300, height: 120 },
      width: 8,
      pen: 'first' as const,
      seed: 1,
    };
    const late = { ...ring, cue: { word: 52 } };
    const drawing = { ...scene.drawing, elements: [...scene.drawing.elements, late] };
    const { steps, clock } = planOf({ ...scene, drawing });
    const spoken = (leadInSeconds + 52 * 0.3) * 30;
    expect(steps.at(-1)?.start).toBeCloseTo(spoken, 0);
    expect(clock.frames - exitFrames - (steps.at(-1)?.end ?? 0)).toBeGreaterThanOrEqual(1.5 * 30 - 1e-6);
  });

  it('ENG-01 draws faster in a dramatic film than in a cinematic one', () => {
    const endOf = (style: 'dramatic' | 'cinematic'): number => {
      const scene = sampleScene({ narration: sampleNarration(text(80)) });
      const drawing = { ...scene.drawing, style, elements: scene.drawing.elements.slice(0, 3) };
      return planOf({ ...scene, drawing }).lines.at(-1)?.end ?? 0;
    };
    expect(endOf('dramatic')).toBeLessThan(endOf('cinematic') * 0.7);
  });

  it('keeps the hand on the board while something is drawn and away while the board is looked at', () => {
    const { steps, hand, clock } = planOf(sampleScene({ narration: sampleNarration(text(40)) }));
    for (const step of steps) {
      expect(hand[Math.ceil(step.start)]).not.toBeNull();
    }
    const end = Math.ceil(steps.at(-1)?.end ?? 0);
    expect(hand.slice(end + 10, clock.frames).every((place) => place === null)).toBe(true);
  });
});
