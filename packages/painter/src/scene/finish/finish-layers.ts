import { momentsOf } from '../../canvas/frame.ts';
import { isNearMoment } from '../../plan/painting-order.ts';
import type { Scene } from '../scene.ts';
import type { PaintedLayer, Stage } from '../stage.ts';
import { paintLettering } from './lettering.ts';
import { openMedium } from './medium.ts';
import { inkOutline } from './outline.ts';
import { paintOverlay } from './overlay.ts';
import { paintWeather } from './weather.ts';

/** What is done when all is painted: the hand's medium on every sheet, weather before it, grain or paper over it. */
export function finishLayers(stage: Stage, scene: Scene): void {
  const { style, frame } = scene;
  const size = { width: frame.width + 2 * frame.bleed, height: frame.height + 2 * frame.bleed };
  const medium = style.medium === 'none' || isPhotographed(scene) ? undefined : openMedium(scene, size);
  for (const layer of stage.layers) {
    for (const sheet of momentsOf(layer.sheet)) {
      if (style.outline > 0 && isInked(layer)) {
        inkOutline(sheet, scene);
      }
      if (medium !== undefined && isBrushed(layer) && !isFace(layer, scene)) {
        medium(sheet);
      }
    }
  }
  paintWeather(stage, scene);
  paintLettering(stage, scene);
  paintOverlay(stage, scene);
}

/** Broad strokes tear the edges of a face that fills the picture; a wash only makes them unsteady. */
function isFace({ moment }: PaintedLayer, { style }: Scene): boolean {
  return isNearMoment(moment) && style.medium !== 'wash';
}

/** Strokes as broad as an eye would take a photographed face apart. */
function isPhotographed({ plan }: Scene): boolean {
  return plan.subjects.some(({ likeness }) => likeness !== undefined && likeness.kind !== 'cast');
}

function isInked(layer: PaintedLayer): boolean {
  return (
    layer.depth >= 0.1 &&
    layer.motion !== 'screen' &&
    !['water', 'light', 'grass', 'walls', 'near trees'].includes(layer.name)
  );
}

/** Smooth air and light show no strokes; moving them would cost time for nothing. */
function isBrushed(layer: PaintedLayer): boolean {
  return layer.motion !== 'screen' && !['sky', 'air', 'light', 'stars', 'view'].includes(layer.name);
}
