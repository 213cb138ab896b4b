import { lineHeight } from '../text/fonts.ts';
import type { Box, Cue } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { goodSize } from './lettering-size.ts';
import { boxInBox } from './boxes.ts';
import { commonSize, handSize, labelText, placeLabel } from './labels.ts';
import type { LabelPlace } from './labels.ts';
import { placePartNames, planPartNames } from './part-names.ts';

/** One of several things of equal weight: a picture with its name, or a number written large. */
export interface GridItem {
  readonly picture?: BoardPicture | undefined;
  readonly figure?: string | undefined;
  readonly cue?: Cue | undefined;
}

/** Things in rows, as many beside one another as makes them largest. */
export interface GridPlan {
  readonly cells: readonly Box[];
  readonly labels: {
    readonly size: number;
    readonly lines: number;
    readonly height: number;
    /** How many of them find room. */
    readonly written: number;
  };
  /** The side of a square as large as its smallest picture. */
  readonly smallest: number;
  /** What the pictures and figures cover. */
  readonly area: number;
}

/** Where things may stand, and how small they may be where all of them have to. */
interface GridRoom extends Box {
  /** The side of a square as large as the smallest picture. */
  readonly least?: number;
}

const gap = { across: 48, down: 26 } as const;
const labelGap = 8;
const labelPart = 0.19;
const largestLabel = 66;

/** @returns undefined where there is nothing, or no room */
export function planGrid(
  builder: BoardBuilder,
  items: readonly GridItem[],
  room: GridRoom,
): GridPlan | undefined {
  let best: GridPlan | undefined;
  for (let columns = 1; columns <= items.length; columns++) {
    const plan = planRows(builder, items, { room, columns });
    if (plan !== undefined && (best === undefined || plan.area > best.area)) {
      best = plan;
    }
  }
  return best;
}

function planRows(
  builder: BoardBuilder,
  items: readonly GridItem[],
  { room, columns }: { room: GridRoom; columns: number },
): GridPlan | undefined {
  const width = (room.width - gap.across * (columns - 1)) / columns;
  const cells = cellsIn(items, { room, columns, width });
  const narrowest = Math.min(
    ...cells.filter((_, index) => items[index]?.picture !== undefined).map((cell) => cell.width),
    width,
  );
  const height = Math.max(...cells.map((cell) => cell.height));
  // Several that would be icons are too many; a single one is drawn as small as it has to be.
  const least = room.least ?? (items.length === 1 ? leastAlone : leastOfSeveral[builder.content.aspect]);
  const isSmall = (boxes: readonly Box[]): boolean => boxes.some((box) => sideOf(box) < least);
  if (narrowest < leastAlone || isSmall(picturesIn(items, cells, 0))) {
    return undefined;
  }
  const labels = labelsOf(builder, items, { width: narrowest, height });
  const drawn = picturesIn(items, cells, labels.height);
  if (height - labels.height < leastAlone || isSmall(drawn)) {
    return undefined;
  }
  const figures = items.flatMap(({ picture, figure = '' }, index) =>
    picture === undefined ? [builder.fit(figurePlace(figure, cells[index] ?? room))] : [],
  );
  const boxes = [...drawn, ...figures];
  const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  const smallest = Math.min(...boxes.map(sideOf));
  const missed = room.least === undefined ? unnamedPart : unnamedEqual;
  const named = items.filter(({ picture }) => picture?.label !== undefined).length;
  return { cells, labels, smallest, area: area * (1 - missed * (named - labels.written)) };
}

/** Numbers are as broad as this beside a picture, and a row of them is as high as this beneath one. */
const figurePart = { width: 1.5, height: 0.6 } as const;

/** The cells of all rows. */
function cellsIn(
  items: readonly GridItem[],
  { room, columns, width }: { room: Box; columns: number; width: number },
): Box[] {
  const count = Math.ceil(items.length / columns);
  let at = 0;
  // The last row of five is not left with a single one where three and two are possible.
  const rows = Array.from({ length: count }, (_, row) => {
    const from = at;
    at += Math.floor(items.length / count + (row < items.length % count ? 1 : 0));
    return items.slice(from, at);
  });
  const parts = rows.map((row) => (row.some(({ picture }) => picture !== undefined) ? 1 : figurePart.height));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let { y } = room;
  return rows.flatMap((row, index) => {
    const height = ((room.height - gap.down * (count - 1)) * (parts[index] ?? 1)) / whole;
    const used = row.length * width + (row.length - 1) * gap.across;
    const cells = rowCells(row, { x: room.x + (room.width - used) / 2, y, width: used, height });
    y += height + gap.down;
    return cells;
  });
}

/** The cells of one row. */
function rowCells(items: readonly GridItem[], row: Box): Box[] {
  const parts = items.map(({ picture }) => (picture === undefined ? figurePart.width : 1));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let x = row.x;
  return parts.map((part) => {
    const width = ((row.width - gap.across * (items.length - 1)) * part) / whole;
    const cell = { ...row, x, width };
    x += width + gap.across;
    return cell;
  });
}

/** The side of a square as large as the smallest picture of several, and as one that stands alone. */
export const leastOfSeveral = { '16:9': 220, '9:16': 210 } as const;
const leastAlone = 100;
/** What a picture without its name is worth less. */
const unnamedPart = 0.2;
/** One of several equal things without a name is none of them. */
const unnamedEqual = 0.5;

function labelsOf(
  builder: BoardBuilder,
  items: readonly GridItem[],
  cell: { width: number; height: number },
): GridPlan['labels'] {
  const named = items.flatMap(({ picture }) => (picture?.label === undefined ? [] : [picture]));
  if (named.length === 0) {
    return { size: 0, lines: 1, height: 0, written: 0 };
  }
  const { content, look } = builder;
  const spacing = lineHeight(content.language, look.lettering);
  const most = Math.max(
    goodSize(content, 'label'),
    Math.min(handSize(builder, largestLabel), cell.height * labelPart),
  );
  for (const lines of [1, 2]) {
    const places = named.map((picture) =>
      labelText(picture, {
        ...labelPlace({ x: 0, y: 0, ...cell, height: most * spacing * lines + 4 }),
        largest: most,
        maxLines: lines,
      }),
    );
    const written = places.filter((place) => builder.fit(place).isWhole).length;
    if (written === named.length || (lines === 2 && written > 0)) {
      const size = commonSize(builder, places);
      return { size, lines, height: size * spacing * lines + labelGap + 4, written };
    }
  }
  return { size: 0, lines: 1, height: 0, written: 0 };
}

/** A label may reach into the gaps beside its picture. */
function labelPlace(box: Box): Omit<LabelPlace, 'largest'> {
  const reach = gap.across * 0.4;
  return { box: { ...box, x: box.x - reach, width: box.width + reach * 2 }, pen: 'ink' };
}

/** Draws things where a plan has them, in each row on one ground. */
export function placeGrid(
  builder: BoardBuilder,
  items: readonly GridItem[],
  { cells, labels }: GridPlan,
): void {
  const boxes = items.map(({ picture }, index) => {
    const cell = cells[index] ?? { x: 0, y: 0, width: 1, height: 1 };
    const room = { ...cell, height: cell.height - labels.height };
    return picture === undefined ? room : boxInBox(room, shapeOf(picture), 'bottom');
  });
  items.forEach(({ picture, figure, cue }, index) => {
    const [cell, box] = [cells[index], boxes[index]];
    if (cell === undefined || box === undefined) {
      return;
    }
    const isEven = index % 2 === 0;
    if (picture === undefined) {
      placeFigure(builder, { text: figure ?? '', cue }, { box: cell, pen: isEven ? 'first' : 'second' });
      return;
    }
    // Flat pictures leave height over: their row is moved up so that as much is free above it as below.
    const row = boxes.filter((_, at) => cells[at]?.y === cell.y && items[at]?.picture !== undefined);
    const up = (cell.height - labels.height - Math.max(...row.map(({ height }) => height))) / 2;
    const timed = cue === undefined ? {} : { cue };
    const drawn = { ...box, y: box.y - up };
    builder.picture({ ...picture, ...timed }, drawn, { pen: isEven ? 'first' : 'second' });
    if (labels.height > 0) {
      const y = drawn.y + box.height + labelGap;
      placeCellLabel(builder, picture, {
        drawn,
        cell: { ...cell, y, height: labels.height - labelGap },
        labels,
        pen: isEven ? 'ink' : 'second',
      });
    }
  });
}

/** What a picture is called, or each of its parts where all of them are as large as the other labels. */
function placeCellLabel(
  builder: BoardBuilder,
  picture: BoardPicture,
  {
    drawn,
    cell,
    labels: { size, lines },
    pen,
  }: { drawn: Box; cell: Box; labels: GridPlan['labels']; pen: 'ink' | 'second' },
): void {
  const place = labelPlace(cell);
  const names = planPartNames(builder, picture, { drawn, row: place.box, largest: size, smallest: size });
  if (names === undefined) {
    placeLabel(builder, picture, { ...place, pen, largest: size, maxLines: lines });
  } else {
    placePartNames(builder, names);
  }
}

/** The pictures as they stand in their cells over labels of a height. */
function picturesIn(items: readonly GridItem[], cells: readonly Box[], labels: number): Box[] {
  return items.flatMap(({ picture }, index): Box[] => {
    const cell = cells[index];
    return picture === undefined || cell === undefined
      ? []
      : [boxInBox({ ...cell, height: Math.max(1, cell.height - labels) }, shapeOf(picture), 'middle')];
  });
}

/** The side of a square that is as large. */
function sideOf({ width, height }: { width: number; height: number }): number {
  return Math.sqrt(width * height);
}

function shapeOf({ ratio, detail }: BoardPicture): number {
  return detail === undefined ? (ratio ?? 1) : 1;
}

function figurePlace(text: string, box: Box): TextPlace {
  return {
    text,
    role: 'word',
    box: { ...box, height: box.height - 14 },
    align: 'centre',
    pen: 'first',
    largest: 150,
    smallest: 60,
    maxLines: [...text].length <= 9 ? 1 : 2,
    stand: 'middle',
  };
}

/** A number with its unit, as large as its place allows. */
function placeFigure(
  builder: BoardBuilder,
  { text, cue }: { text: string; cue: Cue | undefined },
  { box, pen }: { box: Box; pen: 'first' | 'second' },
): void {
  const written = builder.text({ ...figurePlace(text, box), pen, cue });
  if (written !== undefined) {
    const other = pen === 'first' ? 'second' : 'first';
    builder.underline({ ...written.box, height: written.box.height - 8 }, other, { width: 9 });
  }
}
