import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { placeLine } from './notes.ts';
import { placePictureRow } from './picture-row.ts';
import { placeStepColumn } from './step-column.ts';

/** So many steps are told apart, and what lies between them. */
const mostSteps = 6;
const gaps = [150, 150, 150, 150, 110, 84, 64] as const;

/** Numbered steps in a row (upright: one below the other), joined by arrows; a line says what it comes to. */
export function placeProcess(builder: BoardBuilder, room: Box): void {
  const { pictures, notes, aspect } = builder.content;
  const [note] = notes;
  const lineHeight = note === undefined ? 0 : 130;
  const upper = { ...room, height: room.height - lineHeight };
  if (aspect === '9:16') {
    placeStepColumn(builder, pictures.slice(0, mostSteps), upper);
  } else {
    const steps = pictures.slice(0, mostSteps);
    const gap = gaps[steps.length] ?? 64;
    placePictureRow(builder, steps, {
      room: upper,
      gap,
      hasArrows: true,
      isNumbered: true,
      isStaggered: true,
    });
  }
  placeLine(builder, note, { ...room, y: room.y + upper.height + 16, height: lineHeight - 16 });
}
