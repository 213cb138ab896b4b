import { createTextMeasure } from '../text/measure.ts';
import { splitPhrases } from '../text/phrases.ts';
import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardEvent } from './board-content.ts';
import { leastSize } from './lettering-size.ts';
import { shapeOf } from './timeline-parts.ts';

const columnGap = 36;
/** A column is never narrower, and a picture needs as much. */
const leastColumn = 230;
/** So many lines, the last of them not full, are no column of words: more make it wider. */
const fewLines = 2.2;
/** Pictures would be as high as this part of the room. */
const goodHeight = 0.5;

/** Ways to share a width among events: by what is written of them, by the shapes of their pictures, and by both. */
export function columnWays(builder: BoardBuilder, room: Box, events: readonly BoardEvent[]): Box[][] {
  const { content, look } = builder;
  const size = leastSize(content, 'fact');
  const measure = createTextMeasure('fact', content.language, look.lettering);
  const least = events.map(({ text = '' }) =>
    Math.max(
      leastColumn,
      ...splitPhrases(text, content.language).map((word) => measure.boxWidth(word.trim(), size)),
    ),
  );
  const byWords = events.map(({ text = '' }) => measure.boxWidth(text, size) / fewLines);
  const byPictures = events.map((event, index) =>
    event.picture === undefined ? (byWords[index] ?? 0) : shapeOf(event) * room.height * goodHeight,
  );
  const between = byWords.map((width, index) => (width + (byPictures[index] ?? 0)) / 2);
  const inFewLines = least.map((narrow, index) => Math.max(narrow, byWords[index] ?? 0));
  return [
    ...[byWords, byPictures, between].map((wanted) => shared(room, { least, wanted })),
    shared(room, { least: inFewLines, wanted: byPictures }),
  ];
}

/** Every column as wide as its least, and what is left by how much more is wanted. */
function shared(
  room: Box,
  { least, wanted }: { least: readonly number[]; wanted: readonly number[] },
): Box[] {
  const width = room.width - columnGap * (least.length - 1);
  const more = least.map((narrow, index) => Math.max(0, (wanted[index] ?? 0) - narrow));
  const sum = (numbers: readonly number[]): number => numbers.reduce((whole, each) => whole + each, 0);
  const spare = width - sum(least);
  let x = room.x;
  return least.map((narrow, index) => {
    const share = sum(more) === 0 ? 1 / least.length : (more[index] ?? 0) / sum(more);
    // What is more than wanted is shared evenly.
    const extra = Math.min(spare, sum(more)) * share + Math.max(0, spare - sum(more)) / least.length;
    const column = { ...room, x, width: spare < 0 ? width / least.length : narrow + extra };
    x += column.width + columnGap;
    return column;
  });
}
