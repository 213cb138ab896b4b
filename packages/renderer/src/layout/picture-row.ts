import { lineHeight } from '../text/fonts.ts';
import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { leastSize } from './lettering-size.ts';
import { boxInBox, columnsOf } from './boxes.ts';
import { commonSize, handSize, labelSizes, labelText, placeLabel, ringRoom } from './labels.ts';

export interface RowOptions {
  /** Space between the pictures' columns. */
  readonly gap: number;
  /** Joins each picture with the next. */
  readonly hasArrows?: boolean;
  /** Numbers the labels, from 1. */
  readonly isNumbered?: boolean;
  readonly largestLabel?: number;
  /** Every other one stands lower, as far as there is room for it. */
  readonly isStaggered?: boolean;
}

/** Height of a row's labels with the space above them. */
const labelSpace = 1.55;
const labelGap = 14;
/** How much lower every other picture stands at most, as a part of the pictures' room. */
const stagger = 0.3;
/** Labels of low rows are at least this large, if their words fit. */
const rowLabel = { '16:9': 82, '9:16': 112 } as const;
/** A ring in which a number can be read. */
export const badge = 96;
const badgeGap = 16;
/** What a number over its picture takes. */
const numberSpace = badge + 18;

/** Pictures side by side on one ground line, each with its label right beneath it. @returns the pictures' boxes */
export function placePictureRow(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  row: RowOptions & { readonly room: Box },
): Box[] {
  const { columns, boxes, rooms, largest, lines, isAbove } = planRow(builder, pictures, row);
  const places = pictures.flatMap((picture, index) => {
    const box = rooms[index];
    const isWritten = picture.label !== undefined && box !== undefined;
    return isWritten ? [labelText(picture, { box, pen: 'ink', largest, maxLines: lines })] : [];
  });
  const size = commonSize(builder, places);
  return pictures.map((picture, index) => {
    const isEven = index % 2 === 0;
    const [box, previous] = [boxes[index] ?? row.room, boxes[index - 1]];
    const taken = builder.picture(picture, box, { pen: isEven ? 'first' : 'second' });
    if (row.hasArrows === true && previous !== undefined) {
      joinPictures(builder, previous, box);
    }
    const room = rooms[index] ?? row.room;
    const label = placeLabel(builder, picture, {
      box: room,
      pen: isEven ? 'ink' : 'second',
      largest: size,
      maxLines: lines,
    });
    if (isAbove) {
      const x = taken.x + (taken.width - badge) / 2;
      placeNumber(builder, index + 1, { x, y: taken.y - numberSpace + 4, width: badge, height: badge });
    } else if (row.isNumbered === true) {
      const column = columns[index] ?? row.room;
      const reach = picture.stress === undefined || label === null ? 0 : ringReach(size, label, room);
      const beside = label === null ? null : { ...label, x: label.x - reach };
      placeNumber(builder, index + 1, badgeBox(beside, { column, top: room.y }));
    }
    return taken;
  });
}

/** Where a row's pictures stand, the rooms of their labels beneath them, and how these are written. */
interface RowPlan {
  readonly columns: readonly Box[];
  readonly boxes: readonly Box[];
  readonly rooms: readonly Box[];
  readonly largest: number;
  readonly lines: 1 | 2;
  readonly isAbove: boolean;
}

function planRow(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  {
    room,
    gap,
    isNumbered = false,
    isStaggered = false,
    largestLabel = labelSizes.largest,
  }: RowOptions & { readonly room: Box },
): RowPlan {
  const columns = columnsOf(room, pictures.length, gap);
  const { largest, lines, isAbove } = planLabels(builder, pictures, {
    room,
    gap,
    columns,
    isNumbered,
    largestLabel,
  });
  const beside = isNumbered && !isAbove;
  const hasLabels = beside || pictures.some(({ label }) => label !== undefined);
  const labelHeight = hasLabels ? largest * labelSpace * lines : 0;
  const above = isAbove ? numberSpace : 0;
  const pictureHeight = room.height - labelHeight - above;
  const boxes = columns.map((column, index) =>
    boxInBox(
      { ...column, y: column.y + above, height: pictureHeight },
      pictures[index]?.ratio ?? 1,
      'bottom',
    ),
  );
  const ups = raisedBy(boxes, pictureHeight, isStaggered);
  return {
    columns,
    boxes: boxes.map((box, index) => ({ ...box, y: box.y - (ups[index] ?? 0) })),
    rooms: columns.map((column, index) => {
      const ground = room.y + above + pictureHeight - (ups[index] ?? 0);
      return labelRoom(column, { ground, labelHeight, isNumbered: beside, room, gap });
    }),
    largest,
    lines,
    isAbove,
  };
}

/**
 * Wide pictures leave height over: the row is moved up so that as much is free above it as below; every other picture of a
 * staggered one is higher than that.
 */
function raisedBy(boxes: readonly Box[], pictureHeight: number, isStaggered: boolean): number[] {
  const spare = pictureHeight - Math.max(0, ...boxes.map((box) => box.height));
  const most = isStaggered ? Math.min(spare, pictureHeight * stagger) : 0;
  return boxes.map((_, index) => spare / 2 + (index % 2 === 0 ? most / 2 : -most / 2));
}

/** How large and in how many lines names are written, and whether their numbers stand over the pictures. */
function planLabels(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  row: { room: Box; gap: number; columns: readonly Box[]; isNumbered: boolean; largestLabel: number },
): { largest: number; lines: 1 | 2; isAbove: boolean } {
  const { room, columns, gap, isNumbered } = row;
  const largest = Math.min(
    handSize(builder, row.largestLabel),
    Math.max(rowLabel[builder.content.aspect], room.height * 0.2),
  );
  const labelled = { columns, gap, largest };
  const withNumber = writtenLabels(builder, pictures, { ...labelled, isNumbered });
  const without = writtenLabels(builder, pictures, { ...labelled, isNumbered: false });
  // Two lines are written no larger than they have to be.
  const sizeIn = (lines: 1 | 2): number =>
    lines === 1 ? largest : Math.min(largest, leastSize(builder.content, 'label') * 1.1);
  const free = room.height - sizeIn(without.lines) * labelSpace * without.lines - numberSpace;
  // A number stands over its picture where there is room for it, or beside a name that is short.
  const isAbove =
    isNumbered &&
    (free > (columns[0]?.width ?? 0) * 0.9 || (without.count > withNumber.count && free > leastRow));
  const { lines } = isAbove ? without : withNumber;
  return { largest: sizeIn(lines), lines, isAbove };
}

/** Pictures of a row are not made lower than this for their numbers. */
const leastRow = 200;

/** How many names can be written, in one line or, where that is more of them, in two. */
function writtenLabels(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  row: { columns: readonly Box[]; gap: number; largest: number; isNumbered: boolean },
): { lines: 1 | 2; count: number } {
  const countIn = (lines: 1 | 2): number => {
    const height = row.largest * labelSpace * lines;
    return pictures.filter((picture, index) => {
      const number = row.isNumbered ? badge + badgeGap : 0;
      const width = (row.columns[index]?.width ?? 0) + row.gap * 0.4 - number;
      const box = { x: 0, y: 0, width, height };
      const place = { box, pen: 'ink', largest: row.largest, maxLines: lines } as const;
      return picture.label !== undefined && builder.fit(labelText(picture, place)).isWhole;
    }).length;
  };
  const [one, two] = [countIn(1), countIn(2)];
  return two > one ? { lines: 2, count: two } : { lines: 1, count: one };
}

/** Beneath a picture, into the gaps beside its column, and clear of the number before it. */
function labelRoom(
  column: Box,
  row: { ground: number; labelHeight: number; isNumbered: boolean; room: Box; gap: number },
): Box {
  const { ground, labelHeight, isNumbered, room, gap } = row;
  const number = isNumbered ? badge + badgeGap : 0;
  const x = Math.max(room.x, column.x - gap * 0.4);
  const right = Math.min(room.x + room.width, column.x + column.width + gap * 0.4);
  return { x: x + number, y: ground + labelGap, width: right - x - number, height: labelHeight - labelGap };
}

/** How far a ring round a label reaches to its left, see `placeLabel`. */
function ringReach(size: number, label: Box, room: Box): number {
  return Math.min(size * ringRoom, label.x - room.x);
}

/** Right before the label; in the middle of the column where there is none. */
function badgeBox(label: Box | null, { column, top }: { column: Box; top: number }): Box {
  const size = { width: badge, height: badge };
  return label === null
    ? { x: column.x + (column.width - badge) / 2, y: top, ...size }
    : { x: label.x - badge - badgeGap / 2, y: label.y + (label.height - badge) / 2, ...size };
}

/** The number of a step in a ring. */
export function placeNumber(builder: BoardBuilder, number: number, box: Box): void {
  const pen = number % 2 === 1 ? 'first' : 'second';
  builder.frame('ellipse', box, pen);
  const size = leastSize(builder.content, 'label');
  const high = size * lineHeight(builder.content.language, builder.look.lettering) + 1;
  builder.text({
    text: String(number),
    role: 'label',
    box: { ...box, y: box.y + (box.height - high) / 2, height: high },
    align: 'centre',
    pen,
    largest: size,
    smallest: size,
    maxLines: 1,
    stand: 'middle',
  });
}

const longestArrow = 300;
const arrowMargin = 16;

/** An arrow from the side of one picture to the side of the next, at half their height. */
function joinPictures(builder: BoardBuilder, from: Box, to: Box): void {
  const start = from.x + from.width + arrowMargin;
  const end = to.x - arrowMargin;
  if (end - start < 40) {
    return;
  }
  const length = Math.min(end - start, longestArrow);
  const middle = (start + end) / 2;
  const y = from.y + from.height - Math.min(from.height, to.height) * 0.5;
  builder.arrow({ x: middle - length / 2, y: y + 8 }, { x: middle + length / 2, y: y - 4 }, { bend: 0.24 });
}
