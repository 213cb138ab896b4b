import type { Drawing } from '@kinora/renderer';
import type { CastPanel } from '../plan/cast-plan.ts';

/** One board of a panel, told stage by stage: each only adds to the one before. */
export interface PanelStages {
  /** The panel's page that is its first stage: 0 is what it shows at first. */
  readonly page: number;
  readonly stages: readonly Drawing[];
}

/** The boards that a panel shows one after the other. */
export function boardsOf({ drawing, pages }: Pick<CastPanel, 'drawing' | 'pages'>): PanelStages[] {
  const boards: { page: number; stages: Drawing[] }[] = [];
  for (const [page, next] of [drawing, ...pages.map((each) => each.drawing)].entries()) {
    const board = boards.at(-1);
    const before = board?.stages.at(-1);
    if (board !== undefined && before !== undefined && isAddedTo(before, next)) {
      board.stages.push(next);
    } else {
      boards.push({ page, stages: [next] });
    }
  }
  return boards;
}

/** The first board of a panel as it is when all of it is told. */
export function toldOf(panel: Pick<CastPanel, 'drawing' | 'pages'>): Drawing {
  return boardsOf(panel)[0]?.stages.at(-1) ?? panel.drawing;
}

function isAddedTo({ elements }: Drawing, next: Drawing): boolean {
  const kept = new Set(next.elements.map((element) => JSON.stringify(element)));
  return elements.every((element) => kept.has(JSON.stringify(element)));
}
