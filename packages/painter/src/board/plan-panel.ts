import { createIconReader, layOutBoard } from '@kinora/renderer';
import type { BoardContent, BoardPicture, Drawing } from '@kinora/renderer';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import type { PanelBoard, Panels } from '../plan/cast-plan.ts';
import { eventPages } from './event-pages.ts';
import { panelPages, recapPages } from './panel-pages.ts';
import { planBoard } from './plan-board.ts';
import { thingsAtHand } from './things-at-hand.ts';

/**
 * Plans what hangs behind whoever speaks of it: a scene's pictures, the two that it compares against each other; the facts where
 * nothing can be drawn; then one after the other what is spoken of. Nothing where nothing is explained: stories are told where
 * they happen.
 */
export function createPanelPlanner(): Panels {
  const indexes = openPictureIndexes();
  return (request, { aspectRatio, hasHeading }) => {
    if ((request.scene?.keyFacts ?? []).length === 0) {
      return undefined;
    }
    const planned = planBoard({ ...request, aspectRatio }, { indexes, icons: createIconReader() });
    const index = indexes(planned.scene.code);
    const inOrder = eventPages(planned.board, planned.scene) ?? recapPages(planned, index);
    if (inOrder !== undefined) {
      return withThings(inOrder);
    }
    const title = hasHeading ? planned.board.title : '';
    // What is drawn as a whole, a circuit, is its own page.
    const drawing = firstPage(planned.board, title) ?? wholePage({ ...planned.board, title });
    if (drawing === undefined) {
      return undefined;
    }
    const pages = panelPages(planned, { index, first: drawing, isOfTwo: isPair(planned.board) });
    return withThings({ drawing, pages });
  };
}

function withThings(board: Pick<PanelBoard, 'drawing' | 'pages'>): PanelBoard {
  const things = thingsAtHand(board);
  return { ...board, ...(things === undefined ? {} : { things }) };
}

const isPair = ({ template }: BoardContent): boolean => template === 'compare' || template === 'balance';

/** What is there before anybody speaks. */
function firstPage(board: BoardContent, title: string): Drawing | undefined {
  const pictures = board.pictures.slice(0, 2).map(atOnce);
  const notes = pictures.length === 0 ? board.notes.slice(0, 2).map(({ text }) => ({ text })) : [];
  if (pictures.length === 0 && notes.length === 0) {
    return undefined;
  }
  const shown = pictures.length === 0 ? 'list' : 'hero';
  return layOutBoard({
    template: isPair(board) ? 'compare' : shown,
    title,
    pictures,
    notes,
    aspect: board.aspect,
    language: board.language,
    seed: board.seed,
    ...(board.style === undefined ? {} : { style: board.style }),
    ...(board.turn === undefined ? {} : { turn: board.turn }),
  });
}

/** A board of what has no pictures of its own; undefined where nothing is on it but its title. */
function wholePage(board: BoardContent): Drawing | undefined {
  const drawing = layOutBoard(board);
  return drawing.elements.some(({ kind }) => kind !== 'text' && kind !== 'underline') ? drawing : undefined;
}

/** It waits for no word. */
function atOnce({ set, name, ratio, label, strokes }: BoardPicture): BoardPicture {
  return {
    set,
    name,
    ...(ratio === undefined ? {} : { ratio }),
    ...(label === undefined ? {} : { label }),
    ...(strokes === undefined ? {} : { strokes }),
  };
}
