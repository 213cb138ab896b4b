import type { PageLine, PagePiece } from './page-piece.ts';

/** Pieces nearer than this many letter sizes belong to one run of words; a wider gap may part two columns. */
const runGap = 0.55;
/** A gutter is at least this many letter sizes wide: LaTeX and browsers part columns by one, less what a line hangs over. */
const leastGutter = 0.7;
/** A gutter from this width on is no chance meeting of gaps between words. */
const sureGutter = 1.1;
/** A column has at least so many lines beside a sure gutter, where a number or a label is none, and beside a narrow one. */
const leastColumnLines = { sure: 3, narrow: 5 };
/** Blocks are parted by more than this many letter sizes of empty height. */
const blockGap = 0.9;

/**
 * The lines of a page in reading order: columns one after the other, what spans them before or after. Recursive cuts of
 * the page along its empty bands (XY-cut; Nagy and Seth 1984).
 */
export function readLines(pieces: readonly PagePiece[]): PageLine[] {
  const blocks = cut(joinRuns(pieces));
  return blocks.flatMap((block, index) => linesOf(block).map((line) => ({ ...line, block: index })));
}

/** Joins pieces of a line that follow each other closely. */
function joinRuns(pieces: readonly PagePiece[]): PagePiece[] {
  const runs: PagePiece[] = [];
  for (const row of rowsOf(pieces)) {
    let current: PagePiece | undefined;
    for (const piece of row) {
      if (current !== undefined && piece.x - rightOf(current) < runGap * Math.max(current.size, piece.size)) {
        current = joined(current, piece);
        continue;
      }
      if (current !== undefined) {
        runs.push(current);
      }
      current = piece;
    }
    if (current !== undefined) {
      runs.push(current);
    }
  }
  return runs;
}

/** Pieces on one baseline, from left to right; rows from top to bottom. */
function rowsOf(pieces: readonly PagePiece[]): PagePiece[][] {
  const rows: PagePiece[][] = [];
  for (const piece of pieces.toSorted((first, second) => first.y - second.y)) {
    const row = rows.at(-1);
    const anchor = row?.[0];
    if (
      row !== undefined &&
      anchor !== undefined &&
      piece.y - anchor.y < 0.4 * Math.max(piece.size, anchor.size)
    ) {
      row.push(piece);
    } else {
      rows.push([piece]);
    }
  }
  return rows.map((row) => row.toSorted((first, second) => first.x - second.x));
}

function joined(left: PagePiece, right: PagePiece): PagePiece {
  const gap = right.x - rightOf(left);
  const needsSpace = gap > 0.12 * left.size && !left.text.endsWith(' ') && !right.text.startsWith(' ');
  return {
    text: `${left.text}${needsSpace ? ' ' : ''}${right.text}`,
    x: left.x,
    y: left.y,
    width: rightOf(right) - left.x,
    size: Math.max(left.size, right.size),
  };
}

function rightOf(piece: PagePiece): number {
  return piece.x + piece.width;
}

function topOf(piece: PagePiece): number {
  return piece.y - piece.size;
}

function cut(runs: readonly PagePiece[]): PagePiece[][] {
  if (runs.length < 2) {
    return runs.length === 0 ? [] : [[...runs]];
  }
  const halves = cutColumns(runs) ?? cutHeight(runs);
  return halves === null ? [[...runs]] : halves.flatMap(cut);
}

/** Left and right of the widest empty band from top to bottom, when both sides are columns of text. */
function cutColumns(runs: readonly PagePiece[]): [PagePiece[], PagePiece[]] | null {
  const size = medianSize(runs);
  const band = widestBand(
    runs.map((run) => ({ from: run.x, to: rightOf(run) })),
    leastGutter * size,
    (middle, width) => {
      const left = rowsOf(runs.filter((run) => run.x < middle));
      const right = rowsOf(runs.filter((run) => run.x >= middle));
      const least = width < sureGutter * size ? leastColumnLines.narrow : leastColumnLines.sure;
      return Math.min(left.length, right.length) >= least;
    },
  );
  return band === null ? null : [runs.filter((run) => run.x < band), runs.filter((run) => run.x >= band)];
}

/** Above and below the highest empty band; none in a text that goes on evenly. */
function cutHeight(runs: readonly PagePiece[]): [PagePiece[], PagePiece[]] | null {
  const band = widestBand(
    runs.map((run) => ({ from: topOf(run), to: run.y })),
    blockGap * medianSize(runs),
    () => true,
  );
  return band === null ? null : [runs.filter((run) => run.y < band), runs.filter((run) => run.y >= band)];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The middle of the widest band that no span touches; null when none is wide enough. */
function widestBand(
  spans: readonly Span[],
  least: number,
  isAllowed: (middle: number, width: number) => boolean,
): number | null {
  let end = Number.NEGATIVE_INFINITY;
  let best: { middle: number; width: number } | null = null;
  for (const span of spans.toSorted((first, second) => first.from - second.from)) {
    const width = span.from - end;
    const middle = (span.from + end) / 2;
    if (Number.isFinite(end) && width >= least && width > (best?.width ?? 0) && isAllowed(middle, width)) {
      best = { middle, width };
    }
    end = Math.max(end, span.to);
  }
  return best?.middle ?? null;
}

function medianSize(runs: readonly PagePiece[]): number {
  const sizes = runs.map((run) => run.size).toSorted((first, second) => first - second);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function linesOf(block: readonly PagePiece[]): PagePiece[] {
  return rowsOf(block)
    .map((row) => row.reduce(joined))
    .map((line) => ({ ...line, text: line.text.replaceAll(/\s+/gu, ' ').trim() }))
    .filter((line) => line.text !== '');
}
