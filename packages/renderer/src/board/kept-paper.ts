import type { FrameScale } from '../draw/frame-scale.ts';
import type { Drawing } from '../timeline/drawing.ts';
import { createPaper, paperKey } from './board.ts';
import type { Board } from './board.ts';

/** Longer than one board of a film takes until the next. */
const keptMs = 5000;

let kept: { readonly key: string; readonly paper: Board; readonly timer: NodeJS.Timeout } | null = null;

/**
 * Clean paper to draw on. A film's boards lie on the same, and a copy takes a fiftieth of the time of making one; its six
 * megabytes are let go when no board has asked for them for a while.
 */
export function paperLike(scale: FrameScale, drawing: Pick<Drawing, 'palette' | 'style'>): Board {
  const key = paperKey(scale, drawing);
  const paper = kept?.key === key ? kept.paper : createPaper(scale, drawing);
  clearTimeout(kept?.timer);
  const timer = setTimeout(() => {
    kept = null;
  }, keptMs);
  kept = { key, paper, timer: timer.unref() };
  return { ...paper, rgb: paper.rgb.slice() };
}
