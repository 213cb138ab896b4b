import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardEvent } from './board-content.ts';
import { commonSize, handSize } from './labels.ts';
import { leastSize } from './lettering-size.ts';
import { columnWays } from './timeline-columns.ts';
import {
  columnWorth,
  coveredByAll,
  datePlace,
  isDrawn,
  leastDateHeight,
  lineWidth,
  eventMissed,
  lostWorth,
  penOf,
  pictureWorth,
  placeStory,
  shapeOf,
  textPlace,
  wordsWorth,
} from './timeline-parts.ts';
import type { WidePlan, WidePlace } from './timeline-parts.ts';
import { badBreak } from './word-columns.ts';
import { largestText, planTurns } from './timeline-turns.ts';

/** Sizes of the words, as parts of the largest. */
const sizeParts = [1.15, 1, 0.88, 0.78] as const;
/** Part of a column that a picture has beside its words; whole columns have the words beneath the line. */
const pictureParts = [1, 0.66, 0.52, 0.38] as const;
const dateRow = { drawn: 112, bare: 200 } as const;
const space = 14;
const besideGap = 48;
/** The line keeps so far away from a date. */
const dateGap = 26;
const shortestLine = 60;
/** Words under the line have no more than this part of the room. */
const mostWords = 0.55;

interface WideWay {
  readonly room: Box;
  readonly events: readonly BoardEvent[];
  readonly columns: readonly Box[];
  /** What a picture has of its column; the words stand beside it where that is not all. */
  readonly part: number;
  /** Whether what has no picture is told under the line like all else, its date standing in the picture's place. */
  readonly isBareBelow: boolean;
  readonly size: number;
}

/** A line from left to right that its dates interrupt: pictures stand on it, and words beside them or beneath it. */
export function placeWide(builder: BoardBuilder, room: Box, events: readonly BoardEvent[]): void {
  const least = leastSize(builder.content, 'fact');
  const sizes = [...sizeParts.map((part) => Math.max(least, handSize(builder, largestText) * part)), least];
  const parts = events.some(isDrawn) ? pictureParts : pictureParts.slice(0, 1);
  const bare = events.some(isDrawn) && !events.every(isDrawn) ? [false, true] : [!events.some(isDrawn)];
  const plans = columnWays(builder, room, events).flatMap((columns) =>
    parts.flatMap((part) =>
      bare.flatMap((isBareBelow) =>
        [...new Set(sizes)].map((size) =>
          planWide(builder, { room, events, columns, part, isBareBelow, size }),
        ),
      ),
    ),
  );
  const best = [...plans, ...planTurns(builder, room, events)].reduce((one, other) =>
    other.worth > one.worth ? other : one,
  );
  const inLine = best.places.filter(({ isOverLine }) => !isOverLine).map(({ date }) => date);
  const largest = commonSize(builder, inLine);
  placeLine(builder, { room, y: best.line, dates: inLine.map((date) => ({ ...date, largest })) });
  // The dates stand from the start: what comes is seen coming, and no half of the board is empty until then.
  best.places.forEach(({ date, isOverLine }, index) => {
    builder.text({ ...date, ...(isOverLine ? {} : { largest }), pen: penOf(index) });
  });
  events.forEach((event, index) => {
    const place = best.places[index];
    if (place !== undefined) {
      placeStory(builder, event, { place, pen: penOf(index) });
    }
  });
  builder.leaveOut(best.lost * eventMissed);
}

/** The line between the dates. */
function placeLine(
  builder: BoardBuilder,
  { room, y, dates }: { room: Box; y: number; dates: readonly TextPlace[] },
): void {
  let from = room.x;
  const draw = (to: number): void => {
    if (to - from > shortestLine) {
      builder.line({ x: from, y: y + 2 }, { x: to, y: y - 2 }, { pen: 'ink', width: lineWidth });
    }
  };
  for (const date of dates) {
    const { width } = builder.fit(date);
    const middle = date.box.x + date.box.width / 2;
    draw(middle - width / 2 - dateGap);
    from = middle + width / 2 + dateGap;
  }
  draw(room.x + room.width);
}

/** Words that have to be looked at closely are worth so much less. */
const smallWords = { isSmall: 0.77, less: 0.075 } as const;

/** What words are worth that are so large, as a part of the largest. */
function worthOfWords(part: number): number {
  return wordsWorth * part - (part < smallWords.isSmall ? smallWords.less : 0);
}

function planWide(builder: BoardBuilder, way: WideWay): WidePlan {
  const { room, events, size } = way;
  const row = Math.max(events.some(isDrawn) ? dateRow.drawn : dateRow.bare, leastDateHeight(builder));
  const below = wordsBelow(builder, way, room.height * mostWords);
  const above = room.height - row - below.height - space;
  const cells = events.map((event, index) =>
    planCell(builder, event, { column: { ...(way.columns[index] ?? room), height: above }, way }),
  );
  const used = Math.max(0, ...cells.map(({ height }) => height));
  const top = room.y + (above - used) / 2;
  const strip = { y: top, height: used };
  const onLine = { y: top + used + (used > 0 ? space : 0), height: row };
  const words = { y: onLine.y + row, height: below.height };
  const places = cells.map(({ picture, text, date, isOverLine }, index): WidePlace => {
    const event = events[index] ?? { date: '' };
    const column = { ...(way.columns[index] ?? room), ...words };
    return {
      date: isOverLine
        ? { ...date, box: { ...date.box, ...strip } }
        : { ...date, box: { ...date.box, ...onLine } },
      text: isBelow(event, way)
        ? textPlace(event, column, { align: 'centre', most: size })
        : text && { ...text, box: { ...text.box, ...strip } },
      picture: { ...picture, ...strip },
      stand: 'bottom',
      isOverLine,
    };
  });
  const area = coveredByAll(cells.map(({ covered }) => covered)) / (room.width * room.height);
  const lost = below.lost + cells.filter(({ isLost }) => isLost).length;
  const broken = cells.reduce((sum, cell) => sum + cell.badBreak, below.broken);
  const lettering = worthOfWords(size / handSize(builder, largestText));
  return {
    line: onLine.y + row / 2,
    places,
    lost,
    worth: area * pictureWorth + lettering - lost * lostWorth - broken * columnWorth,
  };
}

/** Words hang from the line beneath a picture that has its whole column. */
function isBelow(event: BoardEvent, { isBareBelow, part }: WideWay): boolean {
  return isDrawn(event) ? part === 1 : isBareBelow;
}

/** A date that has no picture, and no words over the line, stands there itself. */
function isDateOver(event: BoardEvent, way: WideWay): boolean {
  const hasWordsOver = event.text !== undefined && !isBelow(event, way);
  return way.events.some(isDrawn) && !isDrawn(event) && !hasWordsOver;
}

/** What the words under the line take, how many of them do not fit, and how badly they are broken. */
function wordsBelow(builder: BoardBuilder, way: WideWay, most: number) {
  let [height, lost, broken] = [0, 0, 0];
  way.events.forEach((event, index) => {
    const box = { ...(way.columns[index] ?? way.room), height: most };
    const place = isBelow(event, way)
      ? textPlace(event, box, { align: 'centre', most: way.size })
      : undefined;
    if (place !== undefined) {
      const fitted = builder.fit({ ...place, smallest: way.size });
      height = Math.max(height, fitted.isWhole ? fitted.height + 2 : 0);
      lost += fitted.isWhole ? 0 : 1;
      broken += badBreak(fitted.lines, builder.content.language);
    }
  });
  return { height, lost, broken };
}

/** What stands over the line in one column. */
interface WideCell {
  readonly picture: Box;
  readonly text: TextPlace | undefined;
  readonly date: TextPlace;
  readonly isOverLine: boolean;
  readonly height: number;
  readonly covered: number;
  readonly isLost: boolean;
  /** How badly its words are broken. */
  readonly badBreak: number;
}

/** A date is written under a picture that is narrower. */
const leastDate = 240;
const overLine = 190;

function planCell(
  builder: BoardBuilder,
  event: BoardEvent,
  { column, way }: { column: Box; way: WideWay },
): WideCell {
  const ratio = shapeOf(event);
  const isBeside = isDrawn(event) && event.text !== undefined && way.part < 1;
  const isOverLine = isDateOver(event, way);
  const wide = Math.min(column.width * (isBeside ? way.part : 1), column.height * ratio);
  const width = isDrawn(event) ? Math.max(1, wide) : 0;
  const x = isBeside ? column.x : column.x + (column.width - width) / 2;
  const picture = { ...column, x, width: Math.max(1, width) };
  const text = isBelow(event, way) ? undefined : wordsOver(builder, event, { column, picture, way });
  const fitted = text === undefined ? undefined : builder.fit({ ...text, smallest: way.size });
  const high = isDrawn(event) ? width / ratio : 0;
  const largest = isOverLine ? 170 : largestDate(way);
  const dateBox = isBeside ? { ...picture, width: Math.max(width, leastDate) } : column;
  return {
    picture,
    text,
    date: datePlace(event, dateBox, { align: 'centre', stand: isOverLine ? 'bottom' : 'middle', largest }),
    isOverLine,
    height: Math.max(high, isOverLine ? overLine : 0, fitted?.isWhole === true ? fitted.height + 2 : 0),
    covered: width * high,
    isLost: fitted?.isWhole === false,
    badBreak: badBreak(fitted?.lines ?? [], builder.content.language),
  };
}

function largestDate({ events }: WideWay): number {
  return events.some(isDrawn) ? 100 : 170;
}

/** Words over the line: beside their picture, or in its place. */
function wordsOver(
  builder: BoardBuilder,
  event: BoardEvent,
  { column, picture, way }: { column: Box; picture: Box; way: WideWay },
): TextPlace | undefined {
  const x = isDrawn(event) ? picture.x + picture.width + besideGap : column.x;
  const box = { ...column, x, width: column.x + column.width - x };
  return textPlace(event, box, {
    align: isDrawn(event) ? 'left' : 'centre',
    // In a picture's place they are as large as it allows.
    most: isDrawn(event) ? way.size : Math.max(way.size, handSize(builder, largestText) * sizeParts[0]),
    maxLines: 5,
    stand: isDrawn(event) ? 'middle' : 'bottom',
  });
}
