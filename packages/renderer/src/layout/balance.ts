import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote, BoardPicture } from './board-content.ts';
import { boxInBox, columnsOf, rowsOf } from './boxes.ts';
import { placeLabelled } from './hero.ts';
import { placeNotes, sizeOfNotes } from './notes.ts';
import type { NotesOptions } from './notes.ts';

const mostRows = 3;
const labelHeight = 112;

/** How two are set beside each other: as heads of columns, one above the other, or as large as they are. */
type Arrangement = 'columns' | 'bands' | 'sizes';
/** Neighbours in a film are arranged otherwise. */
const turns: readonly Arrangement[] = ['columns', 'bands', 'bands', 'columns', 'bands'];

/** Two that are compared, each with the rows of what is said of it. */
export function placeBalance(builder: BoardBuilder, room: Box): void {
  const { aspect, turn = 0, weights } = builder.content;
  const arrangement = weights === undefined ? (turns[turn % turns.length] ?? 'columns') : 'sizes';
  if (arrangement === 'bands' && aspect === '16:9') {
    placeBands(builder, room);
  } else {
    placeColumns(builder, room);
  }
}

/** Pictures over a line, as heads of the columns beneath it. */
function placeColumns(builder: BoardBuilder, room: Box): void {
  const { pictures, columns: told = [[], []], aspect, weights } = builder.content;
  const isUpright = aspect === '9:16';
  const columns = columnsOf(room, 2, isUpright ? 50 : 120);
  const rowsHeight = Math.max(...told.map((notes) => heightOfRows(notes, isUpright)));
  const top = Math.max(Math.min(room.height - rowsHeight, isUpright ? 600 : 520), room.height * 0.52);
  const heads = columns.map((column) => {
    const width = Math.min(column.width, 660);
    return { x: column.x + (column.width - width) / 2, y: room.y + 8, width, height: top - 20 };
  });
  const rows = columns.map((column, index) => ({
    notes: (told[index] ?? []).slice(0, mostRows),
    options: {
      room: { ...column, y: room.y + top + 16, height: room.height - top - 16 },
      largest: lettering(told, isUpright),
      tallest: 250,
    },
  }));
  // The table stands before anything is told of either: one sees that two will be compared.
  const middle = room.x + room.width / 2;
  if (weights?.isMass === true) {
    placeBeam(builder, { middle, y: room.y + top - labelHeight + 4, span: columns[0]?.width ?? 0 });
  } else {
    const [left, right, bottom] = [room.x + 10, room.x + room.width - 10, room.y + room.height - 10];
    builder.line({ x: middle - 1, y: room.y + 20 }, { x: middle + 1, y: bottom }, grid);
    builder.line({ x: left, y: room.y + top + 2 }, { x: right, y: room.y + top - 2 }, grid);
  }
  placeSides(builder, { pictures, heads: sized(builder, heads), rows });
}

const grid = { pen: 'ink', width: 5 } as const;

/** The one above the other, each with what is said of it at its side. */
function placeBands(builder: BoardBuilder, room: Box): void {
  const { pictures, columns: told = [[], []] } = builder.content;
  const bands = rowsOf(room, 2, 36);
  const heads = bands.map((band) => ({ ...band, x: band.x + 10, width: Math.min(band.width * 0.3, 520) }));
  const rows = bands.map((band, index) => {
    const x = band.x + Math.min(band.width * 0.3, 520) + 70;
    const side = { ...band, x, width: band.x + band.width - x };
    return { notes: (told[index] ?? []).slice(0, 2), options: { room: side, largest: 96, tallest: 190 } };
  });
  const y = room.y + room.height / 2;
  builder.line({ x: room.x + 10, y: y + 2 }, { x: room.x + room.width - 10, y: y - 2 }, grid);
  placeSides(builder, { pictures, heads, rows });
}

/** Figures alone are written larger than sentences. */
function lettering(told: readonly (readonly BoardNote[])[], isUpright: boolean): number {
  const isFigures = told.flat().every(({ text }) => /^\d/u.test(text) && [...text].length <= longestFigure);
  const size = isUpright ? 72 : 92;
  return isFigures ? size * 1.5 : size;
}

const longestFigure = 18;

/** Both pictures, and in one size of lettering what is said of them. */
function placeSides(
  builder: BoardBuilder,
  {
    pictures,
    heads,
    rows,
  }: {
    pictures: readonly BoardPicture[];
    heads: readonly Box[];
    rows: readonly { notes: readonly BoardNote[]; options: NotesOptions }[];
  },
): void {
  const sizes = rows.flatMap(({ notes, options }) => sizeOfNotes(builder, notes, options) ?? []);
  heads.forEach((head, index) => {
    const picture = pictures[index];
    if (picture !== undefined) {
      placeLabelled(builder, picture, { ...head, labelHeight });
    }
    const row = rows[index];
    if (row !== undefined) {
      placeNotes(builder, row.notes, { ...row.options, most: Math.min(...sizes) });
    }
  });
}

/** The smaller of two is drawn no smaller than this beside the larger. */
const leastPart = 0.5;

/** Rooms in which two stand as large as they are told to be, on one ground. */
function sized({ content }: BoardBuilder, heads: readonly Box[]): Box[] {
  const { weights, pictures } = content;
  if (weights === undefined) {
    return [...heads];
  }
  const most = Math.max(...weights.amounts);
  return heads.map((head, index) => {
    const amount = weights.amounts[index] ?? most;
    const part = Math.max(leastPart, weights.isMass ? Math.cbrt(amount / most) : amount / most);
    const room = { ...head, height: head.height - labelHeight };
    const whole = boxInBox(room, pictures[index]?.ratio ?? 1, 'bottom');
    const size = { width: whole.width * part, height: whole.height * part };
    return {
      x: whole.x + (whole.width - size.width) / 2,
      y: whole.y + whole.height - size.height,
      width: size.width,
      height: size.height + labelHeight,
    };
  });
}

/** A beam that tips to the heavier side. */
function placeBeam(
  builder: BoardBuilder,
  { middle, y, span }: { middle: number; y: number; span: number },
): void {
  const [left = 1, right = 1] = builder.content.weights?.amounts ?? [];
  const tip = 34 * Math.sign(left - right);
  const reach = span * 0.62;
  builder.line(
    { x: middle - reach, y: y + tip },
    { x: middle + reach, y: y - tip },
    { pen: 'first', width: 10 },
  );
  builder.line({ x: middle - 44, y: y + 76 }, { x: middle, y: y + 6 }, { pen: 'first', width: 8 });
  builder.line({ x: middle, y: y + 6 }, { x: middle + 44, y: y + 76 }, { pen: 'first', width: 8 });
}

/** What the rows of a column take: a number is short, a sentence has two lines or three. */
function heightOfRows(notes: readonly BoardNote[], isUpright: boolean): number {
  const lines = notes.slice(0, mostRows).reduce((sum, { text, picture }) => {
    return sum + ([...text].length > 16 || picture !== undefined ? 2 : 1);
  }, 0);
  return 40 + lines * (isUpright ? 110 : 88);
}
