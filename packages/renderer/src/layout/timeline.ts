import { createTextMeasure } from '../text/measure.ts';
import { splitPhrases } from '../text/phrases.ts';
import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardEvent } from './board-content.ts';
import { leastSize } from './lettering-size.ts';
import { rowsOf } from './boxes.ts';
import type { Stand } from './boxes.ts';
import { commonSize, handSize } from './labels.ts';

const mostEvents = { '16:9': 5, '9:16': 4 } as const;
const dot = 68;
const lineWidth = 9;

/** Dates on a line, each with what happened then. */
export function placeTimeline(builder: BoardBuilder, room: Box): void {
  const { events = [], aspect } = builder.content;
  const shown = events.slice(0, mostEvents[aspect]);
  if (shown.length === 0) {
    return;
  }
  if (aspect === '9:16') {
    placeUpright(builder, room, shown);
  } else {
    placeWide(builder, room, shown);
  }
}

function placeWide(builder: BoardBuilder, room: Box, events: readonly BoardEvent[]): void {
  const columns = columnsFor(builder, room, events);
  const rows = wideRows(builder, { room, events, columns });
  const y = rows.line;
  const ends = [room.x + 10, room.x + room.width - 10] as const;
  builder.line({ x: ends[0], y: y + 4 }, { x: ends[1], y }, { pen: 'ink', width: lineWidth });
  const dates = events.map((event, index) => {
    const column = columns[index] ?? room;
    return isDrawn(event)
      ? datePlace(event, { ...column, ...rows.date }, { align: 'centre', stand: 'middle', largest: 96 })
      : datePlace(event, { ...column, ...rows.picture }, { align: 'centre', stand: 'bottom', largest: 170 });
  });
  const texts = events.map((event, index) =>
    textPlace(
      event,
      { ...(columns[index] ?? room), ...textStrip(event, rows) },
      { align: 'centre', most: rows.size },
    ),
  );
  const [under, over] = [true, false].map((isUnder) =>
    commonSize(
      builder,
      dates.filter((_, index) => isDrawn(events[index] ?? { date: '' }) === isUnder),
    ),
  );
  // The dates stand from the start: what comes is seen coming, and no half of the board is empty until then.
  events.forEach((_, index) => {
    const column = columns[index] ?? room;
    const middle = column.x + column.width / 2;
    const box = { x: middle - dot / 2, y: y - dot / 2, width: dot, height: dot };
    const largest = (isDrawn(events[index] ?? { date: '' }) ? under : over) ?? 0;
    const date = dates[index];
    placeDate(builder, {
      dot: box,
      pen: penOf(index),
      date: date === undefined ? date : { ...date, largest },
    });
  });
  events.forEach((event, index) => {
    const column = columns[index] ?? room;
    placeStory(builder, event, {
      picture: { ...column, ...rows.picture },
      stand: 'bottom',
      pen: penOf(index),
      text: texts[index],
    });
  });
}

function isDrawn({ picture }: BoardEvent): boolean {
  return picture !== undefined;
}

const columnGap = 36;
/** A column is never narrower, and a picture needs as much. */
const leastColumn = 230;
/** More lines than these make a column wider. */
const fewLines = 3;

/** Columns as wide as their longest word, and what is left by how much is written in them. */
function columnsFor(builder: BoardBuilder, room: Box, events: readonly BoardEvent[]): Box[] {
  const { content, look } = builder;
  const size = leastSize(builder.content, 'fact');
  const measure = createTextMeasure('fact', content.language, look.lettering);
  const least = events.map(({ text = '' }) =>
    Math.max(
      leastColumn,
      ...splitPhrases(text, content.language).map((word) => measure.boxWidth(word.trim(), size)),
    ),
  );
  const wanted = events.map(({ text = '' }, index) =>
    Math.max(least[index] ?? 0, measure.boxWidth(text, size) / (fewLines - 0.6)),
  );
  const width = room.width - columnGap * (events.length - 1);
  const sum = (numbers: readonly number[]): number => numbers.reduce((whole, each) => whole + each, 0);
  const spare = width - sum(least);
  const more = sum(wanted) - sum(least);
  let x = room.x;
  return least.map((narrow, index) => {
    const share = more === 0 ? 1 / events.length : ((wanted[index] ?? 0) - narrow) / more;
    // What is more than wanted is shared evenly.
    const extra = Math.min(spare, more) * share + Math.max(0, spare - more) / events.length;
    const column = { ...room, x, width: spare < 0 ? width / events.length : narrow + extra };
    x += column.width + columnGap;
    return column;
  });
}

function penOf(index: number): 'first' | 'second' {
  return index % 2 === 0 ? 'first' : 'second';
}

type Strip = Pick<Box, 'y' | 'height'>;

interface WideRows {
  readonly line: number;
  readonly picture: Strip;
  readonly date: Strip;
  readonly text: Strip;
  /** Of the lettering of what happened. */
  readonly size: number;
}

const largestText = 84;
/** What stands on the line has at least this part of the height. */
const leastAbove = 0.3;
const dateHeight = 110;
const space = 10;

/** Pictures, and dates that have none, stand on the line; the words hang from it, as large as leaves room for the pictures. */
function wideRows(
  builder: BoardBuilder,
  { room, events, columns }: { room: Box; events: readonly BoardEvent[]; columns: readonly Box[] },
): WideRows {
  const hasDates = events.some(isDrawn);
  const head = hasDates ? dateHeight : 0;
  const most = room.height * (1 - leastAbove) - dot - head;
  const least = leastSize(builder.content, 'fact');
  const steps = [1, 0.94, 0.88, 0.82, 0.76, 0.7].map((part) => handSize(builder, largestText) * part);
  const sizes = [...steps.filter((size) => size > least), least];
  const heights = sizes.map((size) => ({ size, ...heightAt(builder, { events, columns, size, most }) }));
  const best = heights.find(({ lost }) => lost === 0) ?? heights.at(-1) ?? { size: least, height: most };
  const below = head + Math.min(most, best.height) + space;
  const above = Math.min(room.height - dot - below, hasDates ? 460 : 240);
  const top = room.y + (room.height - above - dot - below) / 2;
  const line = top + above + dot / 2;
  const hanging = line + dot / 2;
  return {
    line,
    picture: { y: top, height: above },
    date: { y: hanging, height: head },
    text: { y: hanging + head, height: below - head },
    size: best.size,
  };
}

/** What the words take under the line at a size, and how many of them do not fit. */
function heightAt(
  builder: BoardBuilder,
  {
    events,
    columns,
    size,
    most,
  }: { events: readonly BoardEvent[]; columns: readonly Box[]; size: number; most: number },
): { height: number; lost: number } {
  let [height, lost] = [0, 0];
  events.forEach((event, index) => {
    const room = { ...(columns[index] ?? { x: 0, y: 0, width: 1 }), height: most };
    const place = textPlace(event, room, { align: 'centre', most: size });
    if (place !== undefined) {
      const fitted = builder.fit({ ...place, smallest: size });
      height = Math.max(height, fitted.isWhole ? fitted.height : 0);
      lost += fitted.isWhole ? 0 : 1;
    }
  });
  return { height, lost };
}

/** Where there is no date under the line, the words hang from it. */
function textStrip(event: BoardEvent, { date, text }: WideRows): Strip {
  return isDrawn(event) ? text : { y: date.y + space, height: text.y + text.height - date.y - space };
}

const uprightDate = 150;
/** Widths of the pictures beside the words, the best first. */
const pictureWidths = [380, 320, 270] as const;

function placeUpright(builder: BoardBuilder, room: Box, events: readonly BoardEvent[]): void {
  const hasPictures = events.some(isDrawn);
  const x = room.x + 50;
  builder.line(
    { x: x - 2, y: room.y + 6 },
    { x: x + 2, y: room.y + room.height },
    { pen: 'ink', width: lineWidth },
  );
  const rows = rowsOf(room, events.length, 30);
  const ways = hasPictures ? pictureWidths.map((width) => beside(room, width)) : [beside(room, 0)];
  const planned = [...ways, beneath(room, rows[0]?.height ?? 0)].map((way) => {
    const places = events.map((event, index) => way(event, rows[index] ?? room));
    const texts = events.map((event, index) =>
      textPlace(event, places[index]?.text ?? room, {
        align: 'left',
        most: handSize(builder, 96),
        maxLines: 5,
      }),
    );
    const lost = texts.filter((text) => text !== undefined && !builder.fit(text).isWhole).length;
    return { places, texts, lost };
  });
  // Pictures are as large as leaves room for what is told of them.
  const { places, texts } = planned.reduce((one, other) => (other.lost < one.lost ? other : one));
  const dates = events.map((event, index) => {
    const box = places[index]?.date ?? room;
    return datePlace(event, box, { align: 'left', stand: 'middle', largest: 110 });
  });
  const size = commonSize(
    builder,
    texts.filter((text) => text !== undefined),
  );
  events.forEach((_, index) => {
    const row = rows[index] ?? room;
    const box = { x: x - dot / 2, y: row.y + (uprightDate - dot) / 2, width: dot, height: dot };
    placeDate(builder, { dot: box, pen: penOf(index), date: dates[index] });
  });
  events.forEach((event, index) => {
    const row = rows[index] ?? room;
    const text = texts[index];
    placeStory(builder, event, {
      picture: places[index]?.picture ?? row,
      stand: 'middle',
      pen: penOf(index),
      text: text === undefined ? undefined : { ...text, largest: size },
    });
  });
}

/** Where the parts of one event stand in its row. */
type UprightWay = (event: BoardEvent, row: Box) => Readonly<Record<'date' | 'text' | 'picture', Box>>;

/** Right of the line. */
const uprightLeft = 120;

/** The picture beside the date and the words; what has none is written over the whole width. */
function beside(room: Box, pictureWidth: number): UprightWay {
  return (event, row) => {
    const width = room.width - uprightLeft - (isDrawn(event) ? pictureWidth + 30 : 0);
    const x = room.x + uprightLeft;
    const picture = { ...row, x: room.x + room.width - pictureWidth, width: Math.max(1, pictureWidth) };
    return {
      date: { x, y: row.y, width, height: uprightDate },
      text: { x, y: row.y + uprightDate, width, height: row.height - uprightDate },
      picture,
    };
  };
}

/** The picture beside the date, and the words beneath both. */
function beneath(room: Box, rowHeight: number): UprightWay {
  const head = Math.max(uprightDate, rowHeight * 0.4);
  return (_, row) => {
    const x = room.x + uprightLeft;
    const width = room.width - uprightLeft;
    return {
      date: { x, y: row.y, width: width * 0.5, height: uprightDate },
      text: { x, y: row.y + head, width, height: row.height - head },
      picture: { x: x + width * 0.5, y: row.y, width: width * 0.5, height: head - 16 },
    };
  };
}

function placeDate(
  builder: BoardBuilder,
  place: { dot: Box; pen: 'first' | 'second'; date: TextPlace | undefined },
): void {
  builder.accent('bullet', place.dot, { pen: place.pen, cue: undefined });
  if (place.date !== undefined) {
    builder.text({ ...place.date, pen: place.pen });
  }
}

/** What happened then, when it is told: its picture first, then the words. */
function placeStory(
  builder: BoardBuilder,
  { picture, cue }: BoardEvent,
  place: { picture: Box; stand: Stand; pen: 'first' | 'second'; text: TextPlace | undefined },
): void {
  const { pen, stand, text } = place;
  const timed = cue === undefined ? {} : { cue };
  if (picture !== undefined) {
    builder.picture({ ...picture, ...timed }, place.picture, { pen, stand });
  }
  if (text !== undefined) {
    builder.text({ ...text, ...(picture === undefined ? timed : {}) });
  }
}

function datePlace(
  event: BoardEvent,
  box: Box,
  { align, stand, largest }: { align: TextPlace['align']; stand: Stand; largest: number },
): TextPlace {
  return {
    text: event.date,
    role: 'word',
    box,
    align,
    pen: 'ink',
    largest,
    smallest: 34,
    maxLines: 1,
    stand,
  };
}

function textPlace(
  { text, shorter }: BoardEvent,
  box: Box,
  { align, most, maxLines = 4 }: { align: TextPlace['align']; most: number; maxLines?: number },
): TextPlace | undefined {
  return text === undefined
    ? undefined
    : {
        text,
        shorter,
        role: 'fact',
        box,
        align,
        pen: 'ink',
        largest: most,
        smallest: 34,
        maxLines,
        stand: 'top',
      };
}
