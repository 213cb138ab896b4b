import type { Drawing, DrawingElement } from '../timeline/drawing.ts';
import { arrangementsFor, arrangeBoard } from './arrangements.ts';
import type { Arrangement } from './arrangements.ts';
import { createBoardBuilder } from './board-builder.ts';
import type { BoardContent } from './board-content.ts';
import { isFigure } from './ensemble.ts';
import { grownBoard } from './grown-board.ts';
import { goodSize } from './lettering-size.ts';
import { choosePalette } from './palettes.ts';
import { worthOfBoard } from './worth-of-board.ts';

/** Together with the sides, which go to and fro, four boards in a row are four arrangements. */
const kindsByTurn = [0, 1, 1, 0] as const;
/** An arrangement this much better is taken whatever the board before it looks like. */
const otherThanBefore = 0.16;

/** What is told beside a board's own content is missed less than that. */
const toldMissed = 0.16;
/** No more of it than this is left out, and never all. */
const mostDropped = 2;

/**
 * Gives everything on a board its place, size and colour. Every arrangement that can show it is tried, and the one that
 * fills the board best is taken; where several are as good, boards in a row take turns.
 */
export function layOutBoard(content: BoardContent): Drawing {
  const { turn = content.seed } = content;
  const contents = withFewerTold(content);
  const ways = contents.flatMap((fewer, dropped) =>
    arrangementsFor(fewer)
      .filter(({ of }) => dropped === 0 || of === 'ensemble')
      .map((arrangement) => ({ fewer, dropped, arrangement })),
  );
  const tried = ways.map((way) => {
    const { fewer, dropped, arrangement } = way;
    const { palette, builder } = arranged(way);
    const placed = builder.finish();
    const elements = grownBoard(placed, fewer);
    const isItsTurn =
      arrangement.of === 'ensemble' && arrangement.kind === kindsByTurn[turn % kindsByTurn.length];
    const worth =
      worthOfBoard(elements, fewer, builder.leftOut()) +
      (isItsTurn ? otherThanBefore : 0) -
      dropped * toldMissed;
    return { way, palette, placed, elements, worth };
  });
  const best = tried.reduce((one, other) => (other.worth > one.worth ? other : one));
  return {
    version: 1,
    aspect: content.aspect,
    language: content.language,
    palette: best.palette,
    style: content.style ?? 'classic',
    elements: withLabelsAlike(best) ?? best.elements,
  };
}

interface Way {
  readonly fewer: BoardContent;
  readonly dropped: number;
  readonly arrangement: Arrangement;
}

function arranged({ fewer, arrangement }: Way, mostLabel?: number) {
  const builder = createBoardBuilder(fewer, mostLabel);
  const palette = choosePalette(fewer.style ?? 'classic', fewer.turn, builder.random);
  arrangeBoard(builder, arrangement);
  return { palette, builder };
}

/** Lettering of sizes so near is seen as one. */
const alike = 1.03;

/** The same board with all its labels of the size of its smallest; undefined where they are of one size, or would be read less well. */
function withLabelsAlike({
  way,
  placed,
  elements,
}: { way: Way } & Readonly<Record<'placed' | 'elements', readonly DrawingElement[]>>) {
  const sizes = labelSizes(placed);
  const smallest = Math.min(...sizes);
  if (sizes.length === 0 || Math.max(...sizes) <= smallest * alike) {
    return undefined;
  }
  const { builder } = arranged(way, smallest);
  const changed = grownBoard(builder.finish(), way.fewer);
  return readability(changed, way.fewer) < Math.min(1, readability(elements, way.fewer))
    ? undefined
    : changed;
}

/** How large its least legible words are beside what is read without effort. */
function readability(elements: readonly DrawingElement[], content: BoardContent): number {
  const parts = elements.flatMap((each) =>
    each.kind === 'text' && each.role !== 'title' ? [each.fontSize / goodSize(content, each.role)] : [],
  );
  return Math.min(...parts);
}

function labelSizes(elements: readonly DrawingElement[]): number[] {
  return elements.flatMap((each) => (each.kind === 'text' && each.role === 'label' ? [each.fontSize] : []));
}

/** A content, and the same with less and less of what is told beside it: sentences first, then pictures, the last before the first. */
function withFewerTold(content: BoardContent): BoardContent[] {
  const contents = [content];
  let told = content.told ?? [];
  while (contents.length <= mostDropped && told.length > 1) {
    const sentence = told.findLastIndex(
      ({ picture, text }) => picture === undefined && !isFigure(text ?? ''),
    );
    const at = sentence >= 0 ? sentence : told.findLastIndex(({ picture }) => picture !== undefined);
    if (at < 0) {
      break;
    }
    told = told.toSpliced(at, 1);
    contents.push({ ...content, told });
  }
  return contents;
}
