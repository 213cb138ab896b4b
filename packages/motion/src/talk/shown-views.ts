import { boardRegions, boardSize } from '@kinora/renderer';
import type { VideoRequest } from '@kinora/models';
import type { CutOut } from '@kinora/painter';
import { looksOf } from './shown-pages.ts';
import type { ShownPage } from './shown-pages.ts';

/** A board is looked at in one way for no longer, and for no less. */
const longestSeconds = 5;
const shortestSeconds = 2.2;
/** What is looked at from near fills so much of the picture above its subtitles; so much larger at least, or it is no other view. */
const near = { across: 0.82, down: 0.84, least: 1.2 } as const;
/** Pictures smaller than this part of the whole are not looked at alone. */
const leastPiece = 0.05;
/** Of two that are about as large, as parts of the larger, neither is looked at alone where both are told of. */
const alike = 0.55;
/** A label is no further from what it names, as a part of the picture's height. */
const labelGap = 0.1;

export type Box = CutOut['pieces'][number]['box'];
type Size = ReturnType<typeof boardSize>;

/** What is looked at from when until when: a board as a whole, or some of its pieces, and nothing else of it is seen then. */
export interface ShownView {
  readonly page: number;
  /** Where all of that is. */
  readonly box: Box;
  /** The pieces that are looked at from near. */
  readonly near?: readonly number[];
  readonly from: number;
  readonly until: number;
}

export interface Shown {
  readonly request: Pick<VideoRequest, 'aspectRatio' | 'durationSeconds'>;
  readonly cutOuts: readonly CutOut[];
  /** When the plan's pages are come to. */
  readonly pageTurns: readonly number[];
}

/**
 * What of the boards is looked at: each whole when it comes, and by turns with the whole what is told of just then, from near,
 * where it is seen larger so.
 */
export function shownViews(pages: readonly ShownPage[], shown: Shown): ShownView[] {
  const size = boardSize(shown.request.aspectRatio);
  return pages.flatMap((page) => {
    const pieces = shown.cutOuts[page.index]?.pieces ?? [];
    const news = newsOf(pieces, { page, pageTurns: shown.pageTurns });
    let wasNear = true;
    const spans = spansOf(page, { news, end: shown.request.durationSeconds });
    return spans.map(({ from, until, told }, index): ShownView => {
      // What is told last is seen with all that was told before it.
      const isWhole = wasNear || index === spans.length - 1;
      const target = isWhole ? undefined : targetOf({ pieces, told, until, news }, size);
      wasNear = target !== undefined;
      const view = { page: page.index, from, until };
      return target === undefined
        ? { ...view, box: boundsOf({ pieces, until, news }, size) }
        : { ...view, box: target.box, near: target.pieces };
    });
  });
}

/** When pieces of a board come or change, in order of time. */
interface News {
  readonly atSeconds: number;
  readonly pieces: readonly number[];
}

function newsOf(
  pieces: CutOut['pieces'],
  shown: { readonly page: ShownPage; readonly pageTurns: readonly number[] },
): News[] {
  const changes = pieces.flatMap((piece, index) =>
    looksOf(piece, shown).map((atSeconds) => ({ atSeconds, index })),
  );
  const moments = [...new Set(changes.map(({ atSeconds }) => atSeconds))].toSorted(
    (one, other) => one - other,
  );
  return moments.map((atSeconds) => ({
    atSeconds,
    pieces: changes.filter((each) => each.atSeconds === atSeconds).map(({ index }) => index),
  }));
}

interface ViewSpan {
  readonly from: number;
  readonly until: number;
  /** What has come or changed last by then, when the board was there already. */
  readonly told: readonly number[];
}

/** A new view with what comes, and another one before any was looked at for too long. */
function spansOf(page: ShownPage, { news, end }: { news: readonly News[]; end: number }): ViewSpan[] {
  const until = page.until ?? end;
  const begun: { from: number; told: readonly number[] }[] = [{ from: page.from, told: [] }];
  for (const { atSeconds, pieces } of news.filter((each) => each.atSeconds > page.from)) {
    const last = begun.at(-1);
    if (last !== undefined && atSeconds - last.from < shortestSeconds) {
      begun.splice(-1, 1, { ...last, told: last.from === page.from ? [] : [...last.told, ...pieces] });
    } else if (until - atSeconds >= shortestSeconds) {
      begun.push({ from: atSeconds, told: pieces });
    }
  }
  return begun.flatMap(({ from, told }, index) => {
    const ends = begun[index + 1]?.from ?? until;
    const count = Math.max(1, Math.ceil((ends - from) / longestSeconds));
    const each = (ends - from) / count;
    return Array.from({ length: count }, (_, part) => ({
      from: from + part * each,
      until: from + (part + 1) * each,
      told,
    }));
  });
}

interface Looked {
  readonly pieces: CutOut['pieces'];
  readonly told: readonly number[];
  readonly until: number;
  readonly news: readonly News[];
}

/** Where all is that lies there by the end of a view. */
function boundsOf({ pieces, until, news }: Omit<Looked, 'told'>, { width, height }: Size): Box {
  const there = piecesBy({ pieces, until, news }).flatMap((index) => pieces[index]?.box ?? []);
  return there.length === 0 ? { x: 0, y: 0, width, height } : there.reduce(around);
}

function piecesBy({ pieces, until, news }: Omit<Looked, 'told'>): number[] {
  return pieces.flatMap((_, index) =>
    news.some((each) => each.atSeconds < until && each.pieces.includes(index)) ? [index] : [],
  );
}

interface Target {
  readonly pieces: readonly number[];
  readonly box: Box;
}

/** What of a board is looked at from near: the picture that is told of, with its name, where nothing else is; else its main one. */
function targetOf({ pieces, told, until, news }: Looked, size: Size): Target | undefined {
  const there = piecesBy({ pieces, until, news });
  const boxOf = (index: number): Box => pieces[index]?.box ?? { x: 0, y: 0, width: 1, height: 1 };
  const pictures = there.filter((index) => pieces[index]?.isPicture === true);
  const [first] = told;
  const chosen =
    first === undefined
      ? mainOf(pictures, boxOf)
      : pictures.find((index) => told.includes(index) || isNameOf(boxOf(first), boxOf(index), size));
  if (chosen === undefined || areaOf(boxOf(chosen)) < leastPiece * size.width * size.height) {
    return undefined;
  }
  const picture = boxOf(chosen);
  const seen = there.filter((index) => index === chosen || isNameOf(boxOf(index), picture, size));
  const box = seen.map(boxOf).reduce(around);
  // A number beside it that is told just then is not left out, nor anything but the heading where nothing new is told.
  const leftOut = there.length - seen.length;
  const isWhole =
    (first === undefined ? leftOut <= 1 : told.every((index) => seen.includes(index))) &&
    there.every((index) => seen.includes(index) || !meets(boxOf(index), picture));
  return isWhole && fitting(box, size) >= near.least ? { pieces: seen, box } : undefined;
}

/** The largest picture, where no other one is about as large. */
function mainOf(pictures: readonly number[], boxOf: (index: number) => Box): number | undefined {
  const area = (index: number): number => areaOf(boxOf(index));
  const [largest, next] = pictures.toSorted((one, other) => area(other) - area(one));
  return largest !== undefined && (next === undefined || area(next) < alike * area(largest))
    ? largest
    : undefined;
}

/** Whether a piece is what is written right beneath a picture. */
function isNameOf(name: Box, picture: Box, size: Size): boolean {
  const [left, right] = [
    Math.max(name.x, picture.x),
    Math.min(name.x + name.width, picture.x + picture.width),
  ];
  const gap = name.y - picture.y - picture.height;
  return (
    right - left > 0.6 * name.width &&
    name.height < 0.25 * size.height &&
    name.y + name.height / 2 > picture.y + picture.height * 0.75 &&
    gap < labelGap * size.height
  );
}

/** How many times larger something may be seen whole. */
export function fitting(box: Box, size: Size): number {
  const down = size.height * partAboveSubtitles(size) * near.down;
  return Math.min((size.width * near.across) / box.width, down / box.height);
}

/** Of a picture's height what is above its subtitles: of an upright one less. */
export function partAboveSubtitles({ width, height }: Size): number {
  return boardRegions(height > width ? '9:16' : '16:9').subtitles.y / height;
}

const areaOf = ({ width, height }: Box): number => width * height;

function meets(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 && across * down > 0.3 * areaOf(one);
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
