import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote, BoardPicture } from './board-content.ts';
import { boxInBox, columnsOf, rowsOf } from './boxes.ts';
import { placeLabelled } from './labelled.ts';
import { placeLabel } from './labels.ts';
import { placeNotes, planNotes, sizeOfNotes } from './notes.ts';
import type { NotesOptions } from './notes.ts';

const mostRows = 3;
const columnGap = 120;
const labelHeight = 104;

/** How two are set beside each other: as heads of columns, one above the other, or as large as they are. */
type Arrangement = 'columns' | 'bands' | 'sizes';
/** Neighbours in a film are arranged otherwise. */
const turns: readonly Arrangement[] = ['columns', 'bands', 'bands', 'columns', 'bands'];

/** Two that are compared, each with the rows of what is said of it. */
export function placeBalance(builder: BoardBuilder, room: Box): void {
  const { aspect, turn = 0, weights, columns = [[], []] } = builder.content;
  const arrangement = weights === undefined ? (turns[turn % turns.length] ?? 'columns') : 'sizes';
  const isUpright = aspect === '9:16';
  if (isUpright && !isOfFigures(columns)) {
    placeUprightBands(builder, room);
  } else if (!isUpright && (arrangement === 'bands' || !writesAll(builder, room))) {
    placeBands(builder, room);
  } else {
    placeColumns(builder, room);
  }
}

const bandGap = 60;
const headGap = 24;
const leastHead = 130;

/** One above the other, each with its name beside it and what is said of it beneath, over the whole width. */
function placeUprightBands(builder: BoardBuilder, room: Box): void {
  const { pictures, columns: told = [[], []] } = builder.content;
  const notes = told.map((side) => side.slice(0, 2));
  const words = notes.map((side) =>
    planNotes(builder, side, { room: { ...room, height: room.height * 0.56 }, largest: 72 }),
  );
  const taken = words.reduce((sum, { height }) => sum + height, 0);
  const head = Math.max(leastHead, (room.height - taken - bandGap - headGap * 2) / 2 - 2);
  const first = { ...room, height: head + headGap + (words[0]?.height ?? 0) + 2 };
  const top = room.y + first.height + bandGap;
  const bands = [first, { ...room, y: top, height: room.y + room.height - top }];
  const heads = bands.map((band) => ({ ...band, width: band.width * 0.5, height: head }));
  const names = bands.map((band) => ({
    x: band.x + band.width * 0.5 + 20,
    y: band.y,
    width: band.width * 0.5 - 20,
    height: head + headGap,
  }));
  const rows = bands.map((band, index) => {
    const side = { ...band, y: band.y + head + headGap, height: band.height - head - headGap };
    return { notes: notes[index] ?? [], options: { room: side, largest: 72 } };
  });
  const y = top - bandGap / 2;
  builder.line({ x: room.x + 10, y: y + 2 }, { x: room.x + room.width - 10, y: y - 2 }, grid);
  placeSides(builder, { pictures, heads, rows, names });
}

/** Pictures over a line, as heads of the columns beneath it. */
function placeColumns(builder: BoardBuilder, room: Box): void {
  const { pictures, columns: told = [[], []], aspect, weights } = builder.content;
  const isUpright = aspect === '9:16';
  const columns = columnsOf(room, 2, isUpright ? 50 : columnGap);
  const rowsHeight = lowestRows(builder, told, { columns, room });
  const top = Math.max(room.height - rowsHeight - 44, room.height * 0.5);
  const heads = columns.map((column) => {
    const width = Math.min(column.width, 760);
    return { x: column.x + (column.width - width) / 2, y: room.y + 8, width, height: top - 20 };
  });
  const rows = columns.map((column, index) => ({
    notes: (told[index] ?? []).slice(0, mostRows),
    options: {
      room: { ...column, y: room.y + top + 16, height: room.height - top - 16 },
      largest: lettering(told, isUpright),
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
  const width = Math.min(room.width * 0.36, 600);
  const heads = bands.map((band) => ({ ...band, x: band.x + 10, width }));
  const rows = bands.map((band, index) => {
    const x = band.x + width + 70;
    const head = pictures[index]?.label === undefined ? 0 : nameHeight;
    const side = { ...band, x, y: band.y + head, width: band.x + band.width - x, height: band.height - head };
    return { notes: (told[index] ?? []).slice(0, 2), options: { room: side, largest: 100 } };
  });
  const y = room.y + room.height / 2;
  builder.line({ x: room.x + 10, y: y + 2 }, { x: room.x + room.width - 10, y: y - 2 }, grid);
  const names = rows.map(({ options: { room: side } }) => ({
    ...side,
    y: side.y - nameHeight,
    height: nameHeight,
  }));
  placeSides(builder, { pictures, heads, rows, names });
}

/** Parts of the height that rows may have: the pictures are what is compared, and have as much as leaves all rows written. */
const rowParts = [0.24, 0.32, 0.4, 0.5] as const;

/** The rows of both columns in each of the heights that they may have. */
function rowPlans(
  builder: BoardBuilder,
  told: readonly (readonly BoardNote[])[],
  { columns, room }: { columns: readonly Box[]; room: Box },
): ReturnType<typeof planNotes>[][] {
  const { aspect } = builder.content;
  return rowParts.map((part) =>
    told.map((notes, index) =>
      planNotes(builder, notes.slice(0, mostRows), {
        room: { ...(columns[index] ?? room), height: room.height * part },
        largest: lettering(told, aspect === '9:16'),
      }),
    ),
  );
}

/** Whether columns have room for all that is said of either: a table with one empty side compares nothing. */
function writesAll(builder: BoardBuilder, room: Box): boolean {
  const { columns: told = [[], []] } = builder.content;
  const columns = columnsOf(room, 2, columnGap);
  return rowPlans(builder, told, { columns, room }).some((sides) => isAll(sides, told));
}

function isAll(
  sides: readonly { readonly notes: readonly unknown[] }[],
  told: readonly (readonly BoardNote[])[],
): boolean {
  return sides.every(({ notes }, index) => notes.length === Math.min(mostRows, told[index]?.length ?? 0));
}

/** What the rows of both columns take where they are as low as all of them can be written. */
function lowestRows(
  builder: BoardBuilder,
  told: readonly (readonly BoardNote[])[],
  { columns, room }: { columns: readonly Box[]; room: Box },
): number {
  const plans = rowPlans(builder, told, { columns, room });
  const whole = plans.find((sides) => isAll(sides, told));
  const sides = (whole ?? plans.at(-1) ?? []).filter(({ notes }) => notes.length > 0);
  return Math.max(0, ...sides.map(({ height }) => height));
}

/** Figures alone are written larger than sentences. */
function lettering(told: readonly (readonly BoardNote[])[], isUpright: boolean): number {
  const size = isUpright ? 72 : 92;
  return isOfFigures(told) ? size * 1.25 : size;
}

function isOfFigures(told: readonly (readonly BoardNote[])[]): boolean {
  return told.flat().every(({ text }) => /^\d/u.test(text) && [...text].length <= longestFigure);
}

const longestFigure = 18;

/** Both pictures, and in one size of lettering what is said of them. */
function placeSides(
  builder: BoardBuilder,
  {
    pictures,
    heads,
    rows,
    names,
  }: {
    pictures: readonly BoardPicture[];
    heads: readonly Box[];
    /** Where their names stand; beneath them when left out. */
    names?: readonly Box[];
    rows: readonly { notes: readonly BoardNote[]; options: NotesOptions }[];
  },
): void {
  const sizes = rows.flatMap(({ notes, options }) => sizeOfNotes(builder, notes, options) ?? []);
  const shown = drawnTogether(pictures);
  heads.forEach((head, index) => {
    const picture = shown[index];
    const name = names?.[index];
    if (picture !== undefined && name !== undefined) {
      builder.picture(picture, head);
      placeName(builder, picture, name);
    } else if (picture !== undefined) {
      placeLabelled(builder, picture, { ...head, labelHeight });
    }
  });
  rows.forEach(({ notes, options }) => {
    placeNotes(builder, notes, { ...options, most: Math.min(...sizes) });
  });
}

/**
 * Both are drawn when the first is told of: no half of a table is empty until its side is told. The name of the other is
 * ringed then.
 */
function drawnTogether(pictures: readonly BoardPicture[]): BoardPicture[] {
  const [first, ...others] = pictures;
  if (first === undefined) {
    return [];
  }
  return [
    first,
    ...others.map(({ cue, ...other }) => ({
      ...other,
      ...(first.cue === undefined ? {} : { cue: first.cue }),
      ...(cue === undefined ? {} : { stress: cue }),
    })),
  ];
}

const nameHeight = 126;

/** The name of one of two as the heading of what is said of it. */
function placeName(builder: BoardBuilder, picture: BoardPicture, box: Box): void {
  const label = placeLabel(builder, picture, {
    box,
    pen: 'second',
    align: 'left',
    largest: 74,
    stand: 'middle',
  });
  if (label !== null && picture.stress === undefined) {
    builder.underline({ ...label, height: label.height - 14 }, 'first', { width: 8 });
  }
}

/** The smaller of two is drawn as small as it is; with less than this it would not be seen any more. */
const leastPart = 0.08;

/** Rooms in which two stand as large as they are told to be, on one ground. */
function sized({ content }: BoardBuilder, heads: readonly Box[]): Box[] {
  const { weights, pictures } = content;
  if (weights === undefined) {
    return [...heads];
  }
  const rooms = heads.map((head, index) => {
    const room = { ...head, height: head.height - labelHeight };
    const whole = boxInBox(room, pictures[index]?.ratio ?? 1, 'bottom');
    const amount = weights.amounts[index] ?? 1;
    return {
      head,
      whole,
      longest: Math.max(whole.width, whole.height),
      long: weights.isMass ? Math.cbrt(amount) : amount,
    };
  });
  // Both are drawn in one scale, by their longer side: the one that has least room for what it measures decides.
  const scale = Math.min(...rooms.map(({ longest, long }) => longest / long));
  return rooms.map(({ head, whole, longest, long }) => {
    const size = whole.height * Math.max(leastPart, (long * scale) / longest);
    // The name beneath has as much room as ever.
    return { ...head, y: whole.y + whole.height - size, height: size + labelHeight };
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
