import { lineHeight } from '../text/fonts.ts';
import { leastSize } from './lettering-size.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardEvent } from './board-content.ts';
import type { Stand } from './boxes.ts';
import type { Box } from '../timeline/drawing.ts';

/** Width of a timeline's line. */
export const lineWidth = 9;

export function isDrawn({ picture }: BoardEvent): boolean {
  return picture !== undefined;
}

/** Neighbours are told apart by their pens. */
export function penOf(index: number): 'first' | 'second' {
  return index % 2 === 0 ? 'first' : 'second';
}

/** Where the parts of one event stand. */
export interface EventPlace {
  readonly date: TextPlace;
  readonly text: TextPlace | undefined;
  readonly picture: Box;
  /** Where in its room a picture stands. */
  readonly stand: Stand;
}

export interface WidePlace extends EventPlace {
  /** A date that nothing more is told of is written over the line, as large as a picture. */
  readonly isOverLine: boolean;
}

/** A line from left to right with its events, and how well it shows them. */
export interface WidePlan {
  /** The line's height on the board. */
  readonly line: number;
  readonly places: readonly WidePlace[];
  /** How many words find no room. */
  readonly lost: number;
  readonly worth: number;
}

/** What happened then, when it is told: its picture first, then the words. */
export function placeStory(
  builder: BoardBuilder,
  { picture, cue }: BoardEvent,
  { place, pen }: { place: EventPlace; pen: 'first' | 'second' },
): void {
  const timed = cue === undefined ? {} : { cue };
  if (picture !== undefined) {
    builder.picture({ ...picture, ...timed }, place.picture, { pen, stand: place.stand });
  }
  if (place.text !== undefined) {
    builder.text({ ...place.text, ...(picture === undefined ? timed : {}) });
  }
}

/** What the smallest lettering of a date takes. */
export function leastDateHeight(builder: BoardBuilder): number {
  const { content, look } = builder;
  return leastSize(content, 'word') * lineHeight(content.language, look.lettering) + 2;
}

export function datePlace(
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

export function textPlace(
  { text, shorter }: BoardEvent,
  box: Box,
  {
    align,
    most,
    maxLines = 3,
    stand = 'top',
  }: { align: TextPlace['align']; most: number; maxLines?: number; stand?: Stand },
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
        stand,
      };
}

/** What happened then is missed more than what is told beside it. */
export const eventMissed = 1.5;
/** What a picture is worth that covers all of its room. */
export const pictureWorth = 1.5;
/** What words of the largest size are worth beside it. */
export const wordsWorth = 0.16;
/** How much less a place is worth where words find no room. */
export const lostWorth = 0.8;
/** And where they are badly broken. */
export const columnWorth = 0.4;

/** What pictures cover; one that is small beside the others is seen last and counts as much as all of them. */
export function coveredByAll(areas: readonly number[]): number {
  const drawn = areas.filter((area) => area > 0);
  const sum = drawn.reduce((whole, area) => whole + area, 0);
  return drawn.length === 0 ? 0 : (sum + Math.min(...drawn) * drawn.length) / 2;
}

/** Width to height of an event's picture. */
export function shapeOf({ picture }: BoardEvent): number {
  return picture === undefined || picture.detail !== undefined ? 1 : (picture.ratio ?? 1);
}
