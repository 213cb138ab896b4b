import { boardRegions, boardSize } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import type { CastPlan, PanelBoard } from '../plan/cast-plan.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { boardsOf } from './boards-of-panel.ts';

/**
 * What a scene explains, cut out before its place: nobody and nothing stands there that might be taken for it. The pages are as
 * large as the picture.
 */
export function composeShown(background: ScenePlan, { drawing, pages }: PanelBoard): CastPlan {
  const isWide = background.aspectRatio === '16:9';
  const box = { x: 0, y: 0, width: isWide ? 1920 : 1080, height: isWide ? 1080 : 1920 };
  const cut = {
    drawing: withoutDecorations(drawing),
    pages: pages.map((page) => ({ ...page, drawing: withoutDecorations(page.drawing) })),
  };
  return {
    kind: 'cast',
    background: { ...background, subjects: [], lettering: [] },
    people: [],
    panel: { ...inMiddle(cut), box },
  };
}

/** What is shown stands between its heading's place and the subtitles, each board in their middle. */
function inMiddle(panel: Pick<PanelBoard, 'drawing' | 'pages'>): Pick<PanelBoard, 'drawing' | 'pages'> {
  const moved = boardsOf(panel).flatMap(({ stages }) => {
    const told = stages.at(-1);
    const down = told === undefined ? 0 : roomBelow(told) / 2;
    return stages.map((stage) => ({ ...stage, elements: stage.elements.map((each) => lowered(each, down)) }));
  });
  const [drawing = panel.drawing, ...pages] = moved;
  return {
    drawing,
    pages: panel.pages.map((page, index) => ({ ...page, drawing: pages[index] ?? page.drawing })),
  };
}

/** How much is free beneath all that is drawn. */
function roomBelow({ elements, aspect }: Drawing): number {
  const feet = elements.map((element) =>
    'box' in element ? element.box.y + element.box.height : Math.max(element.from.y, element.to.y),
  );
  return Math.max(0, boardRegions(aspect).subtitles.y - Math.max(0, ...feet));
}

function lowered(element: Drawing['elements'][number], by: number): Drawing['elements'][number] {
  if ('box' in element) {
    return { ...element, box: { ...element.box, y: element.box.y + by } };
  }
  const { from, to } = element;
  return { ...element, from: { ...from, y: from.y + by }, to: { ...to, y: to.y + by } };
}

/** Decorations of a board: cut out, each would be taken for something that is told. */
const decorations: ReadonlySet<string> = new Set(['star', 'spark', 'dots', 'squiggle', 'rays']);

function withoutDecorations(drawing: Drawing): Drawing {
  const elements = drawing.elements.filter(
    (element) =>
      !isGround(element, drawing) && (element.kind !== 'accent' || !decorations.has(element.shape)),
  );
  return { ...drawing, elements };
}

/** So much of a board's width at least is a ground on which its pictures stand, and so near to their feet. */
const ground = { part: 0.45, near: 24 } as const;

/** The line on which things stand: cut out, it would tie them all to one piece of paper. */
function isGround(element: Drawing['elements'][number], { elements, aspect }: Drawing): boolean {
  if (element.kind !== 'underline') {
    return false;
  }
  const { from, to } = element;
  return (
    Math.abs(to.x - from.x) > ground.part * boardSize(aspect).width &&
    elements.some(
      (other) =>
        (other.kind === 'strokes' || other.kind === 'illustration') &&
        Math.abs(other.box.y + other.box.height - from.y) < ground.near,
    )
  );
}
