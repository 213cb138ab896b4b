import { lineHeight } from '../text/fonts.ts';
import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { boxInBox, columnsOf, rowsOf } from './boxes.ts';
import { commonSize, handSize, labelText, placeLabel, ringRoom } from './labels.ts';
import type { LabelPlace } from './labels.ts';
import { leastSize } from './lettering-size.ts';
import { badge, placeStepNumber } from './step-number.ts';

const gap = { '16:9': { across: 100, down: 34 }, '9:16': { across: 60, down: 30 } } as const;
const largestName = 74;
const badgeGap = 14;
const nameGap = { beneath: 10, beside: 30 } as const;
/** What a picture has of its cell where its name stands beside it. */
const pictureParts = [0.4, 0.5, 0.58] as const;
/** Names beneath pictures: large ones, or such as leave the pictures more of their cells. */
const namesBeneath = [
  { lines: 1, isLarge: true },
  { lines: 1, isLarge: false },
  { lines: 2, isLarge: false },
] as const;
/** Rows that arrows join are read as one course: so much more is that worth than numbers alone. */
const joinedWorth = 1.2;
/** And what of it the largest lettering is worth. */
const letteringWorth = 0.33;
/** A name that is not written counts as so much of the room. */
const nameMissed = 0.5;

/** Numbered steps in rows: where each is drawn, and where its number and name stand. */
interface RowsPlan {
  readonly boxes: readonly Box[];
  readonly names: readonly LabelPlace[];
  readonly isBeside: boolean;
  readonly size: number;
  readonly worth: number;
}

interface Cells {
  readonly room: Box;
  readonly cells: readonly Box[];
  readonly perRow: number;
}

/**
 * Many numbered steps in as many rows as show them largest, read from left to right and downwards; beneath or beside each its
 * number and its name, those of a row on one height.
 */
export function placeStepRows(builder: BoardBuilder, pictures: readonly BoardPicture[], room: Box): void {
  const rows = pictures.map((_, index) => index + 1);
  const plans = rows
    .map((count) => cellsIn(builder, pictures.length, { room, rows: count }))
    .flatMap((cells) => [
      ...namesBeneath.map((name) => planBeneath(builder, pictures, { ...cells, ...name })),
      ...pictureParts.map((part) => planBeside(builder, pictures, { ...cells, part })),
    ]);
  const fitting = plans.filter((plan) => isInside(plan, room));
  const [best] = (fitting.length > 0 ? fitting : plans.slice(0, 1)).toSorted(
    (one, other) => other.worth - one.worth,
  );
  if (best === undefined) {
    return;
  }
  const steps = pictures.map((picture, index) => {
    const name = best.names[index];
    return name === undefined ? undefined : stepAt(builder, picture, { name, plan: best });
  });
  // All numbers first: one sees how many steps there are, and the board is whole before they are told.
  steps.forEach((step, index) => {
    if (step !== undefined) {
      placeStepNumber(builder, index + 1, step.number);
    }
  });
  pictures.forEach((picture, index) => {
    const [box, step, before] = [best.boxes[index] ?? room, steps[index], best.boxes[index - 1]];
    builder.picture(picture, box, { pen: index % 2 === 0 ? 'first' : 'second', stand: 'bottom' });
    if (!best.isBeside && before !== undefined && before.y + before.height === box.y + box.height) {
      joinSteps(builder, before, box);
    }
    if (step !== undefined) {
      placeLabel(builder, picture, { ...step.label, pen: index % 2 === 0 ? 'ink' : 'second' });
    }
  });
}

/** Lower pictures would be hidden by the arrows between them. */
const leastPicture = 70;

/** Whether numbers and names keep to their room, and leave some of it to the pictures. */
function isInside({ boxes, names }: RowsPlan, room: Box): boolean {
  const foot = room.y + room.height;
  return (
    boxes.every((box) => box.height >= leastPicture && box.y >= room.y - 1) &&
    names.every(({ box }) => {
      const middle = box.y + box.height / 2;
      const half = Math.max(box.height, badge) / 2;
      return middle - half >= room.y - 1 && middle + half <= foot + 1;
    })
  );
}

/** Cells in rows; a row that is not full stands in the middle. */
function cellsIn(
  { content: { aspect } }: BoardBuilder,
  count: number,
  { room, rows: rowCount }: { room: Box; rows: number },
): Cells {
  const perRow = Math.ceil(count / rowCount);
  const rows = rowsOf(room, Math.ceil(count / perRow), gap[aspect].down);
  const cells = Array.from({ length: count }, (_, index): Box => {
    const row = Math.floor(index / perRow);
    const cell = columnsOf(rows[row] ?? room, perRow, gap[aspect].across)[index % perRow] ?? room;
    const missing = Math.max(0, (row + 1) * perRow - count);
    return { ...cell, x: cell.x + (missing * (cell.width + gap[aspect].across)) / 2 };
  });
  return { room, cells, perRow };
}

/** The cells of every row over the whole width: fewer in a row stand further apart, and have longer names. */
function spreadRows(
  cells: readonly Box[],
  { room, perRow, between }: { room: Box; perRow: number; between: number },
): Box[] {
  return cells.map((cell, index) => {
    const first = index - (index % perRow);
    const inRow = Math.min(perRow, cells.length - first);
    const { x, width } = columnsOf(room, inRow, between)[index - first] ?? cell;
    return { ...cell, x, width };
  });
}

/** Number and name beneath the picture; flat pictures of a row are moved down to them. */
function planBeneath(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  { room, cells, perRow, lines, isLarge }: Cells & { readonly lines: number; readonly isLarge: boolean },
): RowsPlan {
  const most = isLarge ? handSize(builder, largestName) : leastSize(builder.content, 'label') * 1.08;
  const high = Math.max(badge, most * spacingOf(builder) * lines + 2);
  const between = gap[builder.content.aspect].across;
  const wide = spreadRows(cells, { room, perRow, between });
  const drawn = cells.map(({ width, ...cell }, index) => {
    const height = Math.max(1, cell.height - high - nameGap.beneath);
    const { x, width: all } = wide[index] ?? room;
    return boxInBox({ ...cell, x: x + (all - width) / 2, width, height }, shapeOf(pictures[index]), 'bottom');
  });
  const boxes = drawn.map((box, index) => {
    const row = Math.floor(index / perRow) * perRow;
    const highest = Math.max(...drawn.slice(row, row + perRow).map(({ height }) => height));
    return { ...box, y: box.y - ((cells[index]?.height ?? 0) - high - nameGap.beneath - highest) / 2 };
  });
  const reach = between * 0.36;
  const left = badge + badgeGap;
  const names = wide.map((cell, index): LabelPlace => {
    const box = boxes[index] ?? cell;
    const y = box.y + box.height + nameGap.beneath;
    const width = cell.width + reach * 2 - left;
    return {
      ...nameStyle,
      box: { x: cell.x - reach + left, y, width, height: high },
      largest: most,
      maxLines: lines,
    };
  });
  const plan = rated(builder, pictures, { boxes, names, isBeside: false, room });
  const better =
    (perRow === 1 ? 1 : joinedWorth) *
    (1 + (letteringWorth * plan.size) / handSize(builder, largestName) - letteringWorth);
  return plan.worth < 0 ? plan : { ...plan, worth: plan.worth * better };
}

/** Number and name beside the picture, all pictures and all names of a column under one another. */
function planBeside(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  { room, cells, part }: Cells & { readonly part: number },
): RowsPlan {
  const largest = handSize(builder, largestName);
  const boxes = cells.map((cell, index) =>
    boxInBox({ ...cell, width: cell.width * part }, shapeOf(pictures[index]), 'middle'),
  );
  const names = cells.map((cell): LabelPlace => {
    const left = cell.width * part + nameGap.beside + badge + badgeGap;
    // Two lines may reach into the gaps between the rows, and no further.
    const y = Math.max(room.y, cell.y - nameReach);
    const height = Math.min(room.y + room.height, cell.y + cell.height + nameReach) - y;
    const box = { x: cell.x + left, y, width: Math.max(1, cell.width - left), height };
    return { ...nameStyle, box, largest, maxLines: 2 };
  });
  return rated(builder, pictures, { boxes, names, isBeside: true, room });
}

const nameReach = 14;
const nameStyle = { pen: 'ink', align: 'left', stand: 'middle' } as const;

/** All names in the size in which each of them can be written, and how good a plan is then. */
function rated(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  { boxes, names, isBeside, room }: Pick<RowsPlan, 'boxes' | 'names' | 'isBeside'> & { room: Box },
): RowsPlan {
  const places = pictures.flatMap((picture, index) => {
    const name = names[index];
    return picture.label === undefined || name === undefined ? [] : [labelText(picture, name)];
  });
  const lost = places.filter((place) => !builder.fit(place).isWhole).length;
  const areas = boxes.map(({ width, height }) => width * height);
  const area = areas.reduce((sum, each) => sum + each, 0);
  return {
    boxes,
    names,
    isBeside,
    size: Math.min(names[0]?.largest ?? Infinity, commonSize(builder, places)),
    // One that is small beside the others is seen last: it counts as much as all of them.
    worth: area + Math.min(...areas) * areas.length - lost * nameMissed * room.width * room.height,
  };
}

/** Where a number and the name behind it are: in the middle beneath a picture, at the left beside one. */
function stepAt(
  builder: BoardBuilder,
  picture: BoardPicture,
  { name, plan: { size, isBeside } }: { name: LabelPlace; plan: RowsPlan },
): { readonly number: Box; readonly label: LabelPlace } {
  const place = { ...name, largest: size };
  const fitted = picture.label === undefined ? undefined : builder.fit(labelText(picture, place));
  const ring = picture.stress === undefined ? 0 : size * ringRoom * 2;
  const written = fitted?.isWhole === true ? fitted.width + badgeGap + ring : 0;
  const { box } = name;
  const least = box.x - badge - badgeGap;
  const middle = (least + box.x + box.width - badge - written) / 2;
  const x = isBeside ? least : Math.max(least, middle);
  const number = { x, y: box.y + (box.height - badge) / 2, width: badge, height: badge };
  const left = x + badge + badgeGap;
  return { number, label: { ...place, box: { ...box, x: left, width: box.x + box.width - left } } };
}

const longestArrow = 130;
const arrowMargin = 14;

/** An arrow from one picture of a row to the next. */
function joinSteps(builder: BoardBuilder, from: Box, to: Box): void {
  const [start, end] = [from.x + from.width + arrowMargin, to.x - arrowMargin];
  if (end - start < 40) {
    return;
  }
  const length = Math.min(end - start, longestArrow);
  const middle = (start + end) / 2;
  const y = from.y + from.height - Math.min(from.height, to.height) * 0.5;
  builder.arrow({ x: middle - length / 2, y: y + 6 }, { x: middle + length / 2, y: y - 4 }, { bend: 0.2 });
}

function spacingOf({ content, look }: BoardBuilder): number {
  return lineHeight(content.language, look.lettering);
}

function shapeOf(picture: BoardPicture | undefined): number {
  return picture?.detail === undefined ? (picture?.ratio ?? 1) : 1;
}
