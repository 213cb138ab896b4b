import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { pencilledElements } from './pencilled-elements.ts';
import { planDrawing } from './plan-drawing.ts';

const framesPerSecond = 24;
const text = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');

/** The names of a board's pictures that are seen in pencil. */
function pencilledOf(cues: readonly number[]): string[] {
  const names = ['cat', 'dog', 'mouse'] as const;
  const pictures = cues.map((word, at) => ({
    set: 'noto' as const,
    name: names[at] ?? 'cat',
    label: `a ${names[at] ?? 'cat'}`,
    cue: { word },
  }));
  const scene = sampleScene({
    drawing: layOutBoard({ ...sampleContent, template: 'cycle', pictures }),
    narration: sampleNarration(text),
    entry: 'standing',
  });
  const scale = frameScale('16:9', 480);
  const { palette, language, style, elements } = scene.drawing;
  const icons = createIconReader();
  const sketches = elements.map((element) =>
    sketchElement(element, { palette, language, style, scale, icons }),
  );
  const clock = { frames: sceneFrames(scene, framesPerSecond), framesPerSecond, exitFrames: 10 };
  const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit: scale.pixelsPerUnit });
  const pencilled = pencilledElements(scene, sketches, { steps, framesPerSecond });
  return pencilled.flatMap(({ sketch, until }) => {
    const index = sketches.indexOf(sketch);
    const element = elements[index];
    expect(until).toBe(Math.max(...steps.filter((step) => step.element === index).map(({ end }) => end)));
    return element?.kind === 'illustration' ? [element.name] : [String(element?.kind)];
  });
}

describe('what is seen in pencil', () => {
  it('are the pictures that are told of later, without their words', () => {
    expect(pencilledOf([0, 20, 40])).toEqual(['dog', 'mouse']);
  });

  it('is nothing where one picture is drawn at once', () => {
    expect(pencilledOf([0])).toEqual([]);
  });
});
