import { openCast } from './figures/cast.ts';
import type { IconArts } from './figures/icon-art.ts';
import { createFrame } from '../canvas/frame.ts';
import type { Frame } from '../canvas/frame.ts';
import { finishLayers } from './finish/finish-layers.ts';
import { paintPlace } from './places/paint-place.ts';
import { openScene } from './scene.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { createStage } from './stage.ts';
import type { PaintedLayer } from './stage.ts';

export interface PaintedDiorama {
  readonly frame: Frame;
  readonly layers: readonly PaintedLayer[];
}

interface PaintingSize {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  /** Whether who is in the scene is painted at other moments as well, to move in a film. */
  readonly isAlive?: boolean;
}

/** Paints a scene's layers, back to front: the same plan and size give the same pixels, whatever the bleed. */
export async function paintDiorama(
  plan: ScenePlan,
  { width, height, bleed, isAlive = false }: PaintingSize,
  icons: IconArts,
): Promise<PaintedDiorama> {
  const frame = createFrame(width, height, bleed);
  const scene = openScene(plan, frame, isAlive);
  const stage = createStage(frame);
  const cast = await openCast(plan, scene, icons);
  paintPlace(stage, scene, cast);
  finishLayers(stage, scene);
  return { frame, layers: stage.layers };
}
