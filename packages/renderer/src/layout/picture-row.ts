import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { leastSize } from './lettering-size.ts';
import { boxInBox, columnsOf } from './boxes.ts';
import { commonSize, handSize, labelSizes, labelText, placeLabel } from './labels.ts';

export interface RowOptions {
  /** Space between the pictures' columns. */
  readonly gap: number;
  readonly largestLabel?: number;
}

/** Height of a row's labels with the space above them. */
const labelSpace = 1.55;
const labelGap = 14;
/** Labels of low rows are at least this large, if their words fit. */
const rowLabel = { '16:9': 82, '9:16': 112 } as const;

/** Pictures side by side on one ground line, each with its label right beneath it. @returns the pictures' boxes */
export function placePictureRow(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  row: RowOptions & { readonly room: Box },
): Box[] {
  const { boxes, rooms, largest, lines } = planRow(builder, pictures, row);
  const places = pictures.flatMap((picture, index) => {
    const box = rooms[index];
    const isWritten = picture.label !== undefined && box !== undefined;
    return isWritten ? [labelText(picture, { box, pen: 'ink', largest, maxLines: lines })] : [];
  });
  const size = commonSize(builder, places);
  return pictures.map((picture, index) => {
    const isEven = index % 2 === 0;
    const taken = builder.picture(picture, boxes[index] ?? row.room, { pen: isEven ? 'first' : 'second' });
    placeLabel(builder, picture, {
      box: rooms[index] ?? row.room,
      pen: isEven ? 'ink' : 'second',
      largest: size,
      maxLines: lines,
    });
    return taken;
  });
}

/** Where a row's pictures stand, the rooms of their labels beneath them, and how these are written. */
interface RowPlan {
  readonly boxes: readonly Box[];
  readonly rooms: readonly Box[];
  readonly largest: number;
  readonly lines: 1 | 2;
}

function planRow(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  { room, gap, largestLabel = labelSizes.largest }: RowOptions & { readonly room: Box },
): RowPlan {
  const columns = columnsOf(room, pictures.length, gap);
  const { largest, lines } = planLabels(builder, pictures, { room, gap, columns, largestLabel });
  const hasLabels = pictures.some(({ label }) => label !== undefined);
  const labelHeight = hasLabels ? largest * labelSpace * lines : 0;
  const pictureHeight = room.height - labelHeight;
  const boxes = columns.map((column, index) =>
    boxInBox({ ...column, height: pictureHeight }, pictures[index]?.ratio ?? 1, 'bottom'),
  );
  // Wide pictures leave height over: the row is moved up so that as much is free above it as below.
  const up = (pictureHeight - Math.max(0, ...boxes.map((box) => box.height))) / 2;
  return {
    boxes: boxes.map((box) => ({ ...box, y: box.y - up })),
    rooms: columns.map((column) =>
      labelRoom(column, { ground: room.y + pictureHeight - up, labelHeight, room, gap }),
    ),
    largest,
    lines,
  };
}

/** How large and in how many lines names are written. */
function planLabels(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  row: { room: Box; gap: number; columns: readonly Box[]; largestLabel: number },
): { largest: number; lines: 1 | 2 } {
  const { room, columns, gap } = row;
  const largest = Math.min(
    handSize(builder, row.largestLabel),
    Math.max(rowLabel[builder.content.aspect], room.height * 0.2),
  );
  const lines = linesOfLabels(builder, pictures, { columns, gap, largest });
  // Two lines are written no larger than they have to be.
  const size = lines === 1 ? largest : Math.min(largest, leastSize(builder.content, 'label') * 1.1);
  return { largest: size, lines };
}

/** In how many lines names are written: in two where more of them can be then. */
function linesOfLabels(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  row: { columns: readonly Box[]; gap: number; largest: number },
): 1 | 2 {
  const countIn = (lines: 1 | 2): number => {
    const height = row.largest * labelSpace * lines;
    return pictures.filter((picture, index) => {
      const width = (row.columns[index]?.width ?? 0) + row.gap * 0.4;
      const box = { x: 0, y: 0, width, height };
      const place = { box, pen: 'ink', largest: row.largest, maxLines: lines } as const;
      return picture.label !== undefined && builder.fit(labelText(picture, place)).isWhole;
    }).length;
  };
  return countIn(2) > countIn(1) ? 2 : 1;
}

/** Beneath a picture, and into the gaps beside its column. */
function labelRoom(column: Box, row: { ground: number; labelHeight: number; room: Box; gap: number }): Box {
  const { ground, labelHeight, room, gap } = row;
  const x = Math.max(room.x, column.x - gap * 0.4);
  const right = Math.min(room.x + room.width, column.x + column.width + gap * 0.4);
  return { x, y: ground + labelGap, width: right - x, height: labelHeight - labelGap };
}
