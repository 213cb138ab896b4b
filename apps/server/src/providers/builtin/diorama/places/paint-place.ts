import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { paintMeadow, paintMountainPlace } from './landscape.ts';

export function paintPlace(stage: Stage, scene: Scene): void {
  if (scene.plan.place === 'mountains' || scene.plan.place === 'lake') {
    paintMountainPlace(stage, scene);
    return;
  }
  paintMeadow(stage, scene);
}
