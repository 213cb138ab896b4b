import type { Drawing } from '@kinora/renderer';
import type { CastPlan, PanelBoard } from '../plan/cast-plan.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';

/**
 * What a scene explains, cut out before its place: nobody and nothing stands there that might be taken for it. The pages are as
 * large as the picture.
 */
export function composeShown(background: ScenePlan, { drawing, pages }: PanelBoard): CastPlan {
  const isWide = background.aspectRatio === '16:9';
  const box = { x: 0, y: 0, width: isWide ? 1920 : 1080, height: isWide ? 1080 : 1920 };
  return {
    kind: 'cast',
    background: { ...background, subjects: [], lettering: [] },
    people: [],
    panel: {
      drawing: withoutDecorations(drawing),
      pages: pages.map((page) => ({ ...page, drawing: withoutDecorations(page.drawing) })),
      box,
    },
  };
}

/** Decorations of a board: cut out, each would be taken for something that is told. */
const decorations: ReadonlySet<string> = new Set(['star', 'spark', 'dots', 'squiggle', 'rays']);

function withoutDecorations(drawing: Drawing): Drawing {
  const elements = drawing.elements.filter(
    (element) => element.kind !== 'accent' || !decorations.has(element.shape),
  );
  return { ...drawing, elements };
}
