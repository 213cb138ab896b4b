import type { Scene } from '../scene.ts';

/** Parts of the picture's height by the camera: a still picture is filled by whom it is about, a film's camera comes closer by itself. */
const parts = {
  still: { wide: 0.38, medium: 0.5, close: 0.64, low: 0.56, high: 0.38 },
  film: { wide: 0.33, medium: 0.41, close: 0.54, low: 0.46, high: 0.33 },
} as const;

/** An upright picture is as much too narrow for many as it is tall enough for one. */
const uprightPart = 0.98;

/** How tall a leading figure is in a camera's frame. */
export function heroHeight({ plan, frame }: Scene): number {
  const part = parts[plan.isForFilm === true ? 'film' : 'still'][plan.camera];
  return part * (plan.aspectRatio === '16:9' ? frame.height : frame.width * uprightPart);
}
