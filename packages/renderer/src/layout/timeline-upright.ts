import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardEvent } from './board-content.ts';
import { boxInBox, rowsOf } from './boxes.ts';
import { commonSize, handSize } from './labels.ts';
import {
  datePlace,
  eventMissed,
  isDrawn,
  lineWidth,
  lostWorth,
  penOf,
  placeStory,
  shapeOf,
  textPlace,
  wordsWorth,
} from './timeline-parts.ts';
import type { EventPlace } from './timeline-parts.ts';

const dot = 68;
const dateHeight = 150;
const largestText = 96;
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
  const places = events.map((event, index) => bestPlace(builder, event, rows[index] ?? room));
  const texts = places.flatMap(({ text }) => text ?? []);
  const size = commonSize(builder, texts);
  builder.leaveOut(texts.filter((text) => !builder.fit(text).isWhole).length * eventMissed);
  places.forEach(({ date }, index) => {
    const row = rows[index] ?? room;
    const box = { x: x - dot / 2, y: row.y + (dateHeight - dot) / 2, width: dot, height: dot };
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
function bestPlace(builder: BoardBuilder, event: BoardEvent, row: Box): EventPlace {
  const inner = { ...row, x: row.x + left, width: row.width - left };
  const ways = isDrawn(event)
    ? [
        ...pictureParts.map((part) => beside(inner, part)),
        ...(row.height < leastForTwo ? [] : beneath(inner)),
      ]
    : [beside(inner, 0)];
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
      (isDrawn(event) ? (drawn.width * drawn.height) / (inner.width * inner.height) : 0) +
      (wordsWorth * (fitted?.fontSize ?? 0)) / largestText -
      (fitted?.isWhole === false ? lostWorth : 0) -
      (builder.fit(date).isWhole ? 0 : lostWorth);
    return { place: { date, text, picture: rooms.picture, stand: 'middle' } as const, worth };
  });
  return planned.reduce((one, other) => (other.worth > one.worth ? other : one)).place;
}

/** The picture beside the date and the words; what has none is written over the whole width. */
function beside(row: Box, part: number): Rooms {
  const pictureWidth = Math.max(1, row.width * part);
  const width = row.width - (part === 0 ? 0 : pictureWidth + gap);
  return {
    date: { ...row, width, height: dateHeight },
    text: { ...row, y: row.y + dateHeight, width, height: row.height - dateHeight },
    picture: { ...row, x: row.x + row.width - pictureWidth, width: pictureWidth },
  };
}

/** A lower row has no room for words beneath a picture. */
const leastForTwo = dateHeight * 1.6;
/** Parts of a row's height that words have beneath a picture. */
const wordParts = [0.3, 0.4, 0.5] as const;
const datePart = 0.38;

/** The words beside the date or at the foot, and the picture over the whole width. */
function beneath(row: Box): Rooms[] {
  const date = { ...row, width: row.width * datePart, height: dateHeight };
  const right = { x: row.x + date.width + gap, width: row.width - date.width - gap };
  const over = {
    date,
    text: { ...row, ...right, height: dateHeight },
    picture: { ...row, y: row.y + dateHeight + 10, height: Math.max(1, row.height - dateHeight - 10) },
  };
  const under = wordParts.map((part) => {
    const head = Math.max(dateHeight, row.height * (1 - part));
    return {
      date,
      text: { ...row, y: row.y + head, height: Math.max(1, row.height - head) },
      picture: { ...row, ...right, height: head - 16 },
    };
  });
  return [over, ...under];
}
