import { copyBox } from '../board/board.ts';
import type { Board } from '../board/board.ts';
import { evenBox } from '../draw/coverage.ts';
import type { PixelBox } from '../draw/coverage.ts';
import type { Rgb } from '../draw/sketch.ts';
import { pointAt } from '../draw/polyline.ts';
import type { Point } from '../timeline/drawing.ts';
import { flowStep } from './flow-paths.ts';
import type { FlowPath } from './flow-paths.ts';
import { flowHeads } from './flow-heads.ts';
import type { FlowHead } from './flow-heads.ts';

/** Lets something go along the ways of a finished drawing; nothing of it is left on the board. */
export interface FlowPainter {
  /** Brings the board from the moment before to this one; null: nothing goes any more. @returns what changed */
  show(moment: FlowMoment | null): PixelBox[];
}

/** Seconds since it began, and how many it lasts. */
export interface FlowMoment {
  readonly seconds: number;
  readonly duration: number;
}

/** A tail is so many radii long, and so thin at its end beside the head. */
const tail = { radii: 3.5, thinnest: 0.4 } as const;
/** Smoke has no edge: it is soft over so much of its radius, and one sees through it. */
const smoke = { softPart: 0.7, strength: 0.62 } as const;
/** Width of the edge beside the radius. */
const edgePart = 0.3;

export function createFlowPainter(
  board: Board,
  paths: readonly FlowPath[],
  pixelsPerUnit: number,
): FlowPainter {
  let covered: { box: PixelBox; under: Uint8Array }[] = [];
  return {
    show(moment) {
      const before = covered.toReversed();
      for (const { box, under } of before) {
        putBack(board, box, under);
      }
      covered = [];
      const heads = moment === null ? [] : flowHeads(paths, moment, pixelsPerUnit);
      for (const head of heads) {
        const beads = beadsOf(head);
        const box = boxOf(beads, head.path.radius * head.size + edgeOf(head.path, head.size) + 1, board);
        if (box !== null) {
          covered.push({ box, under: copyBox(board, box) });
          paint(board, box, { ...head, beads });
        }
      }
      return [...before, ...covered].map(({ box }) => box);
    },
  };
}

/** Where the tail's middle is, and how thick it is there. */
interface Bead extends Point {
  readonly radius: number;
}

interface ShownHead extends FlowHead {
  readonly beads: readonly Bead[];
}

function beadsOf({ path, at, size }: FlowHead): Bead[] {
  const radius = path.radius * size;
  const length = path.isGrowing || path.isRound === true ? 0 : Math.min(at, path.radius * tail.radii);
  const count = Math.max(1, Math.ceil(length / Math.max(1, radius * 0.5)));
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const { x, y } = placeAt(path, at - length * part);
    return { x, y, radius: radius * (1 - (1 - tail.thinnest) * part) };
  });
}

function placeAt({ points }: FlowPath, along: number): Point {
  const index = Math.max(0, along / flowStep);
  const from = pointAt(points, Math.floor(index));
  const to = pointAt(points, Math.floor(index) + 1);
  const part = index - Math.floor(index);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function boxOf(beads: readonly Bead[], reach: number, board: Board): PixelBox | null {
  const [xs, ys] = [beads.map(({ x }) => x), beads.map(({ y }) => y)];
  const edges = {
    left: Math.min(...xs) - reach,
    right: Math.max(...xs) + reach,
    top: Math.min(...ys) - reach,
    bottom: Math.max(...ys) + reach,
  };
  return evenBox(edges, board);
}

function paint(board: Board, box: PixelBox, { path, size, beads }: ShownHead): void {
  const { colour, edge, isGrowing } = path;
  const edgeWidth = edgeOf(path, size);
  const softness = path.radius * size * smoke.softPart;
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const inside = depthIn(beads, x + 0.5, y + 0.5);
      const at = (y * board.width + x) * 3;
      if (isGrowing) {
        blend(board.rgb, at, { colour, part: Math.min(1, inside / softness) * smoke.strength });
      } else if (inside > -edgeWidth - 0.5) {
        blend(board.rgb, at, { colour: edge, part: inside + edgeWidth + 0.5 });
        blend(board.rgb, at, { colour, part: inside + 0.5 });
      }
    }
  }
}

/** How far within the beads a place is; less than 0 outside. It is asked of every pixel: no list is made. */
function depthIn(beads: readonly Bead[], x: number, y: number): number {
  let deepest = Number.NEGATIVE_INFINITY;
  for (const bead of beads) {
    const [across, down] = [x - bead.x, y - bead.y];
    deepest = Math.max(deepest, bead.radius - Math.sqrt(across * across + down * down));
  }
  return deepest;
}

function edgeOf({ radius }: FlowPath, size: number): number {
  return Math.max(1, radius * edgePart * size);
}

function blend(rgb: Uint8Array, at: number, { colour, part }: { colour: Rgb; part: number }): void {
  if (part <= 0) {
    return;
  }
  const whole = Math.min(1, part);
  for (let channel = 0; channel < 3; channel++) {
    const beneath = rgb[at + channel] ?? 0;
    rgb[at + channel] = beneath + ((colour[channel] ?? 0) - beneath) * whole + 0.5;
  }
}

function putBack(board: Board, box: PixelBox, under: Uint8Array): void {
  for (let row = 0; row < box.height; row++) {
    const from = row * box.width * 3;
    board.rgb.set(under.subarray(from, from + box.width * 3), ((box.y + row) * board.width + box.x) * 3);
  }
}
