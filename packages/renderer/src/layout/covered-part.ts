import type { Box } from '../timeline/drawing.ts';
import type { BoardAspect } from '../timeline/language.ts';
import { boardRegions } from './safe-area.ts';

/** The part of a board that can be drawn on, without margins and the subtitle band. */
export function usableArea(aspect: BoardAspect): Box {
  const { left, right, title, contentBottom } = boardRegions(aspect);
  return { x: left, y: title.y, width: right - left, height: contentBottom - title.y };
}

/** How much of a board's usable area lies under boxes, from 0 to 1; what lies under several counts once. */
export function coveredPart(boxes: readonly Box[], aspect: BoardAspect): number {
  const area = usableArea(aspect);
  const inside = boxes.map((box) => edgesWithin(box, area));
  const xs = sorted(inside.flatMap(({ left, right }) => [left, right]));
  const covered = xs.slice(1).reduce((sum, right, index) => {
    const left = xs[index] ?? right;
    const over = inside.filter((box) => box.left <= left && box.right >= right);
    return sum + (right - left) * lengthOf(over);
  }, 0);
  return covered / (area.width * area.height);
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function edgesWithin(box: Box, area: Box): Edges {
  const clamp = (value: number, from: number, size: number): number =>
    Math.min(from + size, Math.max(from, value));
  return {
    left: clamp(box.x, area.x, area.width),
    right: clamp(box.x + box.width, area.x, area.width),
    top: clamp(box.y, area.y, area.height),
    bottom: clamp(box.y + box.height, area.y, area.height),
  };
}

/** The height that boxes over one another cover together. */
function lengthOf(boxes: readonly Edges[]): number {
  let [covered, reached] = [0, -Infinity];
  for (const { top, bottom } of boxes.toSorted((one, other) => one.top - other.top)) {
    covered += Math.max(0, bottom - Math.max(top, reached));
    reached = Math.max(reached, bottom);
  }
  return covered;
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}
