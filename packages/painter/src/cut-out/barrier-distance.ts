import type { Field } from './field.ts';

/**
 * How much the brightest and darkest point differ along the easiest way from each pixel to the left, right or upper rim:
 * what stands free of the rim is far, a sky that only fades is near. The lower rim is no way out, for subjects stand on it.
 * Algorithm: J. Zhang et al., "Minimum Barrier Salient Object Detection at 80 FPS" (ICCV 2015), by raster scans.
 */
export function barrierDistance({ width, height, values }: Field): Field {
  const distance = new Float32Array(values.length).fill(Infinity);
  const highest = Float32Array.from(values);
  const lowest = Float32Array.from(values);
  for (let at = 0; at < values.length; at++) {
    const column = at % width;
    if (at < width || column === 0 || column === width - 1) {
      distance[at] = 0;
    }
  }
  const tryFrom = (at: number, from: number): void => {
    const value = values[at] ?? 0;
    const high = Math.max(highest[from] ?? 0, value);
    const low = Math.min(lowest[from] ?? 0, value);
    if (high - low < (distance[at] ?? 0) && distance[from] !== Infinity) {
      distance[at] = high - low;
      highest[at] = high;
      lowest[at] = low;
    }
  };
  for (let pass = 0; pass < 4; pass++) {
    const isForward = pass % 2 === 0;
    for (let step = 0; step < values.length; step++) {
      const at = isForward ? step : values.length - 1 - step;
      const column = at % width;
      const beside = isForward ? column > 0 : column < width - 1;
      const inRow = isForward ? at >= width : at < width * (height - 1);
      if (beside) {
        tryFrom(at, isForward ? at - 1 : at + 1);
      }
      if (inRow) {
        tryFrom(at, isForward ? at - width : at + width);
      }
    }
  }
  return { width, height, values: distance };
}
