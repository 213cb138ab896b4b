import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardEvent } from './board-content.ts';
import { boxInBox, rowsOf } from './boxes.ts';
import { commonSize, handSize } from './labels.ts';
import {
  datePlace,
  eventMissed,
  isDrawn,
  leastDateHeight,
  lineWidth,
  lostWorth,
  penOf,
  pictureWorth,
  placeStory,
  shapeOf,
  textPlace,
  wordsWorth,
} from './timeline-parts.ts';
import type { EventPlace } from './timeline-parts.ts';

const dot = 68;
const largestDate = 150;
const largestText = 96;
/** A date has no more than this part of its row's height. */
const dateOfRow = 0.46;
/** What dates that are seen first are worth. */
const largerDates = 0.3;
/** Where everything stands right of the line. */
const left = 104;
const lineAt = 40;
/** Parts of a row's width that a picture may have beside the words. */
const pictureParts = [0.3, 0.38, 0.46, 0.54] as const;
const gap = 30;

/** A line from the top to the bottom; each event in a row of its own, its picture where it becomes largest. */
export function placeUpright(builder: BoardBuilder, room: Box, events: readonly BoardEvent[]): void {
  const x = room.x + lineAt;
  builder.line(
    { x: x - 2, y: room.y + 6 },
    { x: x + 2, y: room.y + room.height },
    { pen: 'ink', width: lineWidth },
  );
  const rows = rowsOf(room, events.length, gap);
  const least = leastDateHeight(builder);
  const most = Math.max(least, Math.min(largestDate, (rows[0]?.height ?? 0) * dateOfRow));
  // Dates are of one size, small ones where that leaves more of the words.
  const plans = [most, least].map((dateHeight) => {
    const planned = events.map((event, index) =>
      bestPlace(builder, event, { row: rows[index] ?? room, dateHeight }),
    );
    const worth = planned.reduce((sum, each) => sum + each.worth, 0);
    return {
      places: planned.map(({ place }) => place),
      worth: worth + (dateHeight === most ? largerDates : 0),
    };
  });
  const { places } = plans.reduce((one, other) => (other.worth > one.worth ? other : one));
  const texts = places.flatMap(({ text }) => text ?? []);
  const size = commonSize(builder, texts);
  builder.leaveOut(texts.filter((text) => !builder.fit(text).isWhole).length * eventMissed);
  places.forEach(({ date }, index) => {
    const row = rows[index] ?? room;
    const box = { x: x - dot / 2, y: row.y + (date.box.height - dot) / 2, width: dot, height: dot };
    builder.accent('bullet', box, { pen: penOf(index), cue: undefined });
    builder.text({ ...date, pen: penOf(index) });
  });
  events.forEach((event, index) => {
    const place = places[index];
    if (place !== undefined) {
      const text = place.text === undefined ? undefined : { ...place.text, largest: size };
      placeStory(builder, event, { place: { ...place, text }, pen: penOf(index) });
    }
  });
}

type Rooms = Readonly<Record<'date' | 'text' | 'picture', Box>>;

/** The way to share a row that leaves picture and words largest. */
function bestPlace(
  builder: BoardBuilder,
  event: BoardEvent,
  { row, dateHeight }: { row: Box; dateHeight: number },
): { place: EventPlace; worth: number } {
  const inner = { ...row, x: row.x + left, width: row.width - left };
  const ways = waysIn(inner, { event, dateHeight });
  const planned = ways.map((rooms) => {
    const text = textPlace(event, rooms.text, {
      align: 'left',
      most: handSize(builder, largestText),
      maxLines: 5,
    });
    const drawn = boxInBox(rooms.picture, shapeOf(event), 'middle');
    const fitted = text === undefined ? undefined : builder.fit(text);
    const date = datePlace(event, rooms.date, { align: 'left', stand: 'middle', largest: 110 });
    const worth =
      (isDrawn(event) ? (pictureWorth * drawn.width * drawn.height) / (inner.width * inner.height) : 0) +
      (wordsWorth * (fitted?.fontSize ?? 0)) / largestText -
      (fitted?.isWhole === false ? lostWorth : 0) -
      (builder.fit(date).isWhole ? 0 : lostWorth);
    return { place: { date, text, picture: rooms.picture, stand: 'middle' } as const, worth };
  });
  return planned.reduce((one, other) => (other.worth > one.worth ? other : one));
}

/** A row that is lower than so many dates has no room for words beneath a picture. */
const leastDates = 1.6;
/** Part of a row's width that a date has beside words. */
const datePart = 0.38;

/** All ways to share a row. */
function waysIn(row: Box, { event, dateHeight }: { event: BoardEvent; dateHeight: number }): Rooms[] {
  const date = { ...row, width: row.width * datePart, height: dateHeight };
  const right = { x: row.x + date.width + gap, width: row.width - date.width - gap };
  if (!isDrawn(event)) {
    const text = { ...row, ...right, y: row.y + asideTop, height: row.height - asideTop };
    return [beside(row, { part: 0, dateHeight }), { date, text, picture: row }];
  }
  return [
    ...pictureParts.map((part) => beside(row, { part, dateHeight })),
    ...(row.height < dateHeight * leastDates ? [] : beneath(row, { date, right })),
  ];
}

/** Words beside a date begin as high as it does. */
const asideTop = 12;

/** The picture beside the date and the words; what has none is written over the whole width. */
function beside(row: Box, { part, dateHeight }: { part: number; dateHeight: number }): Rooms {
  const pictureWidth = Math.max(1, row.width * part);
  const width = row.width - (part === 0 ? 0 : pictureWidth + gap);
  return {
    date: { ...row, width, height: dateHeight },
    text: { ...row, y: row.y + dateHeight, width, height: row.height - dateHeight },
    picture: { ...row, x: row.x + row.width - pictureWidth, width: pictureWidth },
  };
}

/** Parts of a row's height that words have beneath a picture. */
const wordParts = [0.3, 0.4, 0.5] as const;

/** The words beside the date or at the foot, and the picture over the whole width. */
function beneath(row: Box, { date, right }: { date: Box; right: Pick<Box, 'x' | 'width'> }): Rooms[] {
  const under = row.height - date.height - 10;
  const over = {
    date,
    text: { ...row, ...right, height: date.height },
    picture: { ...row, y: row.y + row.height - under, height: under },
  };
  const beside = wordParts.map((part) => {
    const head = Math.max(date.height, row.height * (1 - part));
    return {
      date,
      text: { ...row, y: row.y + head, height: Math.max(1, row.height - head) },
      picture: { ...row, ...right, height: head - 16 },
    };
  });
  return [over, ...beside];
}
