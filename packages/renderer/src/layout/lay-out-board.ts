import type { Box, Drawing } from '../timeline/drawing.ts';
import { createBoardBuilder } from './board-builder.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardContent, BoardTemplate } from './board-content.ts';
import { placeCard } from './card.ts';
import { placeCompare } from './compare.ts';
import { placeCycle } from './cycle.ts';
import { placeHero } from './hero.ts';
import { placeList } from './list.ts';
import { placeOpening } from './opening.ts';
import { choosePalette } from './palettes.ts';
import { placeProcess } from './process.ts';
import { placeNumber } from './number.ts';
import { placeQuotation } from './quotation.ts';
import { placeScene } from './scene.ts';
import { placeTimeline } from './timeline.ts';
import { placeTitle } from './title.ts';

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
} satisfies Record<Exclude<BoardTemplate, 'opening'>, (builder: BoardBuilder, room: Box) => void>;

/** Gives everything on a board its place, size and colour: the title first, then what the template says. */
export function layOutBoard(content: BoardContent): Drawing {
  const builder = createBoardBuilder(content);
  const style = content.style ?? 'classic';
  const palette = choosePalette(style, content.turn, builder.random);
  const { template } = content;
  if (template === 'opening') {
    placeOpening(builder);
  } else {
    templates[template](builder, placeTitle(builder));
  }
  return {
    version: 1,
    aspect: content.aspect,
    language: content.language,
    palette,
    style,
    elements: builder.finish(),
  };
}
