import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { clockOf } from '../film/scene-exit.ts';
import type { IconReader } from '../illustration/icon-set.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import { planMovement } from '../timing/plan-movement.ts';
import { restsOf } from '../timing/rests.ts';

/** The plan hardly depends on the frame's size: a small one is sketched in a tenth of the time. */
const longSide = 480;

/** How long, in seconds, nothing of a drawn scene moves each time: no pen, no flow, no picture, no camera, no page. */
export function stillStretches(
  scene: DrawnScene,
  framesPerSecond: number,
  icons: IconReader,
): { from: number; to: number }[] {
  const { drawing } = scene;
  const scale = frameScale(drawing.aspect, longSide);
  const { palette, language, style, elements } = drawing;
  const setting = { palette, language, style, scale, icons };
  const sketches = elements.map((element) => sketchElement(element, setting));
  const clock = clockOf(scene, framesPerSecond);
  const { steps, camera, flows, stirs } = planMovement({ scene, sketches, clock, scale });
  const moved = [...flows, ...stirs].map(({ from, to }) => ({ element: 0, step: 0, start: from, end: to }));
  return restsOf([...steps, ...moved], camera, clock).map(({ from, to }) => ({
    from: from / framesPerSecond,
    to: to / framesPerSecond,
  }));
}
