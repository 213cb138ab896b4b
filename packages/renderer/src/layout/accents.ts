import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';

const size = 74;
const distance = 12;

/** Small decorations at the upper corners of a picture, as many as the style has and as there is room for beside it. */
export function placeAccents(
  builder: BoardBuilder,
  picture: Box,
  room: { left: number; right: number },
): void {
  const shape = builder.random() < 0.5 ? 'spark' : 'star';
  const sides = builder.random() < 0.5 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  for (const side of sides.slice(0, builder.look.accents)) {
    const x = side === 'left' ? picture.x - size - distance : picture.x + picture.width + distance;
    if (x >= room.left && x + size <= room.right) {
      builder.accent(shape, { x, y: picture.y + 6, width: size, height: size }, { pen: 'second' });
    }
  }
}
