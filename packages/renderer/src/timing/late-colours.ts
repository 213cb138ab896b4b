import type { Sketch } from '../draw/sketch.ts';
import { sketchedCells } from '../draw/sketched-cells.ts';

/** When every element of a board is begun and for how long it is drawn, in seconds. */
export interface Pace {
  readonly begins: readonly number[];
  readonly durations: readonly number[];
  /** When everything is to be drawn. */
  readonly until: number;
  readonly pixelsPerUnit: number;
}

/** A wait of the pen, and whose colours come in it: what it waits for, or the number of elements where nothing follows. */
export interface LateColours {
  readonly before: number;
  readonly pictures: readonly number[];
}

/** A wait shorter than this needs nothing to happen in it. */
const longWait = 2.5;
/** In a wait lines are coloured in without hurry, up to so many times slower and over so much of it: colour spreads while it is told. */
const calm = { slowest: 5, part: 0.7 } as const;
/** Lines are looked at for so long before their colours come. */
const longestLook = 0.7;
/** A picture is without its colours for no longer while others are drawn. */
const longestDelay = 3;
/** What a scene opens with is begun by its lines: they are more than that. */
const leastInk = 0.45;

/**
 * Where the pen waits for the next word, what was drawn before is coloured in only then: a board does not stand still. What
 * has been drawn over since keeps its colours' time, or they would cover that.
 */
export function lateColours(
  sketches: readonly (Sketch | null)[],
  { begins, durations, until, pixelsPerUnit }: Pace,
  isLeftOut: (element: number) => boolean,
): LateColours[] {
  const drawn = sketches.flatMap((sketch, element) => (sketch === null ? [] : [{ sketch, element }]));
  let first = 0;
  return drawn.flatMap(({ element }, at): LateColours[] => {
    const next = drawn[at + 1]?.element;
    const end = (begins[element] ?? 0) + (durations[element] ?? 0);
    if ((next === undefined ? until : (begins[next] ?? 0)) - end < longWait) {
      return [];
    }
    const run = drawn
      .slice(first, at + 1)
      .map((each) => ({ ...each, cells: sketchedCells(each.sketch, pixelsPerUnit) }));
    first = at + 1;
    const isSoon = (own: number): boolean => end - (begins[own] ?? 0) - (durations[own] ?? 0) <= longestDelay;
    const pictures = run
      .filter(({ sketch, cells, element: own }, place) => {
        const isFree = run.slice(place + 1).every((over) => isApart(over.cells, cells));
        return (
          isFree && fillPart(sketch) > 0 && fillPart(sketch) < 1 - leastInk && isSoon(own) && !isLeftOut(own)
        );
      })
      .map((each) => each.element);
    return pictures.length === 0 ? [] : [{ before: next ?? sketches.length, pictures }];
  });
}

/** What can move when it is finished has so much of a wait for that, and no less than this many seconds. */
const moving = { part: 0.55, least: 2.4 } as const;
/** Colours are never hurried into less of a wait than this. */
const leastColouring = 0.3;

/** Until when colours come in a wait in which the finished picture moves: much of it is left for that. */
export function untilItMoves({ from, to }: { readonly from: number; readonly to: number }): number {
  const wait = to - from;
  const left = Math.min(wait * (1 - leastColouring), Math.max(moving.least, wait * moving.part));
  return to - Math.max(0, left);
}

/** When the colours of each come, in seconds, in the order of `pictures`. */
export function placeColours(
  fills: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): { begin: number; duration: number }[] {
  const total = fills.reduce((sum, fill) => sum + fill, 0);
  const room = Math.max(0, to - from);
  const pace = Math.max(
    Math.min(1, room / Math.max(1e-9, total)),
    Math.min(calm.slowest, (room * calm.part) / total),
  );
  const look = Math.min(longestLook, Math.max(0, room - total * pace) / (fills.length + 1));
  let free = from;
  return fills.map((fill) => {
    const begin = free + look;
    free = begin + fill * pace;
    return { begin, duration: fill * pace };
  });
}

/** How much of a sketch's time its colours take. */
export function fillPart({ steps }: Sketch): number {
  const cost = (of: Sketch['steps']): number => of.reduce((sum, step) => sum + step.cost, 0);
  return cost(steps.filter(({ kind }) => kind === 'fill')) / Math.max(1e-9, cost(steps));
}

function isApart(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...some].every((cell) => !others.has(cell));
}
