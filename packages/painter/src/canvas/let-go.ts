import type { Canvas } from '@napi-rs/canvas';

/**
 * Gives back at once what canvases take: it lies outside the heap, where nothing presses for its collection. Nothing can
 * be painted on them or read from them any more.
 */
export function letGo(canvases: readonly Canvas[]): void {
  for (const canvas of canvases) {
    canvas.width = 1;
    canvas.height = 1;
  }
}
