import type { FrameScale } from '../draw/frame-scale.ts';
import type { Sketch } from '../draw/sketch.ts';
import { clearPath, flowPaths } from '../flow/flow-paths.ts';
import type { FlowPath } from '../flow/flow-paths.ts';
import type { DrawingElement } from '../timeline/drawing.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import { planCamera } from './plan-camera.ts';
import type { CameraMove } from './plan-camera.ts';
import { planDrawing } from './plan-drawing.ts';
import type { SceneClock, TimedStep } from './plan-drawing.ts';
import { planFlows } from './plan-flows.ts';
import type { TimedFlow } from './plan-flows.ts';
import { planStirs, stirsAt } from './plan-stirs.ts';
import type { TimedStir } from './plan-stirs.ts';
import { planVisits } from './plan-visits.ts';
import { restsOf } from './rests.ts';

/** Everything that moves on a board, and when. */
export interface Movement {
  readonly steps: readonly TimedStep[];
  readonly camera: CameraMove | null;
  readonly flows: readonly TimedFlow[];
  readonly stirs: readonly TimedStir[];
  /** For each of the drawing's elements. */
  readonly paths: readonly (readonly FlowPath[])[];
}

/** Decides what is drawn when, what goes on in it or stirs while the pen waits, and when the camera comes nearer. */
export function planMovement(request: {
  readonly scene: DrawnScene;
  readonly sketches: readonly (Sketch | null)[];
  readonly clock: SceneClock;
  readonly scale: FrameScale;
}): Movement {
  const { scene, sketches, clock, scale } = request;
  const { elements, palette } = scene.drawing;
  const plan = { scene, sketches, clock, pixelsPerUnit: scale.pixelsPerUnit };
  const steps = planDrawing(plan);
  const paths = elements.map((element, index) => {
    const over = sketches.slice(index + 1).filter((_, later) => isSolid(elements[index + 1 + later]));
    return flowPaths(element, { palette, scale }).flatMap((path) => clearPath(path, over));
  });
  const flowing = sketches.flatMap((sketch, element) => {
    const isFlowing = sketch !== null && (paths[element]?.length ?? 0) > 0;
    return isFlowing ? [{ element, area: sketch.box.width * sketch.box.height }] : [];
  });
  const drawn = { elements, sketches, scale, steps };
  // Where something moves meanwhile, a finished board may be looked at for longer.
  const isMoving = flowing.length > 0 || stirsAt(clock.frames, drawn).length > 0;
  const last = planCamera({ ...plan, steps, isFlowing: isMoving });
  const visits = flowing.length > 0 ? null : planVisits({ ...plan, steps }, restsOf(steps, last, clock));
  const camera = visits === null ? last : { at: (frame: number) => last?.at(frame) ?? visits.at(frame) };
  const flows = planFlows(flowing, { steps, camera, clock });
  return { steps, camera, paths, flows, stirs: planStirs(drawn, { flows, camera, clock }) };
}

/** Who stands in front of a place, and words on a card, hide what goes on behind them; marks do not. */
function isSolid(element: DrawingElement | undefined): boolean {
  return element?.kind === 'text' || element?.kind === 'illustration' || element?.kind === 'strokes';
}
