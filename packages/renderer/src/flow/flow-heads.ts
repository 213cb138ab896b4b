import { flowStep } from './flow-paths.ts';
import type { FlowPath } from './flow-paths.ts';

/** Something on its way: how far along it is, in pixels, and how large beside its full size. */
export interface FlowHead {
  readonly path: FlowPath;
  readonly at: number;
  readonly size: number;
}

const unitsPerSecond = 260;
/** A way takes this long at least, and at most this part of the whole time. */
const travel = { shortest: 0.7, longestPart: 0.6 } as const;
/** One sets out so long after the other, and on each way a little later than on the one before. */
const interval = 0.75;
const stagger = 0.22;
/** It grows and shrinks within this part of its way. */
const growing = 0.14;

/**
 * What is on its way at a moment, on all ways together. All set out and all arrive within the time: the board is before and
 * after as it was drawn.
 */
export function flowHeads(
  paths: readonly FlowPath[],
  { seconds, duration }: { readonly seconds: number; readonly duration: number },
  pixelsPerUnit: number,
): FlowHead[] {
  return paths.flatMap((path, index) => {
    const length = (path.points.length - 1) * flowStep;
    const usual = Math.max(travel.shortest, length / (unitsPerSecond * pixelsPerUnit));
    const taken = Math.min(usual, duration * travel.longestPart);
    const first = (index * stagger) % interval;
    const heads: FlowHead[] = [];
    for (let start = first; start + taken <= duration; start += interval) {
      const part = (seconds - start) / taken;
      if (part > 0 && part < 1) {
        heads.push({ path, at: part * length, size: sizeAt(part, path) });
      }
    }
    return heads;
  });
}

function sizeAt(part: number, { isGrowing }: FlowPath): number {
  const gone = (1 - part) / growing;
  return isGrowing ? Math.min(0.3 + part * 0.7, gone) : Math.min(1, part / growing, gone);
}
