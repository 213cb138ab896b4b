import sharp from 'sharp';
import type { Raster } from '../raster.ts';

/** How surely each pixel belongs to the subject, 0 to 255, at the picture's size. */
export type SubjectMask = Uint8Array;

const workSize = 176;
const clusters = 9;

/**
 * Finds the subject of a picture: what is unlike the colours of its borders, near the middle and in one piece. The borders'
 * colours are gathered by k-means; the mask is smoothed along the picture's own edges (guided by its brightness).
 */
export async function findSubject(raster: Raster): Promise<SubjectMask> {
  const scale = workSize / Math.max(raster.width, raster.height);
  const width = Math.max(8, Math.round(raster.width * scale));
  const height = Math.max(8, Math.round(raster.height * scale));
  const source = sharp(Buffer.from(raster.data.buffer, raster.data.byteOffset, raster.data.byteLength), {
    raw: { width: raster.width, height: raster.height, channels: 4 },
  });
  const small = await source.resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const score = scorePixels(small, { width, height });
  const smooth = guidedSmooth(score, small, { width, height });
  const threshold = otsu(smooth);
  const piece = mainPiece(smooth, { width, height, threshold });
  const soft = Uint8Array.from(piece, (inside, at) =>
    inside === 1 ? Math.min(255, 150 + (smooth[at] ?? 0) * 140) : 0,
  );
  const grown = await sharp(Buffer.from(soft), { raw: { width, height, channels: 1 } })
    .blur(1.5)
    .resize(raster.width, raster.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Uint8Array.from(grown, (value) => Math.max(0, Math.min(255, (value - 92) * 2.6)));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function scorePixels(pixels: Buffer, size: Size): Float32Array {
  const { width, height } = size;
  const centres = borderColours(pixels, size);
  const sides = sideColours(pixels, size);
  const score = new Float32Array(width * height);
  let highest = 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let least = Infinity;
      for (const centre of centres) {
        least = Math.min(least, distance(pixels, at, centre));
      }
      least = Math.min(
        least,
        distance(pixels, at, sides[y * 2] ?? []),
        distance(pixels, at, sides[y * 2 + 1] ?? []),
      );
      const dx = (x / width - 0.5) / 0.42;
      const dy = (y / height - 0.54) / 0.46;
      const value = Math.sqrt(least) * Math.exp(-(dx * dx + dy * dy) * 0.62);
      score[at] = value;
      highest = Math.max(highest, value);
    }
  }
  return score.map((value) => Math.min(1, value / (highest * 0.8)));
}

function distance(pixels: Buffer, at: number, centre: readonly number[]): number {
  const red = (pixels[at * 3] ?? 0) - (centre[0] ?? 0);
  const green = (pixels[at * 3 + 1] ?? 0) - (centre[1] ?? 0);
  const blue = (pixels[at * 3 + 2] ?? 0) - (centre[2] ?? 0);
  const light = (red + green + blue) / 3;
  return (
    (red - light) ** 2 * 1.6 + (green - light) ** 2 * 1.6 + (blue - light) ** 2 * 1.6 + light * light * 0.9
  );
}

/** The mean colours at the left and right end of every row and its neighbours: skies, seas and walls run through. */
function sideColours(pixels: Buffer, { width, height }: Size): number[][] {
  const reach = Math.max(1, Math.round(width * 0.06));
  const band = Math.max(1, Math.round(height * 0.02));
  return Array.from({ length: height * 2 }, (_, index) => {
    const row = Math.floor(index / 2);
    const from = index % 2 === 0 ? 0 : width - reach;
    const sum = [0, 0, 0];
    let count = 0;
    for (let y = Math.max(0, row - band); y <= Math.min(height - 1, row + band); y++) {
      for (let x = from; x < from + reach; x++) {
        for (let channel = 0; channel < 3; channel++) {
          sum[channel] = (sum[channel] ?? 0) + (pixels[(y * width + x) * 3 + channel] ?? 0);
        }
        count++;
      }
    }
    return sum.map((value) => value / count);
  });
}

/** The colours of the border's sides and top, as the centres of their clusters. */
function borderColours(pixels: Buffer, { width, height }: Size): number[][] {
  const samples: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBorder = x < width * 0.09 || x > width * 0.91 || y < height * 0.1 || y > height * 0.97;
      if (isBorder && (x + y) % 2 === 0) {
        samples.push(y * width + x);
      }
    }
  }
  const colourOf = (at: number): number[] => [
    pixels[at * 3] ?? 0,
    pixels[at * 3 + 1] ?? 0,
    pixels[at * 3 + 2] ?? 0,
  ];
  let centres = Array.from({ length: clusters }, (_, index) =>
    colourOf(samples[Math.floor(((index + 0.5) / clusters) * samples.length)] ?? 0),
  );
  for (let round = 0; round < 6; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const at of samples) {
      const nearest = centres.reduce(
        (best, centre, index) =>
          distance(pixels, at, centre) < distance(pixels, at, centres[best] ?? centre) ? index : best,
        0,
      );
      const sum = sums[nearest];
      if (sum !== undefined) {
        colourOf(at).forEach((value, channel) => {
          sum[channel] = (sum[channel] ?? 0) + value;
        });
        sum[3] = (sum[3] ?? 0) + 1;
      }
    }
    centres = sums.map((sum, index) =>
      (sum[3] ?? 0) === 0
        ? (centres[index] ?? [0, 0, 0])
        : sum.slice(0, 3).map((value) => value / (sum[3] ?? 1)),
    );
  }
  return centres;
}

/** A mean over the neighbourhood in which like pixels count more. */
function guidedSmooth(score: Float32Array, pixels: Buffer, { width, height }: Size): Float32Array {
  const out = new Float32Array(score.length);
  const reach = 5;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = [pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0];
      let sum = 0;
      let whole = 0;
      for (let dy = -reach; dy <= reach; dy += 2) {
        for (let dx = -reach; dx <= reach; dx += 2) {
          const other =
            Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx));
          const weight = Math.exp(-distance(pixels, other, own) / 1800);
          sum += (score[other] ?? 0) * weight;
          whole += weight;
        }
      }
      out[at] = sum / whole;
    }
  }
  return out;
}

/** The threshold that parts two groups best (Otsu 1979). */
function otsu(values: Float32Array): number {
  const bins = new Float32Array(64);
  for (const value of values) {
    const bin = Math.min(63, Math.floor(value * 64));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const total = values.length;
  const mean = bins.reduce((sum, count, bin) => sum + count * bin, 0);
  let best = 0;
  let threshold = 32;
  let below = 0;
  let sumBelow = 0;
  for (let bin = 0; bin < 63; bin++) {
    below += bins[bin] ?? 0;
    sumBelow += (bins[bin] ?? 0) * bin;
    const above = total - below;
    if (below > 0 && above > 0) {
      const between = below * above * (sumBelow / below - (mean - sumBelow) / above) ** 2;
      if (between > best) {
        best = between;
        threshold = bin + 1;
      }
    }
  }
  return Math.max(0.2, Math.min(0.55, threshold / 64));
}

/** The largest piece above the threshold, its holes filled. */
function mainPiece(
  values: Float32Array,
  { width, height, threshold }: Size & { threshold: number },
): Uint8Array {
  const inside = Uint8Array.from(values, (value) => (value >= threshold ? 1 : 0));
  const largest = flood(inside, { width, height }, 1);
  const outside = flood(
    Uint8Array.from(largest, (value) => 1 - value),
    { width, height },
    0,
  );
  return Uint8Array.from(outside, (value) => 1 - value);
}

/** Pieces of ones: the largest (`1`), or all that touch the border (`0`). */
function flood(cells: Uint8Array, { width, height }: Size, kind: 0 | 1): Uint8Array {
  const marks = new Int32Array(cells.length);
  const sizes: number[] = [0];
  const touches: boolean[] = [false];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] === 0 || marks[start] !== 0) {
      continue;
    }
    const mark = sizes.length;
    const queue = [start];
    marks[start] = mark;
    let isAtBorder = false;
    for (let head = 0; head < queue.length; head++) {
      const at = queue[head] ?? 0;
      const x = at % width;
      const y = Math.floor(at / width);
      isAtBorder ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
      for (const next of [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        y > 0 ? at - width : -1,
        y < height - 1 ? at + width : -1,
      ]) {
        if (next >= 0 && cells[next] === 1 && marks[next] === 0) {
          marks[next] = mark;
          queue.push(next);
        }
      }
    }
    sizes.push(queue.length);
    touches.push(isAtBorder);
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  return Uint8Array.from(marks, (mark) =>
    mark !== 0 && (kind === 1 ? mark === largest : touches[mark] === true) ? 1 : 0,
  );
}
