import { createIconReader } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import type { PanelBoard, Panels } from '../plan/cast-plan.ts';
import { boardStages } from './board-stages.ts';
import { filling } from './filling-board.ts';
import { eventPages } from './event-pages.ts';
import { planBoard } from './plan-board.ts';
import { tellBoard } from './tell-board.ts';
import { thingsAtHand } from './things-at-hand.ts';

/**
 * Plans what hangs behind whoever speaks of it: the board of a scene, as far as it is told by when. Nothing where nothing is
 * explained: stories are told where they happen.
 */
export function createPanelPlanner(): Panels {
  const indexes = openPictureIndexes();
  return (request, { aspectRatio, hasHeading }) => {
    if ((request.scene?.keyFacts ?? []).length === 0) {
      return undefined;
    }
    const { castSeed } = request;
    const { board, ...found } = planBoard(
      { ...request, aspectRatio },
      { indexes, icons: createIconReader() },
    );
    const { scene } = found;
    const inOrder = eventPages(board, scene);
    if (inOrder !== undefined) {
      return withThings(inOrder);
    }
    // Who speaks stands beside it.
    const { guide: _guide, ...unguided } = { ...board, title: hasHeading ? board.title : '' };
    const drawing = tellBoard({ board: unguided, ...found }, { index: indexes(scene.code), castSeed });
    if (!isMoreThanHeading(drawing)) {
      return undefined;
    }
    const stages = boardStages(drawing, scene);
    return withThings(hasHeading ? stages : eachFilling(stages));
  };
}

function isMoreThanHeading({ elements }: Drawing): boolean {
  return elements.some((element) =>
    element.kind === 'text' ? element.role !== 'title' : element.kind !== 'underline',
  );
}

/** A board is turned to its next stage like a page: each has all of it, as large as it can be. */
function eachFilling({
  drawing,
  pages,
}: Pick<PanelBoard, 'drawing' | 'pages'>): Pick<PanelBoard, 'drawing' | 'pages'> {
  return {
    drawing: filling(drawing),
    pages: pages.map((page) => ({ ...page, drawing: filling(page.drawing) })),
  };
}

function withThings({ drawing, pages }: Pick<PanelBoard, 'drawing' | 'pages'>): PanelBoard {
  const things = thingsAtHand({ drawing, pages });
  return { drawing, pages, ...(things === undefined ? {} : { things }) };
}
