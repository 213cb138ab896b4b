import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { placeGrid, planGrid } from './grid.ts';
import { placeLine } from './notes.ts';
import { placeStepRows } from './step-rows.ts';

/** So many steps are told apart. */
const mostSteps = 6;
/** So many things are taken in side by side. */
const mostEqual = 8;
/** And none of them is left out for being small. */
const leastEqual = 100;

/** What has no order stands side by side, each as large as the others. */
function placeEqual(builder: BoardBuilder, room: Box): void {
  const items = builder.content.pictures.slice(0, mostEqual).map((picture) => ({ picture }));
  const plan = planGrid(builder, items, { ...room, least: leastEqual });
  if (plan !== undefined) {
    placeGrid(builder, items, plan);
  }
}

/** Numbered steps in rows, joined by arrows; a line says what it comes to. */
export function placeProcess(builder: BoardBuilder, room: Box): void {
  const { pictures, notes, isUnordered = false } = builder.content;
  if (isUnordered) {
    placeEqual(builder, room);
    return;
  }
  const [note] = notes;
  const lineHeight = note === undefined ? 0 : 130;
  const upper = { ...room, height: room.height - lineHeight };
  const steps = pictures.slice(0, mostSteps);
  placeStepRows(builder, steps, upper);
  placeLine(builder, note, { ...room, y: room.y + upper.height + 16, height: lineHeight - 16 });
}
