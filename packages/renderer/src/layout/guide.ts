import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';

/** How tall somebody stands who shows what a board is about. */
export function guideHeight(room: Box): number {
  return Math.min(room.height - 10, 590);
}

/** Somebody who shows what a board is about, on the room's foot, with the face to it. */
export function placeGuide(
  builder: BoardBuilder,
  room: Box,
  { x, isLookingRight }: { x: number; isLookingRight: boolean },
): void {
  const { guide } = builder.content;
  if (guide === undefined) {
    return;
  }
  const picture = isLookingRight ? guide.toRight : guide.toLeft;
  const height = guideHeight(room);
  const width = height * (picture.ratio ?? 0.4);
  builder.picture(picture, { x, y: room.y + room.height - height, width, height }, { stand: 'bottom' });
}
