import type { PieceFlow } from '@kinora/painter';
import type { KeysInput, LayerInput } from './layer-parts.ts';

const unitsPerSecond = 230;
/** A way takes so long at least. */
const shortestSeconds = 0.8;
/** One sets out so long after the other, on each way a little later than on the one before. */
const [interval, stagger] = [1.3, 0.31] as const;
/** It grows and shrinks within this part of its way. */
const growing = 0.14;
/** So many are on their way on a board at most. */
const mostGoers = 40;

interface OnPiece {
  /** The piece's layer. */
  readonly parent: string;
  readonly flows: readonly { readonly flow: PieceFlow; readonly from: number }[];
  readonly until: number;
  /** How many may go on this piece. */
  readonly most: number;
}

/** What goes along the ways of a piece while it lies there: over and over, one behind the other on long ways. */
export function flowLayers({ parent, flows, until, most }: OnPiece): LayerInput[] {
  const ways = flows.map(({ flow, from }) => ({
    flow,
    from,
    seconds: Math.max(shortestSeconds, lengthOf(flow.way) / unitsPerSecond),
  }));
  const wanted = ways.map(({ seconds }) => Math.max(1, Math.floor(seconds / interval)));
  const share = Math.min(
    1,
    most /
      Math.max(
        1,
        wanted.reduce((sum, each) => sum + each, 0),
      ),
  );
  return ways.slice(0, most).flatMap(({ flow, from, seconds }, index) => {
    const goers = Math.max(1, Math.floor((wanted[index] ?? 1) * share));
    const period = Math.max(seconds, goers * interval);
    return Array.from({ length: goers }, (_, goer): LayerInput => {
      const first = from + ((index * stagger) % interval) + (goer * period) / goers;
      const [start = { x: 0, y: 0 }] = flow.way;
      return {
        id: `${parent}-flow-${index}-${goer}`,
        parent,
        files: [flow.file],
        box: { x: start.x - flow.size / 2, y: start.y - flow.size / 2, width: flow.size, height: flow.size },
        keys: turnsOf(flow, { first, seconds, period, until }),
      };
    });
  });
}

/** How many of all that go on a board each of its pieces has. */
export function goersOn(pieces: readonly { readonly flows: readonly unknown[] }[]): number[] {
  const all = Math.max(
    1,
    pieces.reduce((sum, { flows }) => sum + flows.length, 0),
  );
  return pieces.map(({ flows }) => Math.floor((flows.length / all) * mostGoers));
}

interface Turns {
  readonly first: number;
  readonly seconds: number;
  readonly period: number;
  readonly until: number;
}

/** One way after the other, each from its beginning to its end. */
function turnsOf(flow: PieceFlow, { first, seconds, period, until }: Turns): KeysInput {
  const keys: KeysInput = [{ atSeconds: 0, opacity: 0, ease: 'hold' }];
  for (let start = first; start + seconds < until; start += period) {
    keys.push(...wayKeys(flow, start, seconds));
  }
  return keys;
}

function wayKeys({ way, isGrowing }: PieceFlow, start: number, seconds: number): KeysInput {
  const length = lengthOf(way);
  const [origin = { x: 0, y: 0 }] = way;
  let gone = 0;
  const keys = way.map((point, index) => {
    gone += distance(way[index - 1] ?? point, point);
    return { part: length === 0 ? 0 : gone / length, point };
  });
  const at = (part: number): (typeof keys)[number]['point'] => pointAt(keys, part);
  const parts = [...new Set([...keys.map(({ part }) => part), growing, 1 - growing])].toSorted(
    (one, other) => one - other,
  );
  return parts.map((part): KeysInput[number] => {
    const { x, y } = at(part);
    return {
      atSeconds: start + part * seconds,
      x: x - origin.x,
      y: y - origin.y,
      scale: Math.max(0.05, sizeAt(part, isGrowing)),
      opacity: part === 1 ? 0 : 1,
      ease: part === 1 ? 'hold' : 'linear',
    };
  });
}

function pointAt(
  keys: readonly { readonly part: number; readonly point: PieceFlow['way'][number] }[],
  part: number,
): PieceFlow['way'][number] {
  const next = Math.max(
    1,
    keys.findIndex((key) => key.part >= part),
  );
  const [from, to] = [keys[next - 1], keys[next]];
  if (from === undefined || to === undefined) {
    return { x: 0, y: 0 };
  }
  const along = to.part === from.part ? 0 : (part - from.part) / (to.part - from.part);
  return {
    x: from.point.x + (to.point.x - from.point.x) * along,
    y: from.point.y + (to.point.y - from.point.y) * along,
  };
}

function sizeAt(part: number, isGrowing: boolean): number {
  const gone = (1 - part) / growing;
  return isGrowing ? Math.min(0.3 + part * 0.7, gone) : Math.min(1, part / growing, gone);
}

function lengthOf(way: PieceFlow['way']): number {
  return way.reduce((sum, point, index) => sum + distance(way[index - 1] ?? point, point), 0);
}

function distance(one: PieceFlow['way'][number], other: PieceFlow['way'][number]): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}
