import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardEvent } from './board-content.ts';
import { columnsOf, rowsOf } from './boxes.ts';
import type { Stand } from './boxes.ts';
import { commonSize } from './labels.ts';

const mostEvents = { '16:9': 5, '9:16': 4 } as const;
const dot = 84;
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
  const rows = wideRows(room, events);
  const y = rows.line;
  const ends = [room.x + 10, room.x + room.width - 10] as const;
  builder.line({ x: ends[0], y: y + 4 }, { x: ends[1], y }, { pen: 'ink', width: lineWidth });
  const columns = columnsOf(room, events.length, 44);
  const dates = events.map((event, index) =>
    datePlace(event, { ...(columns[index] ?? room), ...rows.date }, 'centre'),
  );
  const texts = events.map((event, index) =>
    textPlace(event, { ...(columns[index] ?? room), ...rows.text }, 'centre'),
  );
  const sizes = commonSizes(builder, dates, texts);
  // The dates stand from the start: what comes is seen coming, and no half of the board is empty until then.
  events.forEach((_, index) => {
    const column = columns[index] ?? room;
    const middle = column.x + column.width / 2;
    const box = { x: middle - dot / 2, y: y - dot / 2, width: dot, height: dot };
    placeDate(builder, { dot: box, pen: penOf(index), date: dates[index], size: sizes.date });
  });
  events.forEach((event, index) => {
    const column = columns[index] ?? room;
    placeStory(builder, event, {
      picture: { ...column, ...rows.picture },
      stand: 'bottom',
      pen: penOf(index),
      text: texts[index],
      size: sizes.text,
    });
  });
}

function penOf(index: number): 'first' | 'second' {
  return index % 2 === 0 ? 'first' : 'second';
}

type Strip = Pick<Box, 'y' | 'height'>;

/** Pictures stand on the line and the words hang from it; without pictures the dates stand on it instead. */
function wideRows(
  room: Box,
  events: readonly BoardEvent[],
): { line: number; picture: Strip; date: Strip; text: Strip } {
  const hasPictures = events.some((event) => event.picture !== undefined);
  const above = hasPictures ? Math.min(room.height * 0.52, 400) : 200;
  const below = Math.min(room.height - above - dot, hasPictures ? 280 : 260);
  const top = room.y + (room.height - above - dot - below) / 2;
  const line = top + above + dot / 2;
  const hanging = line + dot / 2;
  const picture = { y: top, height: above };
  if (!hasPictures) {
    return { line, picture, date: { y: top, height: above }, text: { y: hanging, height: below } };
  }
  const dateHeight = below * 0.44;
  return {
    line,
    picture,
    date: { y: hanging, height: dateHeight },
    text: { y: hanging + dateHeight, height: below - dateHeight },
  };
}

function placeUpright(builder: BoardBuilder, room: Box, events: readonly BoardEvent[]): void {
  const hasPictures = events.some((event) => event.picture !== undefined);
  const x = room.x + 50;
  builder.line(
    { x: x - 2, y: room.y + 6 },
    { x: x + 2, y: room.y + room.height },
    { pen: 'ink', width: lineWidth },
  );
  const rows = rowsOf(room, events.length, 30);
  const pictureWidth = hasPictures ? Math.min(310, rows[0]?.height ?? 310) : 0;
  const left = room.x + 120;
  const width = room.width - 120 - (pictureWidth === 0 ? 0 : pictureWidth + 30);
  const dates = events.map((event, index) => {
    const row = rows[index] ?? room;
    return datePlace(event, { x: left, y: row.y, width, height: row.height * 0.44 }, 'left');
  });
  const texts = events.map((event, index) => {
    const row = rows[index] ?? room;
    return textPlace(
      event,
      { x: left, y: row.y + row.height * 0.44, width, height: row.height * 0.56 },
      'left',
    );
  });
  const sizes = commonSizes(builder, dates, texts);
  events.forEach((_, index) => {
    const row = rows[index] ?? room;
    const box = { x: x - dot / 2, y: row.y + row.height * 0.3 - dot / 2, width: dot, height: dot };
    placeDate(builder, { dot: box, pen: penOf(index), date: dates[index], size: sizes.date });
  });
  events.forEach((event, index) => {
    const row = rows[index] ?? room;
    const left = room.x + room.width - pictureWidth;
    placeStory(builder, event, {
      picture: { x: left, y: row.y, width: Math.max(1, pictureWidth), height: row.height },
      stand: 'middle',
      pen: penOf(index),
      text: texts[index],
      size: sizes.text,
    });
  });
}

function commonSizes(
  builder: BoardBuilder,
  dates: readonly TextPlace[],
  texts: readonly (TextPlace | undefined)[],
): { date: number; text: number } {
  const written = texts.filter((text) => text !== undefined);
  return { date: commonSize(builder, dates), text: commonSize(builder, written) };
}

function placeDate(
  builder: BoardBuilder,
  place: { dot: Box; pen: 'first' | 'second'; date: TextPlace | undefined; size: number },
): void {
  builder.accent('bullet', place.dot, { pen: place.pen, cue: undefined });
  if (place.date !== undefined) {
    builder.text({ ...place.date, pen: place.pen, largest: place.size });
  }
}

/** What happened then, when it is told: its picture first, then the words. */
function placeStory(
  builder: BoardBuilder,
  { picture, cue }: BoardEvent,
  place: {
    picture: Box;
    stand: Stand;
    pen: 'first' | 'second';
    text: TextPlace | undefined;
    size: number;
  },
): void {
  const { pen, stand, text } = place;
  const timed = cue === undefined ? {} : { cue };
  if (picture !== undefined) {
    builder.picture({ ...picture, ...timed }, place.picture, { pen, stand });
  }
  if (text !== undefined) {
    builder.text({ ...text, largest: place.size, ...(picture === undefined ? timed : {}) });
  }
}

function datePlace(event: BoardEvent, box: Box, align: TextPlace['align']): TextPlace {
  const size = { largest: 130, smallest: 34, maxLines: 1 };
  return { text: event.date, role: 'word', box, align, pen: 'ink', ...size, stand: 'bottom' };
}

function textPlace(event: BoardEvent, box: Box, align: TextPlace['align']): TextPlace | undefined {
  if (event.text === undefined) {
    return undefined;
  }
  const size = { largest: 92, smallest: 34, maxLines: 3 };
  return { text: event.text, role: 'fact', box, align, pen: 'ink', ...size, stand: 'top' };
}
