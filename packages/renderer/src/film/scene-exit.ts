import type { SceneTimeline } from '../timeline/film-timeline.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import type { SceneClock } from '../timing/plan-drawing.ts';

/** The board is wiped in this long. */
const exitSeconds = 0.4;

/** How long a scene lasts and how much of that its board is wiped. */
export function clockOf(
  scene: Pick<SceneTimeline, 'narration' | 'minimumSeconds' | 'exit'>,
  framesPerSecond: number,
): SceneClock {
  const frames = sceneFrames(scene, framesPerSecond);
  const exitFrames = scene.exit === 'wipe' ? Math.min(frames, Math.round(exitSeconds * framesPerSecond)) : 0;
  return { frames, framesPerSecond, exitFrames };
}
