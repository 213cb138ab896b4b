import {
  boxBlurred,
  createField,
  closed,
  matteOf,
  resizedImage,
  connectedRegions,
  standingFree,
} from '@kinora/painter/cut-out';
import type { Field, RgbImage } from '@kinora/painter/cut-out';
import type { Stroke } from '@kinora/contract/api';

/** Objects are looked for in a small copy: its longer side in pixels. */
const searchSide = 320;
/** How far below the clearness under the stroke an object may be; the first that does not run over is taken. */
const growthParts = [0.25, 0.4, 0.55, 0.7];
const mostArea = 0.35;
/** What stands out less than this is taken for ground. */
const leastClear = 0.16;
/** Without an object, what has the stroke's colours is taken up to so many stroke widths away. */
const reachWidths = 2.6;

/** A small copy of a picture and what stands free in it: made once for all strokes. */
export interface StrokeGround {
  readonly small: RgbImage;
  readonly free: Field;
}

export async function readGround(image: RgbImage): Promise<StrokeGround> {
  const scale = searchSide / Math.max(image.width, image.height);
  const small = await resizedImage(image, {
    width: Math.round(image.width * scale),
    height: Math.round(image.height * scale),
  });
  return { small, free: standingFree(small) };
}

/** What lies where a stroke begins: the object there, or else the patch of its colours. A soft matte. */
export function findUnderStroke({ small, free }: StrokeGround, stroke: Stroke): Field {
  const seed = strokeMask(small, { ...stroke, points: stroke.points.slice(0, 1) });
  const mask = objectAt(free, seed) ?? patchAt(small, seed, stroke);
  return matteOf(small, closed(mask));
}

/** Everything within half a stroke's width of its line, 1 or 0. */
export function strokeMask({ width, height }: { width: number; height: number }, stroke: Stroke): Field {
  const radius = Math.max(2, (stroke.width * width) / 2);
  const values = new Float32Array(width * height);
  const { points } = stroke;
  points.forEach((point, index) => {
    const next = points[index + 1] ?? point;
    const [fromX, fromY] = [point.x * width, point.y * height];
    const [toX, toY] = [next.x * width, next.y * height];
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / (radius / 2)));
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps];
      fillDisc({ width, height, values }, { x, y, radius });
    }
  });
  return { width, height, values };
}

function fillDisc(field: Field, disc: { x: number; y: number; radius: number }): void {
  const { x, y, radius } = disc;
  for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(field.height - 1, y + radius); row++) {
    for (
      let column = Math.max(0, Math.floor(x - radius));
      column <= Math.min(field.width - 1, x + radius);
      column++
    ) {
      if (Math.hypot(column - x, row - y) <= radius) {
        field.values[row * field.width + column] = 1;
      }
    }
  }
}

function objectAt(free: Field, seed: Field): Field | null {
  const clear = meanUnder(free, seed);
  if (clear < leastClear) {
    return null;
  }
  for (const part of growthParts) {
    const { labels, areas } = connectedRegions(free, clear * part);
    const label = commonest(labels, seed);
    const area = areas[label] ?? 0;
    if (label >= 0 && area < free.values.length * mostArea) {
      return createField(free, (at) => (labels[at] === label ? 1 : 0));
    }
  }
  return null;
}

function meanUnder({ values }: Field, seed: Field): number {
  let [sum, area] = [0, 0];
  seed.values.forEach((inside, at) => {
    sum += inside * (values[at] ?? 0);
    area += inside;
  });
  return sum / Math.max(1, area);
}

function commonest(labels: Int32Array, seed: Field): number {
  const counts = new Map<number, number>();
  seed.values.forEach((inside, at) => {
    const label = labels[at] ?? -1;
    if (inside > 0 && label >= 0) {
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  });
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? -1;
}

/** The pixels around the seed that have its colours. */
function patchAt(image: RgbImage, seed: Field, stroke: Stroke): Field {
  const colour = [0, 1, 2].map((channel) =>
    meanUnder(
      createField(image, (at) => image.data[at * 3 + channel] ?? 0),
      seed,
    ),
  );
  const reach = Math.max(4, Math.round((stroke.width * image.width * reachWidths) / 2));
  const near = boxBlurred(boxBlurred(seed, reach), reach);
  const alike = createField(image, (at) => {
    const apart = Math.hypot(...colour.map((value, channel) => value - (image.data[at * 3 + channel] ?? 0)));
    return (near.values[at] ?? 0) > 0.001 ? Math.max(seed.values[at] ?? 0, 1 - apart / 90) : 0;
  });
  const { labels } = connectedRegions(boxBlurred(alike, 1), 0.45);
  const label = commonest(labels, seed);
  return createField(image, (at) => (label >= 0 && labels[at] === label ? 1 : (seed.values[at] ?? 0)));
}
