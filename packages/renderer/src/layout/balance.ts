import type { Box, Point } from '../timeline/drawing.ts';
import { placeSizes } from './balance-sizes.ts';
import { grid, nameHeight, placeSides } from './balance-sides.ts';
import type { Sides } from './balance-sides.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote, BoardPicture } from './board-content.ts';
import { boxInBox, columnsOf, rowsOf } from './boxes.ts';
import { planNotes, sizeOfNotes } from './notes.ts';

/** A table: where both stand and what is said of them, its lines, and what it is worth. */
interface Table extends Sides {
  readonly lines: readonly (readonly [Point, Point])[];
  readonly worth: number;
}

const mostRows = 3;
const columnGap = { '16:9': 120, '9:16': 50 } as const;
/** Parts of the height that the rows beneath the heads of columns may have. */
const rowParts = [0.16, 0.22, 0.28, 0.34, 0.42] as const;
/** Parts of the width that the pictures of bands may have. */
const bandParts = [0.3, 0.38, 0.46, 0.54] as const;
/** What pictures are worth that cover the whole room, lettering of the usual size, and what is lost with a fact that is not written. */
const worths = { pictures: 2.6, lettering: 0.2, lost: 0.14, empty: 1, turn: 0.06 } as const;

/**
 * Two that are compared, each with the rows of what is said of it: as heads of columns, or one above the other, whichever
 * shows both larger; in turns where both do as well. How large they are told to be is seen from how large they are drawn.
 */
export function placeBalance(builder: BoardBuilder, room: Box): void {
  const { aspect, turn = 0, weights, columns = [[], []] } = builder.content;
  if (weights !== undefined) {
    placeSizes(builder, room);
    return;
  }
  if (aspect === '9:16' && !isOfFigures(columns)) {
    placeUprightBands(builder, room);
    return;
  }
  const bands = aspect === '16:9' ? bandTables(builder, room) : [];
  const tables = [...columnTables(builder, room), ...bands].map((table) => ({
    ...table,
    // Neighbours in a film are arranged otherwise.
    worth: table.worth + ((table.names === undefined) === (turn % 2 === 0) ? worths.turn : 0),
  }));
  const [best] = tables.toSorted((one, other) => other.worth - one.worth);
  if (best === undefined) {
    return;
  }
  // The table stands before anything is told of either: one sees that two will be compared.
  for (const [from, to] of best.lines) {
    builder.line(from, to, grid);
  }
  placeSides(builder, best);
  const written = best.rows.reduce((sum, { notes }) => sum + notes.length, 0);
  builder.leaveOut(Math.max(0, columns.flat().length - written) * factMissed);
}

/** A second or third fact is missed less than what stands on a board alone. */
const factMissed = 0.25;

const bandGap = 60;
const headGap = 24;
const leastHead = 130;

/** One above the other, each with its name beside it and what is said of it beneath, over the whole width. */
function placeUprightBands(builder: BoardBuilder, room: Box): void {
  const { columns: told = [[], []] } = builder.content;
  const notes = told.map((side) => side.slice(0, 2));
  const words = notes.map((side) =>
    planNotes(builder, side, { room: { ...room, height: room.height * 0.56 }, largest: 72 }),
  );
  const taken = words.reduce((sum, { height }) => sum + height, 0);
  const head = Math.max(leastHead, (room.height - taken - bandGap - headGap * 2) / 2 - 2);
  const first = { ...room, height: head + headGap + (words[0]?.height ?? 0) + 2 };
  const top = room.y + first.height + bandGap;
  const bands = [first, { ...room, y: top, height: room.y + room.height - top }];
  const heads = bands.map((band) => ({ ...band, width: band.width * 0.6, height: head }));
  const names = bands.map((band) => ({
    x: band.x + band.width * 0.6 + 20,
    y: band.y,
    width: band.width * 0.4 - 20,
    height: head + headGap,
  }));
  const rows = bands.map((band, index) => {
    const side = { ...band, y: band.y + head + headGap, height: band.height - head - headGap };
    return { notes: notes[index] ?? [], options: { room: side, largest: 72 } };
  });
  const y = top - bandGap / 2;
  builder.line({ x: room.x + 10, y: y + 2 }, { x: room.x + room.width - 10, y: y - 2 }, grid);
  placeSides(builder, { heads, rows, names });
}

/** Pictures over a line, as heads of the columns beneath it, with fewer or more rows. */
function columnTables(builder: BoardBuilder, room: Box): Table[] {
  const { columns: told = [[], []], aspect } = builder.content;
  const columns = columnsOf(room, 2, columnGap[aspect]);
  const most = Math.min(mostRows, Math.max(...told.map((notes) => notes.length)));
  const counts = Array.from({ length: most }, (_, index) => most - index);
  return counts.flatMap((count) =>
    rowParts.map((part) => columnTable(builder, room, { columns, count, part })),
  );
}

function columnTable(
  builder: BoardBuilder,
  room: Box,
  { columns, count, part }: { columns: readonly Box[]; count: number; part: number },
): Table {
  const { columns: told = [[], []], aspect } = builder.content;
  const largest = lettering(told, aspect === '9:16');
  const plans = told.map((notes, index) => {
    const side = { ...(columns[index] ?? room), height: room.height * part };
    return planNotes(builder, notes.slice(0, count), { room: side, largest });
  });
  const high = Math.max(0, ...plans.filter(({ notes }) => notes.length > 0).map(({ height }) => height));
  const top = room.height - high - 44;
  const heads = columns.map((column) => ({ ...column, y: room.y + 8, height: top - 20 }));
  const rows = columns.map((column, index) => ({
    notes: plans[index]?.notes ?? [],
    options: { room: { ...column, y: room.y + top + 16, height: room.height - top - 16 }, largest },
  }));
  const middle = room.x + room.width / 2;
  const [left, right, bottom] = [room.x + 10, room.x + room.width - 10, room.y + room.height - 10];
  return {
    heads,
    rows,
    lines: [
      [pointAt(middle - 1, room.y + 20), pointAt(middle + 1, bottom)],
      [pointAt(left, room.y + top + 2), pointAt(right, room.y + top - 2)],
    ],
    worth: worthOf(builder, { heads, rows, nameUnder: nameHeight.beneath }, room),
  };
}

/** The one above the other, each with what is said of it at its side. */
function bandTables(builder: BoardBuilder, room: Box): Table[] {
  return bandParts.map((part) => bandTable(builder, room, part));
}

function bandTable(builder: BoardBuilder, room: Box, part: number): Table {
  const { pictures, columns: told = [[], []] } = builder.content;
  const bands = rowsOf(room, 2, 36);
  const width = room.width * part;
  const heads = bands.map((band) => ({ ...band, x: band.x + 10, width }));
  const rows = bands.map((band, index) => {
    const x = band.x + width + 70;
    const head = pictures[index]?.label === undefined ? 0 : nameHeight.over;
    const side = { ...band, x, y: band.y + head, width: band.x + band.width - x, height: band.height - head };
    const options = { room: side, largest: 100 };
    return { notes: planNotes(builder, (told[index] ?? []).slice(0, 2), options).notes, options };
  });
  const names = rows.map(({ options: { room: side } }) => ({
    ...side,
    y: side.y - nameHeight.over,
    height: nameHeight.over,
  }));
  const y = room.y + room.height / 2;
  return {
    heads,
    rows,
    names,
    lines: [[pointAt(room.x + 10, y + 2), pointAt(room.x + room.width - 10, y - 2)]],
    worth: worthOf(builder, { heads, rows, nameUnder: 0 }, room),
  };
}

function pointAt(x: number, y: number): Point {
  return { x, y };
}

/** How large both are shown, how large is lettered what is said of them, and how much of it is not. */
function worthOf(
  builder: BoardBuilder,
  { heads, rows, nameUnder }: Pick<Sides, 'heads' | 'rows'> & { nameUnder: number },
  room: Box,
): number {
  const { pictures, columns: told = [[], []] } = builder.content;
  const area = heads.reduce((sum, head, index) => {
    const drawn = boxInBox(
      { ...head, height: Math.max(1, head.height - nameUnder) },
      shapeOf(pictures[index]),
      'middle',
    );
    return sum + drawn.width * drawn.height;
  }, 0);
  const sizes = rows.flatMap(({ notes, options }) => sizeOfNotes(builder, notes, options) ?? []);
  const lost = told.flat().length - rows.reduce((sum, { notes }) => sum + notes.length, 0);
  const empty = rows.filter(
    ({ notes }, index) => notes.length === 0 && (told[index]?.length ?? 0) > 0,
  ).length;
  return (
    (worths.pictures * area) / (room.width * room.height) +
    (sizes.length === 0 ? 0 : (worths.lettering * Math.min(...sizes)) / usualSize) -
    worths.lost * lost -
    worths.empty * empty
  );
}

const usualSize = 84;

function shapeOf(picture: BoardPicture | undefined): number {
  return picture?.detail === undefined ? (picture?.ratio ?? 1) : 1;
}

/** Figures alone are written larger than sentences. */
function lettering(told: readonly (readonly BoardNote[])[], isUpright: boolean): number {
  const size = isUpright ? 72 : usualSize;
  return isOfFigures(told) ? size * 1.25 : size;
}

function isOfFigures(told: readonly (readonly BoardNote[])[]): boolean {
  return told.flat().every(({ text }) => /^\d/u.test(text) && [...text].length <= longestFigure);
}

const longestFigure = 18;
