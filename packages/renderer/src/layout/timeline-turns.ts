import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardEvent } from './board-content.ts';
import { handSize } from './labels.ts';
import { leastSize } from './lettering-size.ts';
import {
  columnWorth,
  coveredByAll,
  datePlace,
  isDrawn,
  leastDateHeight,
  lostWorth,
  pictureWorth,
  shapeOf,
  textPlace,
  wordsWorth,
} from './timeline-parts.ts';
import type { WidePlan, WidePlace } from './timeline-parts.ts';
import { badBreak } from './word-columns.ts';

/** Parts of a cell that a picture may have in width beside its words; with all of it, they stand beyond it. */
const pictureParts = [0.44, 0.54, 0.64, 0.72, 1] as const;
const dateRow = 104;
const largestDate = 92;
const space = 16;
const besideGap = 36;
const cellGap = 44;
const mostLines = 5;
export const largestText = 84;
/** Sizes of the words, as parts of the largest. */
const sizeParts = [1.1, 0.96, 0.84] as const;

/** One side of the line. */
interface Half {
  readonly room: Box;
  readonly isUpper: boolean;
}

/**
 * A line in the middle of a board, and what happened over and under it by turns: every event has the width of two columns, its
 * picture and beside it the words.
 */
export function planTurns(builder: BoardBuilder, room: Box, events: readonly BoardEvent[]): WidePlan[] {
  if (events.length < fewest || !events.some(isDrawn)) {
    return [];
  }
  const least = leastSize(builder.content, 'fact');
  const sizes = sizeParts.map((part) => Math.max(least, handSize(builder, largestText) * part));
  return [...new Set([...sizes, least])].flatMap((size) =>
    pictureParts.map((part) => planTurn(builder, { room, events, size, part })),
  );
}

/** Two stand well beside one another. */
const fewest = 3;

interface Turn {
  readonly room: Box;
  readonly events: readonly BoardEvent[];
  readonly size: number;
  readonly part: number;
}

function planTurn(builder: BoardBuilder, { room, events, size, part }: Turn): WidePlan {
  const row = Math.max(dateRow, leastDateHeight(builder));
  const height = (room.height - row) / 2 - space;
  const upper = { room: { ...room, height }, isUpper: true };
  const lower = { room: { ...room, y: room.y + room.height - height, height }, isUpper: false };
  const step = room.width / (events.length + 1);
  const dates = { y: room.y + height + space, height: row };
  const cells = events.map((event, index) => {
    const half = index % 2 === 0 ? upper : lower;
    const cell = { ...half.room, x: room.x + index * step, width: step * 2 - cellGap };
    const date = { x: room.x + (index + 0.5) * step + 10, width: step - 20, ...dates };
    const isStacked = part === 1 && isDrawn(event) && event.text !== undefined;
    return (isStacked ? planStacked : planBeside)(builder, event, { cell, half, date, size, part });
  });
  const area = coveredByAll(cells.map(({ covered }) => covered)) / (room.width * room.height);
  const lost = cells.filter(({ isLost }) => isLost).length;
  const broken = cells.reduce((sum, cell) => sum + cell.badBreak, 0);
  const lettering = (wordsWorth * size) / handSize(builder, largestText);
  return {
    line: dates.y + row / 2,
    places: cells.map(({ place }) => place),
    lost,
    worth: area * pictureWorth + lettering - lost * lostWorth - broken * columnWorth,
  };
}

interface CellRooms {
  readonly cell: Box;
  readonly half: Half;
  readonly date: Box;
  readonly size: number;
  readonly part: number;
}

interface TurnCell {
  readonly place: WidePlace;
  readonly covered: number;
  readonly isLost: boolean;
  readonly badBreak: number;
}

const stackedGap = 8;
/** Words over or under a picture have no more lines. */
const stackedLines = 2;

/** What stands at one date: its picture at the line, and beyond it the words. */
function planStacked(
  builder: BoardBuilder,
  event: BoardEvent,
  { cell, half: { isUpper }, date, size }: CellRooms,
): TurnCell {
  const ratio = shapeOf(event);
  const asWritten = { align: 'centre', most: size, maxLines: stackedLines, stand: 'middle' } as const;
  const text = textPlace(event, cell, asWritten);
  const fitted = text === undefined ? undefined : builder.fit({ ...text, smallest: size });
  const isLost = fitted?.isWhole !== true;
  const written = (fitted?.height ?? 0) + stackedGap;
  const high = Math.max(1, Math.min(cell.height - written, cell.width / ratio));
  const foot = cell.y + cell.height;
  const picture = { ...cell, y: isUpper ? foot - high : cell.y, height: high };
  const y = isUpper ? foot - high - written : cell.y + high + stackedGap;
  return {
    place: {
      date: datePlace(event, date, { align: 'centre', stand: 'middle', largest: largestDate }),
      text: text === undefined ? undefined : { ...text, box: { ...cell, y, height: written } },
      picture,
      stand: isUpper ? 'bottom' : 'top',
      isOverLine: false,
    },
    covered: high * high * ratio,
    isLost,
    badBreak: 0,
  };
}

/** What stands at one date: its picture, and the words in what that leaves of the cell, both together in its middle. */
function planBeside(
  builder: BoardBuilder,
  event: BoardEvent,
  { cell, half, date, size, part }: CellRooms,
): TurnCell {
  const hasWords = event.text !== undefined;
  const ratio = shapeOf(event);
  const width = isDrawn(event) ? Math.min(cell.width * (hasWords ? part : 1), cell.height * ratio) : 0;
  const between = isDrawn(event) && hasWords ? besideGap : 0;
  const room = { ...cell, x: cell.x + width + between, width: cell.width - width - between };
  const text = textPlace(event, room, {
    align: isDrawn(event) ? 'left' : 'centre',
    most: size,
    maxLines: mostLines,
    stand: standOf(event, half),
  });
  const fitted = text === undefined ? undefined : builder.fit({ ...text, smallest: size });
  const written = fitted?.isWhole === true ? fitted.width : 0;
  // Without a picture the words have all of the cell, in its middle already.
  const spare = isDrawn(event) ? (cell.width - width - between - written) / 2 : 0;
  return {
    place: {
      date: datePlace(event, date, { align: 'centre', stand: 'middle', largest: largestDate }),
      text: text === undefined ? undefined : movedText(text, { spare, written, isDrawn: isDrawn(event) }),
      picture: { ...cell, x: cell.x + spare, width: Math.max(1, width) },
      stand: half.isUpper ? 'bottom' : 'top',
      isOverLine: false,
    },
    covered: (width * width) / ratio,
    isLost: fitted?.isWhole === false,
    badBreak: badBreak(fitted?.lines ?? [], builder.content.language),
  };
}

function standOf(event: BoardEvent, { isUpper }: Half): NonNullable<TextPlace['stand']> {
  if (isDrawn(event)) {
    return 'middle';
  }
  return isUpper ? 'bottom' : 'top';
}

/** A hair wider than its lines, so that they break where they were measured to. */
const hair = 2;

function movedText(
  text: TextPlace,
  { spare, written, isDrawn: hasPicture }: { spare: number; written: number; isDrawn: boolean },
): TextPlace {
  return hasPicture && written > 0
    ? { ...text, box: { ...text.box, x: text.box.x + spare, width: written + hair } }
    : text;
}
