import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import type { IconReader } from '../illustration/icon-set.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import { planDrawing } from '../timing/plan-drawing.ts';
import type { TimedStep } from '../timing/plan-drawing.ts';
import { clockOf } from './scene-exit.ts';

/** A stretch of a scene during which the pen is on the board. */
export interface PenStroke {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** The plan hardly depends on the frame's size: a small one is sketched in a tenth of the time. */
const longSide = 480;
/** The pen is lifted and set down again in less: nobody hears that. */
const shortestLiftSeconds = 0.05;

/** When the pen is on the board of a scene, in the scene's time. */
export function penStrokes(scene: DrawnScene, framesPerSecond: number, icons: IconReader): PenStroke[] {
  const { drawing } = scene;
  const scale = frameScale(drawing.aspect, longSide);
  const setting = {
    palette: drawing.palette,
    language: drawing.language,
    style: drawing.style,
    scale,
    icons,
  };
  const sketches = drawing.elements.map((element) => sketchElement(element, setting));
  const clock = clockOf(scene, framesPerSecond);
  const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit: scale.pixelsPerUnit });
  return strokesOf(steps, framesPerSecond);
}

/** When the pen is on the board by a plan; short lifts are not told apart. */
export function strokesOf(steps: readonly TimedStep[], framesPerSecond: number): PenStroke[] {
  const strokes: { startSeconds: number; endSeconds: number }[] = [];
  for (const { start, end } of steps) {
    if (end <= 0) {
      continue;
    }
    const stroke = { startSeconds: Math.max(0, start) / framesPerSecond, endSeconds: end / framesPerSecond };
    const last = strokes[strokes.length - 1];
    if (last !== undefined && stroke.startSeconds - last.endSeconds < shortestLiftSeconds) {
      last.endSeconds = Math.max(last.endSeconds, stroke.endSeconds);
    } else {
      strokes.push(stroke);
    }
  }
  return strokes;
}
