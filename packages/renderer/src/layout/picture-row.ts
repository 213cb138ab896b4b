import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
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
}

/** Height of a row's labels with the space above them. */
const labelSpace = 1.55;
const labelGap = 14;
/** Labels of low rows are at least this large, if their words fit. */
const rowLabel = { '16:9': 82, '9:16': 112 } as const;
const badge = 82;
const badgeGap = 16;

/** Pictures side by side on one ground line, each with its label right beneath it. @returns the pictures' boxes */
export function placePictureRow(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  row: RowOptions & { readonly room: Box },
): Box[] {
  const { columns, boxes, rooms, largest } = planRow(builder, pictures, row);
  const places = pictures.flatMap((picture, index) => {
    const box = rooms[index];
    const isWritten = picture.label !== undefined && box !== undefined;
    return isWritten ? [labelText(picture, { box, pen: 'ink', largest })] : [];
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
    const label = placeLabel(builder, picture, { box: room, pen: isEven ? 'ink' : 'second', largest: size });
    if (row.isNumbered === true) {
      const column = columns[index] ?? row.room;
      const reach = picture.stress === undefined || label === null ? 0 : ringReach(size, label, room);
      const beside = label === null ? null : { ...label, x: label.x - reach };
      placeNumber(builder, index + 1, badgeBox(beside, { column, top: room.y }));
    }
    return taken;
  });
}

/** Where a row's pictures stand, the rooms of their labels beneath them, and the labels' largest size. */
function planRow(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  { room, gap, isNumbered = false, largestLabel = labelSizes.largest }: RowOptions & { readonly room: Box },
): { columns: readonly Box[]; boxes: readonly Box[]; rooms: readonly Box[]; largest: number } {
  const columns = columnsOf(room, pictures.length, gap);
  const isLabelled = pictures.some((picture) => picture.label !== undefined);
  const largest = Math.min(
    handSize(builder, largestLabel),
    Math.max(rowLabel[builder.content.aspect], room.height * 0.2),
  );
  const labelHeight = isLabelled || isNumbered ? largest * labelSpace : 0;
  const pictureHeight = room.height - labelHeight;
  const boxes = columns.map((column, index) =>
    boxInBox({ ...column, height: pictureHeight }, pictures[index]?.ratio ?? 1, 'bottom'),
  );
  // Wide pictures leave height over: the row is moved up so that as much is free above it as below.
  const up = (pictureHeight - Math.max(0, ...boxes.map((box) => box.height))) / 2;
  const ground = room.y + pictureHeight - up;
  return {
    columns,
    boxes: boxes.map((box) => ({ ...box, y: box.y - up })),
    rooms: columns.map((column) => labelRoom(column, { ground, labelHeight, isNumbered, room, gap })),
    largest,
  };
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
  const inset = box.width * 0.12;
  builder.text({
    text: String(number),
    role: 'label',
    box: { x: box.x + inset, y: box.y + inset / 2, width: box.width - inset * 2, height: box.height - inset },
    align: 'centre',
    pen,
    largest: box.height * 0.74,
    smallest: 20,
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
