import type { PixelBox } from '../draw/coverage.ts';
import { copyYuvBox } from './yuv.ts';
import type { YuvFrame } from './yuv.ts';

/** How a page makes room for the next: see `SceneTimeline`. */
export type PageExit = 'wipe' | 'push' | 'turn';

/** The pages of an exit. */
export interface ExitPages {
  /** The finished page; not changed. */
  readonly leaving: YuvFrame;
  /** The page that comes; not changed. */
  readonly coming: YuvFrame;
  /** The paper both are drawn on, or null when each has its own. */
  readonly paper: YuvFrame | null;
}

/** From which part of the way to which, 0 to 1. */
export interface ExitStep {
  readonly from: number;
  readonly to: number;
}

/** Brings a frame, which shows the step before, to the next. @returns where it changed */
type ExitMove = (frame: YuvFrame, pages: ExitPages, step: ExitStep) => PixelBox | null;

/** One move for each way; `frame` is the page as it is seen. */
export const pageExits = { wipe, push, turn } as const satisfies Record<PageExit, ExitMove>;

/** A slanted edge goes from the left to the right and leaves the next page behind. */
function wipe(frame: YuvFrame, { coming }: ExitPages, { from, to }: ExitStep): PixelBox | null {
  const { width, height } = frame;
  const lean = height * 0.25;
  const edge = (part: number, row: number): number => {
    const x = part * (width + lean) - (row / height) * lean;
    return within(even(x), width);
  };
  for (let row = 0; row < height; row += 2) {
    const start = edge(from, row);
    const end = edge(to, row);
    if (end > start) {
      copyYuvBox(coming, frame, { x: start, y: row, width: end - start, height: 2 });
    }
  }
  // The slanted edge is furthest left at the foot and furthest right at the top.
  const left = edge(from, height);
  const right = edge(to, 0);
  return right > left ? { x: left, y: 0, width: right - left, height } : null;
}

/**
 * The page moves to the left and the next follows it. On the same paper only the ink moves, over paper that stays where it
 * is: the grain need not be sent again, and it looks as if the board went on.
 */
function push(frame: YuvFrame, { leaving, coming, paper }: ExitPages, { to }: ExitStep): PixelBox {
  const { width, height } = frame;
  const shift = even(to * width);
  for (const plane of ['y', 'u', 'v'] as const) {
    const size = plane === 'y' ? { width, height, shift } : halved({ width, height, shift });
    const ground = paper?.[plane] ?? null;
    pushPlane(frame[plane], { leaving: leaving[plane], coming: coming[plane], ground }, size);
  }
  return { x: 0, y: 0, width, height };
}

function halved({ width, height, shift }: PlaneSize): PlaneSize {
  return { width: width >> 1, height: height >> 1, shift: shift >> 1 };
}

interface PlaneSize {
  readonly width: number;
  readonly height: number;
  readonly shift: number;
}

interface Planes {
  readonly leaving: Buffer;
  readonly coming: Buffer;
  readonly ground: Buffer | null;
}

function pushPlane(target: Buffer, { leaving, coming, ground }: Planes, size: PlaneSize): void {
  const { width, height, shift } = size;
  for (let row = 0; row < height; row++) {
    const start = row * width;
    const end = start + width;
    if (ground === null) {
      leaving.copy(target, start, start + shift, end);
      coming.copy(target, end - shift, start, start + shift);
      continue;
    }
    ground.copy(target, start, start, end);
    moveInk(target, { ink: leaving, ground }, { from: start + shift, to: end, by: -shift });
    moveInk(target, { ink: coming, ground }, { from: start, to: start + shift, by: width - shift });
  }
}

/** Lays what differs from the paper in one place over the paper of another. */
function moveInk(
  target: Buffer,
  { ink, ground }: { ink: Buffer; ground: Buffer },
  { from, to, by }: { from: number; to: number; by: number },
): void {
  if (ink.compare(ground, from, to, from, to) === 0) {
    return;
  }
  for (let at = from; at < to; at++) {
    const difference = (ink[at] ?? 0) - (ground[at] ?? 0);
    if (difference !== 0) {
      target[at + by] = Math.max(0, Math.min(255, (target[at + by] ?? 0) + difference));
    }
  }
}

/** Parts of the frame's width: the turned part of the page at most, the shadows beside it, and how far the fold leans. */
const flapPart = 0.2;
const shadowPart = 0.05;
const foldLean = 0.16;

/**
 * The page is taken at its right edge and turned over to the left, its blank back towards us, a shadow on either side.
 */
function turn(frame: YuvFrame, { leaving, coming }: ExitPages, { from, to }: ExitStep): PixelBox | null {
  const { width, height } = frame;
  const back = paperOf(leaving);
  const shadow = even(width * shadowPart);
  for (let row = 0; row < height; row += 2) {
    const fold = foldAt(to, row, frame);
    const last = foldAt(from, row, frame);
    const flap = even(Math.min(width * flapPart, Math.max(0, width - fold) * 0.5));
    const span = { fold, flap, shadow, start: fold - flap - shadow, end: Math.max(last, fold) + shadow };
    turnRows(frame, { leaving, coming, back }, { row, ...span });
  }
  const left = within(even(foldAt(to, height, frame) - width * flapPart - shadow), width);
  const right = within(even(foldAt(from, 0, frame) + shadow), width);
  return right > left ? { x: left, y: 0, width: right - left, height } : null;
}

/** Where the page is folded in a row: at the foot further to the left, as a page is taken at its corner. */
function foldAt(part: number, row: number, { width, height }: YuvFrame): number {
  const lean = width * foldLean;
  return even(width + lean - part * (width * (1 + flapPart) + lean * 2) - (row / height) * lean + lean * 0.2);
}

interface TurnedRows {
  readonly row: number;
  readonly fold: number;
  readonly flap: number;
  readonly shadow: number;
  readonly start: number;
  readonly end: number;
}

interface PaperColour {
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

/** Two rows of brightness and one of colour, from the page that is left over its back to the page that comes. */
function turnRows(
  frame: YuvFrame,
  { leaving, coming, back }: { leaving: YuvFrame; coming: YuvFrame; back: PaperColour },
  { row, fold, flap, shadow, start, end }: TurnedRows,
): void {
  const { width } = frame;
  const half = (row >> 1) * (width >> 1);
  for (let x = within(start, width); x < within(end, width); x += 2) {
    const isFlap = x >= fold - flap && x < fold;
    const source = x < fold ? leaving : coming;
    const light = isFlap
      ? flapLight((fold - x) / flap)
      : shadowLight(x < fold ? fold - flap - x : x - fold, shadow);
    for (const at of [
      row * width + x,
      row * width + x + 1,
      (row + 1) * width + x,
      (row + 1) * width + x + 1,
    ]) {
      const brightness = isFlap ? back.y : (source.y[at] ?? 0);
      frame.y[at] = 16 + (brightness - 16) * light;
    }
    const colour = half + (x >> 1);
    frame.u[colour] = isFlap ? back.u : (source.u[colour] ?? 0);
    frame.v[colour] = isFlap ? back.v : (source.v[colour] ?? 0);
  }
}

/** The back of a page is round: dark at the fold, light where it turns to us, a little darker at its edge. */
function flapLight(part: number): number {
  return 0.8 + 0.2 * Math.sin(Math.PI * Math.min(1, 0.08 + part * 0.8));
}

function shadowLight(distance: number, reach: number): number {
  const near = Math.max(0, 1 - distance / reach);
  return 1 - 0.22 * near * near;
}

/** The colour of the paper, from a corner nothing is drawn in. */
function paperOf({ y, u, v, width, height }: YuvFrame): PaperColour {
  const [row, column] = [Math.floor(height * 0.02), Math.floor(width * 0.5)];
  const half = (row >> 1) * (width >> 1) + (column >> 1);
  return { y: y[row * width + column] ?? 235, u: u[half] ?? 128, v: v[half] ?? 128 };
}

function within(value: number, limit: number): number {
  return Math.max(0, Math.min(limit, value));
}

function even(value: number): number {
  return Math.round(value / 2) * 2;
}
