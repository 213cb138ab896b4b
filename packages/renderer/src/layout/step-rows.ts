import { lineHeight } from '../text/fonts.ts';
import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { boxInBox, columnsOf, rowsOf } from './boxes.ts';
import { commonSize, handSize, labelText, placeLabel } from './labels.ts';
import type { LabelPlace } from './labels.ts';
import { goodSize, leastSize } from './lettering-size.ts';
import { badge, placeStepNumber } from './step-number.ts';

const gap = { '16:9': { across: 90, down: 14 }, '9:16': { across: 60, down: 30 } } as const;
const largestName = 74;
const badgeGap = 12;
const nameGap = { beneath: 2, beside: 30, underNumber: 14 } as const;
/** What a picture has of its cell where its name stands beside it. */
const pictureParts = [0.33, 0.4, 0.5, 0.58, 0.66] as const;
/** Names beneath pictures: large ones, or such as leave the pictures more of their cells. */
const namesBeneath = [
  { lines: 1, lettering: 'large' },
  { lines: 1, lettering: 'good' },
  { lines: 2, lettering: 'good' },
  { lines: 1, lettering: 'least' },
  { lines: 2, lettering: 'least' },
] as const;
type NameLines = (typeof namesBeneath)[number];
/** Rows that arrows join are read as one course: so much more is that worth than numbers alone. */
const joinedWorth = 1.15;
/** And what of it the largest lettering is worth. */
const letteringWorth = 0.12;
/** A name that is not written counts as so much of the room. */
const nameMissed = 0.5;

/** Numbered steps in rows: where each is drawn, and where its number and name stand. */
interface RowsPlan {
  readonly boxes: readonly Box[];
  readonly numbers: readonly Box[];
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
 * Many numbered steps in as many rows as show them largest, read from left to right and downwards: a picture with its number
 * at its upper left corner and its name beneath it, or with both beside it.
 */
export function placeStepRows(builder: BoardBuilder, pictures: readonly BoardPicture[], room: Box): void {
  const rows = pictures.map((_, index) => index + 1);
  const plans = rows
    .map((count) => cellsIn(builder, pictures.length, { room, rows: count }))
    .flatMap((cells) => [
      ...namesBeneath.map((name) => planBeneath(builder, pictures, { ...cells, ...name })),
      ...pictureParts.flatMap((part) =>
        [true, false].map((isUnder) => planBeside(builder, pictures, { ...cells, part, isUnder })),
      ),
    ]);
  const fitting = plans.filter((plan) => isInside(plan, room));
  const [best] = (fitting.length > 0 ? fitting : plans.slice(0, 1)).toSorted(
    (one, other) => other.worth - one.worth,
  );
  if (best !== undefined) {
    pictures.forEach((picture, index) => placeStep(builder, picture, { index, plan: best }));
  }
}

/** A step comes with its number, its name and the arrow that leads to it: until it is told its place is free. */
function placeStep(
  builder: BoardBuilder,
  picture: BoardPicture,
  { index, plan }: { index: number; plan: RowsPlan },
): void {
  const [box, number, name] = [plan.boxes[index], plan.numbers[index], plan.names[index]];
  if (box === undefined || number === undefined || name === undefined) {
    return;
  }
  const pen = index % 2 === 0 ? 'first' : 'second';
  builder.picture(picture, box, { pen, stand: 'bottom' });
  placeStepNumber(builder, index + 1, number);
  placeLabel(builder, picture, {
    ...name,
    largest: plan.size,
    pen: index % 2 === 0 ? 'ink' : 'second',
  });
  const before = plan.boxes[index - 1];
  if (!plan.isBeside && before !== undefined && before.y + before.height === box.y + box.height) {
    joinSteps(builder, before, { ...number, y: box.y, height: box.height });
  }
}

/** Lower pictures would be hidden by the arrows between them. */
const leastPicture = 70;

/** Whether numbers and names keep to their room, and leave some of it to the pictures. */
function isInside({ boxes, numbers, names }: RowsPlan, room: Box): boolean {
  const foot = room.y + room.height;
  const written = [...numbers, ...names.map(({ box }) => box)];
  return (
    boxes.every((box) => box.height >= leastPicture && box.y >= room.y - 1) &&
    written.every(({ y, height }) => y >= room.y - 1 && y + height <= foot + 1)
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

/** The number at the upper left corner of the picture, the name beneath both; flat pictures of a row are moved down to it. */
function planBeneath(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  { room, cells, perRow, lines, lettering }: Cells & NameLines,
): RowsPlan {
  const most = nameSize(builder, lettering);
  const high = most * spacingOf(builder) * lines + 2;
  const between = gap[builder.content.aspect].across;
  const wide = spreadRows(cells, { room, perRow, between });
  const left = badge + badgeGap;
  const drawn = cells.map(({ width, ...cell }, index) => {
    const height = Math.max(1, cell.height - high - nameGap.beneath);
    const { x, width: all } = wide[index] ?? room;
    const free = { ...cell, x: x + (all - width) / 2 + left, width: Math.max(1, width - left), height };
    const box = boxInBox(free, shapeOf(pictures[index]), 'bottom');
    // Number and picture stand in the middle together.
    return { ...box, x: x + (all + left - box.width) / 2 };
  });
  const boxes = drawn.map((box, index) => {
    const row = Math.floor(index / perRow) * perRow;
    const highest = Math.max(...drawn.slice(row, row + perRow).map(({ height }) => height));
    return { ...box, y: box.y - ((cells[index]?.height ?? 0) - high - nameGap.beneath - highest) / 2 };
  });
  const numbers = boxes.map(({ x, y }) => ({ x: x - left, y, width: badge, height: badge }));
  const reach = between * 0.36;
  const names = wide.map((cell, index): LabelPlace => {
    const box = boxes[index] ?? cell;
    const y = box.y + box.height + nameGap.beneath;
    const place = { x: cell.x - reach, y, width: cell.width + reach * 2, height: high };
    return { ...nameStyle, align: 'centre', stand: 'top', box: place, largest: most, maxLines: lines };
  });
  const plan = rated(builder, pictures, { boxes, numbers, names, isBeside: false, room });
  const better =
    (perRow === 1 ? 1 : joinedWorth) *
    (1 + (letteringWorth * plan.size) / handSize(builder, largestName) - letteringWorth);
  return plan.worth < 0 ? plan : { ...plan, worth: plan.worth * better };
}

function nameSize(builder: BoardBuilder, lettering: NameLines['lettering']): number {
  const { content } = builder;
  const sizes = {
    large: handSize(builder, largestName),
    good: goodSize(content, 'label') * 1.02,
    least: leastSize(content, 'label') * 1.02,
  };
  return sizes[lettering];
}

/** The number beside the picture and the name under it, or in low rows behind it, all pictures and all names of a column under one another. */
function planBeside(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  { room, cells, part, isUnder }: Cells & { readonly part: number; readonly isUnder: boolean },
): RowsPlan {
  const largest = handSize(builder, largestName);
  const boxes = cells.map((cell, index) =>
    boxInBox({ ...cell, width: cell.width * part }, shapeOf(pictures[index]), 'middle'),
  );
  const columns = cells.map((cell) => {
    const left = cell.width * part + nameGap.beside;
    // Names may reach into the gaps between the rows, and no further.
    const y = Math.max(room.y, cell.y - nameReach);
    const height = Math.min(room.y + room.height, cell.y + cell.height + nameReach) - y;
    return { x: cell.x + left, y, width: Math.max(1, cell.width - left), height };
  });
  const taken = isUnder ? { x: 0, y: badge + nameGap.underNumber } : { x: badge + badgeGap, y: 0 };
  const names = columns.map(({ x, y, width, height }): LabelPlace => {
    const free = { width: Math.max(1, width - taken.x), height: Math.max(1, height - taken.y) };
    const box = { x: x + taken.x, y: y + taken.y, ...free };
    return { ...nameStyle, stand: isUnder ? 'top' : 'middle', box, largest, maxLines: 2 };
  });
  const numbers = columns.map(({ x, y, height }) => {
    return { x, y: isUnder ? y : y + (height - badge) / 2, width: badge, height: badge };
  });
  const plan = rated(builder, pictures, { boxes, numbers, names, isBeside: true, room });
  return isUnder ? { ...plan, ...besideInMiddle(builder, pictures, plan) } : plan;
}

/** Each number with its name under it, both in the middle of the height of their picture. */
function besideInMiddle(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  { numbers, names, size }: RowsPlan,
): Pick<RowsPlan, 'numbers' | 'names'> {
  const down = names.map((name, index) => {
    const picture = pictures[index];
    const place = { ...name, largest: size };
    const { box } = name;
    return picture?.label === undefined
      ? box.height / 2
      : Math.max(0, (box.height - builder.fit(labelText(picture, place)).height) / 2);
  });
  return {
    numbers: numbers.map((number, index) => ({ ...number, y: number.y + (down[index] ?? 0) })),
    names: names.map((name, index) => {
      const moved = down[index] ?? 0;
      const { box } = name;
      return { ...name, box: { ...box, y: box.y + moved, height: box.height - moved } };
    }),
  };
}

const nameReach = 14;
const nameStyle = { pen: 'ink', align: 'left', stand: 'top' } as const;

/** All names in the size in which each of them can be written, and how good a plan is then. */
function rated(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  { boxes, numbers, names, isBeside, room }: Omit<RowsPlan, 'size' | 'worth'> & { room: Box },
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
    numbers,
    names,
    isBeside,
    size: Math.min(names[0]?.largest ?? Infinity, commonSize(builder, places)),
    // One that is small beside the others is seen last: it counts as much as all of them.
    worth: area + Math.min(...areas) * areas.length - lost * nameMissed * room.width * room.height,
  };
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
