import { createCanvas } from '@napi-rs/canvas';
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../timeline/drawing.ts';
import { pointAt, resample } from '../draw/polyline.ts';
import { paintArtwork } from './artwork.ts';
import type { Artwork } from './artwork.ts';
import { pathContours } from './path-lines.ts';
import type { Contour } from './path-lines.ts';
import type { Picture, PictureShape } from './picture-shapes.ts';

/** A line worth inking, in grid units. */
export interface InkLine {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  /** Width relative to the pen: silhouettes are drawn full, inner edges finer. */
  readonly weight: number;
}

/** Distance between tested points, as a part of the grid. */
const stepPart = 1 / 160;
/** Two edges nearer than this part of the grid are one line: most shapes of a set share their borders. */
const mergePart = 1 / 52;
/** Neighbouring colours that differ less than this (sum over red, green and blue) are not parted by a line. */
const leastContrast = 66;
/** Weight of a line between the picture and the paper. */
const silhouette = 1;
/** How many points a cut line is carried on. */
const joinPoints = 3;
/** Pieces shorter than this part of the grid are dust. */
const dustPart = 1 / 24;

/**
 * Finds the lines a person would ink on a picture made of overlapping filled shapes: the parts of outlines that are not
 * hidden behind a nearer shape, that part two colours, and that are not drawn already as the edge of another shape.
 */
export function visibleInk(picture: Picture): InkLine[] {
  const { grid } = picture;
  const art = paintArtwork(picture, 256);
  const context = createCanvas(4, 4).getContext('2d');
  const inked = createInkedGrid(grid);
  const lines: InkLine[] = [];
  for (let index = picture.shapes.length - 1; index >= 0; index--) {
    const shape = picture.shapes[index];
    if (shape === undefined) {
      continue;
    }
    const nearer = picture.shapes.slice(index + 1).flatMap((other) => (other.isSolid ? coverOf(other) : []));
    for (const contour of pathContours(shape.path, grid * stepPart)) {
      const points = resample(contour.points, grid * stepPart);
      const weights = points.map((point, at) => {
        if (inked.isNear(point, index) || nearer.some((cover) => hides(cover, point, context))) {
          return 0;
        }
        const weight = edgeWeight(art, points, at);
        // A glint or shadow has no outline; a wing or a pane that one can see through has one against the paper.
        return shape.isSolid || weight === silhouette ? weight : 0;
      });
      lines.push(...visibleRuns({ points, isClosed: contour.isClosed }, weights, grid));
      points.forEach((point, at) => {
        if ((weights[at] ?? 0) > 0) {
          inked.add(point, index);
        }
      });
    }
  }
  return lines;
}

/** A shape in front of others, and the box outside which it hides nothing. */
interface Cover {
  readonly path: Path2D;
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number];
}

function coverOf({ path }: PictureShape): Cover {
  return { path, bounds: path.getBounds() };
}

/** Asking the canvas library takes a hundred times as long as looking at the box first. */
function hides({ path, bounds }: Cover, { x, y }: Point, context: SKRSContext2D): boolean {
  const [left, top, right, bottom] = bounds;
  return x >= left && x <= right && y >= top && y <= bottom && context.isPointInPath(path, x, y);
}

/** 0 where the colours on both sides are alike, 1 on the silhouette, between them for inner edges. */
function edgeWeight(art: Artwork, points: readonly Point[], at: number): number {
  const before = pointAt(points, Math.max(0, at - 1));
  const after = pointAt(points, Math.min(points.length - 1, at + 1));
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const reach = art.grid / 64;
  const normal = { x: (-(after.y - before.y) / length) * reach, y: ((after.x - before.x) / length) * reach };
  const point = pointAt(points, at);
  const one = sample(art, { x: point.x + normal.x, y: point.y + normal.y });
  const other = sample(art, { x: point.x - normal.x, y: point.y - normal.y });
  if (one[3] < 90 || other[3] < 90) {
    return one[3] < 90 && other[3] < 90 ? 0.7 : silhouette;
  }
  const contrast = Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
  return contrast < leastContrast ? 0 : 0.62;
}

function sample(art: Artwork, point: Point): readonly [number, number, number, number] {
  const x = Math.round((point.x / art.grid) * art.size);
  const y = Math.round((point.y / art.grid) * art.size);
  if (x < 0 || y < 0 || x >= art.size || y >= art.size) {
    return [255, 255, 255, 0];
  }
  const at = (y * art.size + x) * 4;
  return [art.pixels[at] ?? 0, art.pixels[at + 1] ?? 0, art.pixels[at + 2] ?? 0, art.pixels[at + 3] ?? 0];
}

/** Cuts a contour where it is not to be inked; short gaps are bridged, so that lines do not stutter. */
function visibleRuns(contour: Contour, weights: readonly number[], grid: number): InkLine[] {
  const { points, isClosed } = contour;
  const bridge = 3;
  const count = points.length;
  const isInked = (at: number): boolean => (weights[((at % count) + count) % count] ?? 0) > 0;
  const gapStart = isClosed ? firstGap(weights, bridge) : 0;
  if (gapStart === null) {
    return isWorthInking(weights, grid) ? [{ points, isClosed: true, weight: average(weights) }] : [];
  }
  const runs: InkLine[] = [];
  let run: number[] = [];
  let missed = 0;
  const finish = (): void => {
    const line = extended(run, count, isClosed).map((at) => pointAt(points, at));
    if (isWorthInking(run, grid)) {
      runs.push({ points: line, isClosed: false, weight: average(run.map((at) => weights[at] ?? 0)) });
    }
    run = [];
  };
  for (let step = 0; step < count; step++) {
    const at = (gapStart + step) % count;
    if (isInked(at)) {
      for (let back = missed; back > 0 && run.length > 0; back--) {
        run.push((at - back + count) % count);
      }
      run.push(at);
      missed = 0;
    } else if (run.length > 0) {
      missed++;
      if (missed > bridge) {
        finish();
        missed = 0;
      }
    }
  }
  finish();
  return runs;
}

/** Where a gap longer than the bridge begins, so that a closed contour is cut there and nowhere else. */
function firstGap(weights: readonly number[], bridge: number): number | null {
  let length = 0;
  for (let at = 0; at < weights.length * 2; at++) {
    length = (weights[at % weights.length] ?? 0) > 0 ? 0 : length + 1;
    if (length > bridge) {
      return at % weights.length;
    }
  }
  return null;
}

/** Points are spaced evenly, so their number is a length. */
function isWorthInking(points: readonly unknown[], grid: number): boolean {
  return points.length * stepPart * grid >= grid * dustPart;
}

/** A cut line is carried on a little at both ends, so that it reaches the line it was merged into. */
function extended(run: readonly number[], count: number, isClosed: boolean): number[] {
  const first = run[0];
  const last = run[run.length - 1];
  if (first === undefined || last === undefined || run.length + joinPoints * 2 >= count) {
    return [...run];
  }
  const before: number[] = [];
  const after: number[] = [];
  for (let step = 1; step <= joinPoints; step++) {
    if (isClosed || first - step >= 0) {
      before.unshift((first - step + count) % count);
    }
    if (isClosed || last + step < count) {
      after.push((last + step) % count);
    }
  }
  return [...before, ...run, ...after];
}

function average(weights: readonly number[]): number {
  const inked = weights.filter((weight) => weight > 0);
  return inked.length === 0 ? 0 : inked.reduce((sum, weight) => sum + weight, 0) / inked.length;
}

interface InkedGrid {
  isNear(point: Point, owner: number): boolean;
  add(point: Point, owner: number): void;
}

/** Remembers where ink lies, in cells as wide as the merging distance; a shape never blocks its own outline. */
function createInkedGrid(grid: number): InkedGrid {
  const cell = grid * mergePart;
  const cells = new Map<number, { point: Point; owner: number }[]>();
  const keyOf = (column: number, row: number): number => row * 4096 + column;
  return {
    isNear(point, owner) {
      const column = Math.floor(point.x / cell);
      const row = Math.floor(point.y / cell);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const found = cells.get(keyOf(column + dx, row + dy)) ?? [];
          if (found.some((other) => other.owner !== owner && isWithin(other.point, point, cell))) {
            return true;
          }
        }
      }
      return false;
    },
    add(point, owner) {
      const key = keyOf(Math.floor(point.x / cell), Math.floor(point.y / cell));
      const found = cells.get(key);
      if (found === undefined) {
        cells.set(key, [{ point, owner }]);
      } else {
        found.push({ point, owner });
      }
    },
  };
}

function isWithin(a: Point, b: Point, reach: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < reach;
}
