import type { CameraMove } from './plan-camera.ts';
import type { SceneClock, TimedStep } from './plan-drawing.ts';

/** A stretch of a scene in frames, the end exclusive. */
export interface FrameSpan {
  readonly from: number;
  readonly to: number;
}

/** Where nothing is drawn, no camera moves and no page goes. */
export function restsOf(
  steps: readonly TimedStep[],
  camera: CameraMove | null,
  { frames, exitFrames }: SceneClock,
): FrameSpan[] {
  const moving = Array.from({ length: frames }, (_, frame) => frame >= frames - exitFrames);
  for (const { start, end } of steps) {
    moving.fill(true, Math.max(0, Math.floor(start)), Math.max(0, Math.ceil(end)));
  }
  for (let frame = 1; camera !== null && frame < frames; frame++) {
    const now = camera.at(frame);
    moving[frame] ||= now !== null && now.scale !== camera.at(frame - 1)?.scale;
  }
  return spansOf(moving);
}

/** The stretches in which nothing moves. */
function spansOf(moving: readonly boolean[]): FrameSpan[] {
  const spans: FrameSpan[] = [];
  let from = 0;
  for (let frame = 0; frame <= moving.length; frame++) {
    if (moving[frame] !== false) {
      if (frame > from) {
        spans.push({ from, to: frame });
      }
      from = frame + 1;
    }
  }
  return spans;
}
