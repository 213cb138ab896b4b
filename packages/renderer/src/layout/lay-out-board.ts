import type { Box, Drawing } from '../timeline/drawing.ts';
import { placeBalance } from './balance.ts';
import { createBoardBuilder } from './board-builder.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardContent, BoardTemplate } from './board-content.ts';
import { placeCard } from './card.ts';
import { placeCompare } from './compare.ts';
import { placeCutaway } from './cutaway.ts';
import { placeCycle } from './cycle.ts';
import { placeHero } from './hero.ts';
import { placeList } from './list.ts';
import { placeOpening } from './opening.ts';
import { choosePalette } from './palettes.ts';
import { placeProcess } from './process.ts';
import { placeMap } from './map.ts';
import { placeNumber } from './number.ts';
import { placeQuotation } from './quotation.ts';
import { placeScene } from './scene.ts';
import { placeTimeline } from './timeline.ts';
import { placeTitle } from './title.ts';
import { placeTold } from './told.ts';

const templates = {
  hero: placeHero,
  compare: placeCompare,
  process: placeProcess,
  list: placeList,
  cycle: placeCycle,
  timeline: placeTimeline,
  card: placeCard,
  scene: placeScene,
  number: placeNumber,
  quotation: placeQuotation,
  balance: placeBalance,
  map: placeMap,
  cutaway: placeCutaway,
} satisfies Record<Exclude<BoardTemplate, 'opening'>, (builder: BoardBuilder, room: Box) => void>;

/** The arrangement for a board that lacks what its own shows. */
function fittingTemplate(content: BoardContent): BoardTemplate {
  const { template, stage, measures = [], columns, route, parts = [], notes, pictures } = content;
  const lacks = {
    scene: stage === undefined,
    number: measures.length === 0,
    balance: columns === undefined || pictures.length < 2,
    map: route === undefined,
    cutaway: parts.length === 0,
    quotation: notes.length === 0,
  };
  const isLacking = Object.entries(lacks).some(([name, isMissing]) => name === template && isMissing);
  if (!isLacking) {
    return template;
  }
  return template === 'balance' ? 'compare' : 'hero';
}

/** The part of a board's width or height that everything else has where some of it is kept for what is told later. */
const keptPart = { width: { pictures: 0.74, words: 0.66 }, height: { pictures: 0.74, words: 0.72 } } as const;

/** What stands side by side over the whole width keeps it: what is told comes beneath. */
const inARow: ReadonlySet<BoardTemplate> = new Set(['process', 'timeline']);

/** So much better must it stand there. */
const cramped = 0.4;

/** @returns the board with how well what is told later found its place */
function layOut(content: BoardContent, takes: 'all' | 'part') {
  const builder = createBoardBuilder(content);
  const palette = choosePalette(content.style ?? 'classic', content.turn, builder.random);
  const template = fittingTemplate(content);
  if (template === 'opening') {
    placeOpening(builder);
    return { builder, palette, placed: 0 };
  }
  const room = placeTitle(builder);
  const hasWords = content.told?.some(({ text }) => text !== undefined) === true;
  const side = content.aspect === '9:16' || inARow.has(template) ? 'height' : 'width';
  const part = takes === 'all' ? 1 : keptPart[side][hasWords ? 'words' : 'pictures'];
  const inner = { ...room, [side]: room[side] * part };
  templates[template](builder, inner);
  return { builder, palette, placed: placeTold(builder, room) };
}

/** Gives everything on a board its place, size and colour: the title first, then what the template says. */
export function layOutBoard(content: BoardContent): Drawing {
  const style = content.style ?? 'classic';
  // What is told later comes into what is left free, else into a part that is kept for it.
  const [free, kept] = [
    layOut(content, 'all'),
    content.told === undefined ? undefined : layOut(content, 'part'),
  ];
  const { builder, palette } = kept !== undefined && free.placed + cramped < kept.placed ? kept : free;
  return {
    version: 1,
    aspect: content.aspect,
    language: content.language,
    palette,
    style,
    elements: builder.finish(),
  };
}
