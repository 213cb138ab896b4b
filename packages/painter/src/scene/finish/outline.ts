import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';

/** Draws a dark line along the edges of what stands on a sheet: where colours or the outline change sharply. */
export function inkOutline({ canvas, context, frame }: Sheet, scene: Scene): void {
  const { width, height } = canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const reach = Math.max(1, Math.round(scene.style.outline * frame.unit * 0.5));
  const ink = new Uint8Array(width * height);
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const at = (y * width + x) * 4 + 3;
      const here = data[at] ?? 0;
      if (here < 128) {
        continue;
      }
      const least = Math.min(
        data[at - reach * 4] ?? 0,
        data[at + reach * 4] ?? 0,
        data[at - reach * width * 4] ?? 0,
        data[at + reach * width * 4] ?? 0,
      );
      if (least < 110) {
        ink[y * width + x] = 1;
      }
    }
  }
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] === 1) {
      data[at * 4] = (data[at * 4] ?? 0) * 0.36 + 8;
      data[at * 4 + 1] = (data[at * 4 + 1] ?? 0) * 0.32 + 6;
      data[at * 4 + 2] = (data[at * 4 + 2] ?? 0) * 0.42 + 14;
    }
  }
  // Raw pixels are put at the sheet's own corner, not at the frame's.
  context.putImageData(image, 0, 0);
}
