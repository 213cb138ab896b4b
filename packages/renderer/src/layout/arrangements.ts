import type { Box } from '../timeline/drawing.ts';
import { placeBalance } from './balance.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardContent, BoardTemplate } from './board-content.ts';
import { placeCard } from './card.ts';
import { placeCompare } from './compare.ts';
import { placeCutaway } from './cutaway.ts';
import { placeCycle } from './cycle.ts';
import { ensemblesFor, placeEnsemble } from './ensemble.ts';
import type { Ensemble } from './ensemble.ts';
import { placeMap } from './map.ts';
import { placeNumber } from './number.ts';
import { placeOpening } from './opening.ts';
import { placeProcess } from './process.ts';
import { placeQuotation } from './quotation.ts';
import { placeScene } from './scene.ts';
import { placeTimeline } from './timeline.ts';
import { placeTitle } from './title.ts';
import { placeToldIn, placeToldWhereFree } from './told.ts';

const templates = {
  compare: placeCompare,
  process: placeProcess,
  cycle: placeCycle,
  timeline: placeTimeline,
  card: placeCard,
  scene: placeScene,
  number: placeNumber,
  quotation: placeQuotation,
  balance: placeBalance,
  map: placeMap,
  cutaway: placeCutaway,
} satisfies Record<
  Exclude<BoardTemplate, 'opening' | 'hero' | 'list'>,
  (builder: BoardBuilder, room: Box) => void
>;
type Template = keyof typeof templates;

/** One way to show a board's content; neighbours are of another `kind` where they can. */
export type Arrangement =
  | { readonly of: 'opening' }
  | { readonly of: 'ensemble'; readonly kind: 0 | 1; readonly ensemble: Ensemble }
  | { readonly of: 'template'; readonly template: Template; readonly told: ToldRoom };

/** Where what is told later stands: in what the template leaves free, or in a part of the board that is kept for it. */
type ToldRoom = { readonly side: 'free' } | { readonly side: 'right' | 'below'; readonly part: number };

const keptRooms: readonly ToldRoom[] = [
  { side: 'free' },
  { side: 'right', part: 0.26 },
  { side: 'right', part: 0.34 },
  { side: 'right', part: 0.42 },
  { side: 'below', part: 0.26 },
  { side: 'below', part: 0.36 },
];
const gap = 56;

/** All ways to show a content. */
export function arrangementsFor(content: BoardContent): Arrangement[] {
  const template = fittingTemplate(content);
  if (template === 'opening') {
    return [{ of: 'opening' }];
  }
  if (template === 'hero' || template === 'list') {
    return ensemblesFor({ ...content, template }).map((ensemble) => ({
      kind: ensemble.kind === 'split' ? 1 : 0,
      of: 'ensemble',
      ensemble,
    }));
  }
  const rooms = (content.told ?? []).length === 0 ? keptRooms.slice(0, 1) : keptRooms;
  // Land that is flat and wide is no map.
  const kept = template === 'map' ? rooms.filter(({ side }) => side !== 'below') : rooms;
  // Behind the end of a line of dates, something would be read as what came last.
  const hasNoSide = content.aspect === '9:16' || template === 'timeline';
  const possible = hasNoSide ? rooms.filter(({ side }) => side !== 'right') : kept;
  return possible.map((told) => ({ of: 'template', template, told }));
}

/** The arrangement for a board that lacks what its own shows. */
function fittingTemplate(content: BoardContent): BoardTemplate {
  const {
    template,
    stage,
    measures = [],
    columns,
    route,
    parts = [],
    notes,
    pictures,
    events = [],
  } = content;
  const lacks = {
    scene: stage === undefined,
    number: measures.length === 0,
    balance: columns === undefined || pictures.length < 2,
    map: route === undefined,
    cutaway: parts.length === 0,
    quotation: notes.length === 0,
    timeline: events.length === 0,
  };
  const isLacking = Object.entries(lacks).some(([name, isMissing]) => name === template && isMissing);
  if (!isLacking) {
    return template;
  }
  return template === 'balance' ? 'compare' : 'hero';
}

/** Places everything on a board in one of its arrangements. */
export function arrangeBoard(builder: BoardBuilder, arrangement: Arrangement): void {
  switch (arrangement.of) {
    case 'opening':
      placeOpening(builder);
      break;
    case 'ensemble':
      placeEnsemble(builder, arrangement.ensemble);
      break;
    case 'template':
      arrangeTemplate(builder, arrangement);
      break;
  }
}

/** What stands on both sides of its middle has its heading there as well. */
const balanced: ReadonlySet<Template> = new Set([
  'compare',
  'process',
  'cycle',
  'timeline',
  'card',
  'scene',
  'balance',
]);

/** What shows several things of equal weight needs all of the height for them. */
const several: ReadonlySet<Template> = new Set(['compare', 'process', 'timeline', 'balance', 'cycle']);

function arrangeTemplate(
  builder: BoardBuilder,
  { template, told }: { template: Template; told: ToldRoom },
): void {
  const align = balanced.has(template) ? 'centre' : 'side';
  const room = placeTitle(builder, { align, isLow: several.has(template) });
  if (told.side === 'free') {
    templates[template](builder, room);
    placeToldWhereFree(builder, room);
    return;
  }
  const side = told.side === 'right' ? 'width' : 'height';
  const [corner, kept] = [told.side === 'right' ? 'x' : 'y', room[side] * told.part] as const;
  const inner = { ...room, [side]: room[side] - kept - gap };
  templates[template](builder, inner);
  placeToldIn(builder, { ...room, [side]: kept, [corner]: room[corner] + room[side] - kept });
}
