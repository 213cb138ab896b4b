import type { SceneTimeline } from '../timeline/film-timeline.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import type { TimedScene } from '../timeline/scene-clock.ts';
import type { SceneClock } from '../timing/plan-drawing.ts';

/** The next page comes in this long. */
const exitSeconds = 0.4;

/** How long a scene lasts and how much of that its board makes room for the next. */
export function clockOf(
  scene: TimedScene & Pick<SceneTimeline, 'exit'>,
  framesPerSecond: number,
): SceneClock {
  const frames = sceneFrames(scene, framesPerSecond);
  const exitFrames = scene.exit === 'hold' ? 0 : Math.min(frames, Math.round(exitSeconds * framesPerSecond));
  return { frames, framesPerSecond, exitFrames };
}
