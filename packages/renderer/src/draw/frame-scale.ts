import type { BoardAspect } from '../timeline/language.ts';
import { boardSize } from '../timeline/language.ts';

/** The size of a frame in pixels and how many of them a board unit is. */
export interface FrameScale {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerUnit: number;
}

/** A board scaled to a frame whose longer side has this many pixels; both sides even. */
export function frameScale(aspect: BoardAspect, longSide: number): FrameScale {
  const board = boardSize(aspect);
  const pixelsPerUnit = longSide / Math.max(board.width, board.height);
  const even = (units: number): number => Math.round((units * pixelsPerUnit) / 2) * 2;
  return { width: even(board.width), height: even(board.height), pixelsPerUnit };
}
