import type { Drawing } from '../timeline/drawing.ts';
import { arrangementsFor, arrangeBoard } from './arrangements.ts';
import { createBoardBuilder } from './board-builder.ts';
import type { BoardContent } from './board-content.ts';
import { grownBoard } from './grown-board.ts';
import { choosePalette } from './palettes.ts';
import { worthOfBoard } from './worth-of-board.ts';

/** Together with the sides, which go to and fro, four boards in a row are four arrangements. */
const kindsByTurn = [0, 1, 1, 0] as const;
/** An arrangement this much better is taken whatever the board before it looks like. */
const otherThanBefore = 0.26;

/**
 * Gives everything on a board its place, size and colour. Every arrangement that can show it is tried, and the one that
 * fills the board best is taken; where several are as good, boards in a row take turns.
 */
export function layOutBoard(content: BoardContent): Drawing {
  const { turn = content.seed } = content;
  const tried = arrangementsFor(content).map((arrangement) => {
    const builder = createBoardBuilder(content);
    const palette = choosePalette(content.style ?? 'classic', content.turn, builder.random);
    arrangeBoard(builder, arrangement);
    const elements = grownBoard(builder.finish(), content);
    const isItsTurn =
      arrangement.of === 'ensemble' && arrangement.kind === kindsByTurn[turn % kindsByTurn.length];
    const worth = worthOfBoard(elements, content, builder.leftOut()) + (isItsTurn ? otherThanBefore : 0);
    return { palette, elements, worth };
  });
  const best = tried.reduce((one, other) => (other.worth > one.worth ? other : one));
  return {
    version: 1,
    aspect: content.aspect,
    language: content.language,
    palette: best.palette,
    style: content.style ?? 'classic',
    elements: best.elements,
  };
}
