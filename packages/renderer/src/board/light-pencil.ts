import { emptyCoverage } from '../draw/coverage.ts';
import type { Coverage, PixelBox } from '../draw/coverage.ts';
import type { PenLine } from '../draw/pen-line.ts';
import { addPenPieces } from '../draw/rasterise.ts';
import type { Rgb, Sketch } from '../draw/sketch.ts';
import { seededRandom } from '../draw/seeded-random.ts';
import type { Board } from './board.ts';

/** What will be drawn, and the frame in which it is finished. */
export interface Pencilled {
  readonly sketch: Sketch;
  readonly until: number;
}

/** A board on which what is still to come is sketched with a light pencil. */
export interface LightPencil {
  /** The board as it is seen. */
  readonly seen: Board;
  /** Takes over a box of the board that changed. */
  take(box: PixelBox): void;
  /** Brings the pencil to the state of this frame. @returns what is to be taken over anew */
  show(frame: number): PixelBox[];
}

/** Of a pencil's colour so much is seen beside the paper's; the grain of the paper takes some of it. */
const strength = { most: 0.3, grain: 0.45 } as const;
/** The pencil is so fine beside the pen: the ink lies over all of it. */
const fineness = 0.55;
const leastRadius = 0.55;

/** It comes in this long, on every second frame: that is half the work. */
const comesInSeconds = 0.6;
const framesPerStep = 2;

/**
 * Sketches what the pen will draw later, as who draws on a board for others does: the page is seen to be filled from the
 * start, and nobody looks at one small picture in a corner of it. The lines come softly in the first frames and are gone
 * when the ink lies over them.
 */
export function createLightPencil(
  board: Board,
  pencilled: readonly Pencilled[],
  { colour, framesPerSecond }: { readonly colour: Rgb; readonly framesPerSecond: number },
): LightPencil {
  if (pencilled.length === 0) {
    return { seen: board, take: () => undefined, show: () => [] };
  }
  const seen = { ...board, rgb: board.rgb.slice() };
  const lines = pencilled.map(({ sketch, until }) => ({ graphite: graphiteOf(sketch), until }));
  let shown = { part: 0, left: lines };
  const take = (box: PixelBox): void => {
    copyRows(board, seen, box);
    for (const { graphite } of shown.left) {
      layGraphite(seen, graphite, { box, colour, part: shown.part });
    }
  };
  return {
    seen,
    take,
    show(frame) {
      const part = Math.min(1, (frame - (frame % framesPerStep) + 1) / (comesInSeconds * framesPerSecond));
      const left = shown.left.filter(({ until }) => until > frame);
      const isSame = part === shown.part;
      const changed = shown.left.filter((line) => !isSame || !left.includes(line));
      shown = { part, left };
      return changed.map(({ graphite }) => graphite.box);
    },
  };
}

function graphiteOf(sketch: Sketch): Coverage {
  const graphite = emptyCoverage(sketch.box);
  for (const step of sketch.steps) {
    if (step.kind === 'ink') {
      addPenPieces(graphite, fine(step.line), { from: 0, to: step.line.x.length - 1 });
    }
  }
  const random = seededRandom(11);
  const { values } = graphite;
  for (let at = 0; at < values.length; at++) {
    const covered = values[at] ?? 0;
    values[at] = covered === 0 ? 0 : covered * strength.most * (1 - random() * strength.grain);
  }
  return graphite;
}

function fine(line: PenLine): PenLine {
  return { ...line, radius: line.radius.map((radius) => Math.max(leastRadius, radius * fineness)) };
}

function copyRows(from: Board, to: Board, { x, y, width, height }: PixelBox): void {
  for (let row = y; row < y + height; row++) {
    const start = (row * from.width + x) * 3;
    to.rgb.set(from.rgb.subarray(start, start + width * 3), start);
  }
}

function layGraphite(
  { rgb, width }: Board,
  { box: own, values }: Coverage,
  { box, colour, part }: { readonly box: PixelBox; readonly colour: Rgb; readonly part: number },
): void {
  const left = Math.max(box.x, own.x);
  const right = Math.min(box.x + box.width, own.x + own.width);
  const bottom = Math.min(box.y + box.height, own.y + own.height);
  const [red, green, blue] = colour;
  for (let row = Math.max(box.y, own.y); row < bottom; row++) {
    let at = (row - own.y) * own.width + (left - own.x);
    let out = (row * width + left) * 3;
    for (let column = left; column < right; column++) {
      const covered = values[at++] ?? 0;
      if (covered > 0) {
        const alpha = (covered / 255) * part;
        const [r, g, b] = [rgb[out] ?? 0, rgb[out + 1] ?? 0, rgb[out + 2] ?? 0];
        rgb[out] = r + (red - r) * alpha + 0.5;
        rgb[out + 1] = g + (green - g) * alpha + 0.5;
        rgb[out + 2] = b + (blue - b) * alpha + 0.5;
      }
      out += 3;
    }
  }
}
