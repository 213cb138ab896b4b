import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardGuide, BoardPicture } from './board-content.ts';
import { guideHeight, placeGuide } from './guide.ts';
import { placeLabelled } from './labelled.ts';

const gap = 120;
const leastWidth = 560;

/** A picture and somebody right beside it who shows it. */
export function placeGuided(
  builder: BoardBuilder,
  room: Box,
  { hero, guide }: { hero: BoardPicture; guide: BoardGuide },
): void {
  const width = Math.min(room.width * 0.6, Math.max(leastWidth, room.height * (hero.ratio ?? 1)));
  const guideWidth = guideHeight(room) * (guide.toLeft.ratio ?? 0.4);
  const x = room.x + (room.width - width - gap - guideWidth) / 2;
  placeLabelled(builder, hero, { ...room, x, width });
  placeGuide(builder, room, { x: x + width + gap, isLookingRight: false });
}
