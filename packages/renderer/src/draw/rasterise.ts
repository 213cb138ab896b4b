import type { Coverage } from './coverage.ts';
import type { PenLine } from './pen-line.ts';

/** The pieces of a line from one of its points to another. */
export interface PieceSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Adds the pieces of a line between two of its points to a coverage.
 *
 * Each piece is a capsule (a line with round ends and a radius at each), covered by distance. Coverage only ever grows to
 * the larger of old and new, so drawing a line in one go or in many pieces gives exactly the same pixels: the still and
 * the last frame of the film are one picture.
 */
export function addPenPieces(target: Coverage, line: PenLine, { from, to }: PieceSpan): void {
  if (line.x.length === 1) {
    addCapsule(target, line, 0);
    return;
  }
  for (let index = from; index < to; index++) {
    addCapsule(target, line, index);
  }
}

/** The piece from this point to the next; a dot when it is the only one. */
function addCapsule(target: Coverage, line: PenLine, start: number): void {
  const end = Math.min(start + 1, line.x.length - 1);
  const ax = (line.x[start] ?? 0) - target.box.x;
  const ay = (line.y[start] ?? 0) - target.box.y;
  const bx = (line.x[end] ?? 0) - target.box.x;
  const by = (line.y[end] ?? 0) - target.box.y;
  const ra = line.radius[start] ?? 0;
  const rb = line.radius[end] ?? 0;
  const reach = Math.max(ra, rb) + 1;
  const { width, height } = target.box;
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach));
  const top = Math.max(0, Math.floor(Math.min(ay, by) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach));
  const dx = bx - ax;
  const dy = by - ay;
  const squared = dx * dx + dy * dy;
  const inverse = squared > 0 ? 1 / squared : 0;
  const { values } = target;
  for (let row = top; row <= bottom; row++) {
    const py = row + 0.5 - ay;
    for (let column = left; column <= right; column++) {
      const at = row * width + column;
      const known = values[at] ?? 0;
      if (known === 255) {
        continue;
      }
      const px = column + 0.5 - ax;
      const raw = (px * dx + py * dy) * inverse;
      const along = raw < 0 ? 0 : Math.min(1, raw);
      const ox = px - dx * along;
      const oy = py - dy * along;
      const covered = ra + (rb - ra) * along + 0.5 - Math.sqrt(ox * ox + oy * oy);
      if (covered <= 0) {
        continue;
      }
      const value = covered >= 1 ? 255 : Math.round(covered * 255);
      if (value > known) {
        values[at] = value;
      }
    }
  }
}
