import type { Field } from './field.ts';

/** The pixels above a threshold in connected pieces: which piece each belongs to (-1 for none), and their weights. */
export interface Regions {
  readonly labels: Int32Array;
  readonly weights: readonly number[];
  readonly areas: readonly number[];
}

export function connectedRegions(field: Field, threshold: number): Regions {
  const { width, height, values } = field;
  const labels = new Int32Array(values.length).fill(-1);
  const weights: number[] = [];
  const areas: number[] = [];
  const queue = new Int32Array(values.length);
  for (let start = 0; start < values.length; start++) {
    if (labels[start] !== -1 || (values[start] ?? 0) < threshold) {
      continue;
    }
    const label = weights.length;
    let [first, last, weight] = [0, 1, 0];
    queue[0] = start;
    labels[start] = label;
    while (first < last) {
      const at = queue[first] ?? 0;
      first += 1;
      weight += values[at] ?? 0;
      const column = at % width;
      for (const [next, isThere] of [
        [at - 1, column > 0],
        [at + 1, column < width - 1],
        [at - width, at >= width],
        [at + width, at < width * (height - 1)],
      ] as const) {
        if (isThere && labels[next] === -1 && (values[next] ?? 0) >= threshold) {
          labels[next] = label;
          queue[last] = next;
          last += 1;
        }
      }
    }
    weights.push(weight);
    areas.push(last);
  }
  return { labels, weights, areas };
}

/** Otsu's threshold: the value that parts a field into two groups as unlike each other as can be. */
export function otsuThreshold({ values }: Field): number {
  const bins = new Float64Array(64);
  for (const value of values) {
    const bin = Math.max(0, Math.min(63, Math.floor(value * 64)));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const total = values.length;
  const all = bins.reduce((sum, count, bin) => sum + count * bin, 0);
  let [below, sum, best, threshold] = [0, 0, 0, 0.5];
  bins.forEach((count, bin) => {
    below += count;
    sum += count * bin;
    const above = total - below;
    if (below > 0 && above > 0) {
      const gap = sum / below - (all - sum) / above;
      const spread = below * above * gap * gap;
      if (spread > best) {
        best = spread;
        threshold = (bin + 1) / 64;
      }
    }
  });
  return threshold;
}
