import type { PixelBox } from '../draw/coverage.ts';
import { penLine } from '../draw/pen-line.ts';
import type { SketchStep } from '../draw/sketch.ts';
import type { Point } from '../timeline/drawing.ts';
import { slope } from './hatching.ts';

/** Colouring in goes this many times faster than drawing a line of the same length. */
const fillSpeed = 3.6;

/**
 * Strokes of a broad marker, to and fro along the hatching, that pass over every coloured pixel of a layer.
 * Where the layer has nothing, the marker does not go.
 */
export function fillSteps(
  colours: Uint8ClampedArray,
  box: PixelBox,
  marker: { size: number; seed: number },
): SketchStep[] {
  const band = Math.max(4, marker.size * 0.085);
  const length = Math.hypot(1, slope);
  const spacing = band * 0.86 * length;
  const path: Point[] = [];
  let isRising = true;
  for (let start = -box.height / slope; start < box.width + spacing; start += spacing) {
    const span = colouredSpan(colours, box, start + spacing / 2);
    if (span === null) {
      continue;
    }
    const ends = [span.low, span.high].map((y) => ({
      x: box.x + start + spacing / 2 + (box.height - y) / slope,
      y: box.y + y,
    }));
    path.push(...(isRising ? ends.toReversed() : ends));
    isRising = !isRising;
  }
  if (path.length < 2) {
    return [];
  }
  const line = penLine(path, {
    width: band * 1.25,
    wander: band * 0.06,
    wavelength: band * 2,
    seed: marker.seed,
    isClosed: true,
  });
  return [{ kind: 'fill', line, isLast: true, cost: line.length / fillSpeed }];
}

/** The rows between which a slanted line meets colour; null when it meets none. */
function colouredSpan(
  colours: Uint8ClampedArray,
  box: PixelBox,
  start: number,
): { low: number; high: number } | null {
  let low = -1;
  let high = -1;
  for (let y = 0; y < box.height; y += 2) {
    const x = Math.round(start + (box.height - y) / slope);
    if (x < 0 || x >= box.width || (colours[(y * box.width + x) * 4 + 3] ?? 0) < 30) {
      continue;
    }
    low = low < 0 ? y : low;
    high = y;
  }
  return low < 0 ? null : { low, high };
}
