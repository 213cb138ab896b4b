import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote } from './board-content.ts';
import { columnsOf } from './boxes.ts';
import { placeLabelled } from './hero.ts';
import { placeNotes, sizeOfNotes } from './notes.ts';

const beamDrop = 26;

/** Two pictures on the pans of a balance, and beneath each the rows of what is said of it. */
export function placeBalance(builder: BoardBuilder, room: Box): void {
  const { pictures, columns: told = [[], []], aspect } = builder.content;
  const isUpright = aspect === '9:16';
  const columns = columnsOf(room, 2, isUpright ? 50 : 120);
  const rowsHeight = Math.max(...told.map((notes) => heightOfRows(notes, isUpright)));
  const most = Math.min(room.height - rowsHeight, isUpright ? 560 : 500);
  const top = Math.max(most, room.height * 0.5);
  placeBeam(builder, room, columns);
  const rows = columns.map((column, index) => {
    const notes = (told[index] ?? []).slice(0, mostRows);
    const below = { ...column, y: room.y + top + 20, height: room.height - top - 20 };
    return { notes, options: { room: below, largest: isUpright ? 72 : 88, tallest: 250 } };
  });
  const sizes = rows.flatMap(({ notes, options }) => sizeOfNotes(builder, notes, options) ?? []);
  columns.forEach((column, index) => {
    const picture = pictures[index];
    if (picture !== undefined) {
      const wide = Math.min(column.width, 660);
      const box = { ...column, x: column.x + (column.width - wide) / 2, width: wide };
      const under = { ...box, y: room.y + beamDrop + 14, height: top - beamDrop - 14 };
      placeLabelled(builder, picture, { ...under, labelHeight: 104 });
    }
    const row = rows[index];
    if (row !== undefined) {
      placeNotes(builder, row.notes, { ...row.options, most: Math.min(...sizes) });
    }
  });
  const middle = room.x + room.width / 2;
  builder.line(
    { x: middle - 1, y: room.y + beamDrop + 60 },
    { x: middle + 1, y: room.y + room.height - 10 },
    { pen: 'ink', width: 5 },
  );
}

/** The beam with its fulcrum in the middle and its ends over the two. */
function placeBeam(builder: BoardBuilder, room: Box, columns: readonly Box[]): void {
  const [left, right] = columns.map(({ x, width }) => x + width / 2);
  const middle = room.x + room.width / 2;
  const y = room.y + beamDrop;
  const span = ((right ?? middle) - (left ?? middle)) * 0.5;
  builder.line({ x: middle - span, y: y + 3 }, { x: middle + span, y: y - 3 }, { pen: 'first', width: 9 });
  builder.line({ x: middle - 34, y: y + 52 }, { x: middle, y: y + 4 }, { pen: 'first', width: 8 });
  builder.line({ x: middle, y: y + 4 }, { x: middle + 34, y: y + 52 }, { pen: 'first', width: 8 });
}

/** What the rows of a column take: a number is short, a sentence has two lines or three. */
function heightOfRows(notes: readonly BoardNote[], isUpright: boolean): number {
  const lines = notes.slice(0, mostRows).reduce((sum, { text }) => sum + ([...text].length > 16 ? 2 : 1), 0);
  return 40 + lines * (isUpright ? 110 : 88);
}

const mostRows = 3;
