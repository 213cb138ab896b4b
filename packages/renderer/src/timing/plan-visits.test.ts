import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { planDrawing } from './plan-drawing.ts';
import { planVisits } from './plan-visits.ts';

const icons = createIconReader();
const framesPerSecond = 24;
const text = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ');

function visitsOf(change: Partial<DrawnScene>, seconds: number) {
  // One picture in the middle of a ring leaves room beneath its heading to come nearer.
  const pictures = [{ set: 'noto', name: 'cat', label: 'a happy cat', cue: { word: 2 } }] as const;
  const drawing = layOutBoard({ ...sampleContent, template: 'cycle', pictures, notes: [] });
  const scene = sampleScene({ drawing, narration: sampleNarration(text), camera: 'still', ...change });
  const scale = frameScale('16:9', 480);
  const { palette, language, style, elements } = scene.drawing;
  const sketches = elements.map((element) =>
    sketchElement(element, { palette, language, style, scale, icons }),
  );
  const clock = { frames: sceneFrames(scene, framesPerSecond), framesPerSecond, exitFrames: 10 };
  const { pixelsPerUnit } = scale;
  const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit });
  // Behind the pictures' colours.
  const wait = { from: 25 * framesPerSecond, to: (25 + seconds) * framesPerSecond };
  return { wait, visits: planVisits({ scene, sketches, steps, clock, pixelsPerUnit }, [wait]) };
}

describe('a visit of the camera', () => {
  it('comes nearer in a long wait, without a jump, and is gone before the pen comes back', () => {
    const { wait, visits } = visitsOf({}, 6);
    const scales = Array.from(
      { length: wait.to - wait.from },
      (_, frame) => visits?.at(wait.from + frame)?.scale ?? 1,
    );
    expect(Math.max(...scales)).toBeGreaterThan(1.06);
    expect([scales[0], scales.at(-1)]).toEqual([1, 1]);
    [...scales, 1].reduce((last, scale) => {
      expect(Math.abs(scale - last)).toBeLessThan(0.04);
      return scale;
    }, 1);
    expect(visits?.at(wait.to + 1)).toBeNull();
  });

  it('is not paid in a short wait, nor where the scene has no camera', () => {
    expect(visitsOf({}, 3).visits).toBeNull();
    expect(visitsOf({ camera: undefined }, 6).visits).toBeNull();
  });
});
