import type { Box } from '../timeline/drawing.ts';
import type { PenName } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardMeasure } from './board-content.ts';
import { handSize } from './labels.ts';
import { placeLine } from './notes.ts';

/** A number written large; several, and parts of a whole, each over a bar, as long beside the others as it is. */
export function placeNumber(builder: BoardBuilder, room: Box): void {
  const measures = builder.content.measures ?? [];
  const [note] = builder.content.notes;
  const [picture] = builder.content.pictures;
  const isUpright = builder.content.aspect === '9:16';
  const lineHeight = note === undefined ? 0 : 130;
  const upper = { ...room, height: room.height - lineHeight };
  const shown = picture === undefined ? undefined : pictureRoom(upper, isUpright, picture.ratio ?? 1);
  if (picture !== undefined && shown !== undefined) {
    builder.picture(picture, shown.picture, { stand: 'middle' });
  }
  placeBars(builder, shown?.rest ?? upper, measures);
  placeLine(builder, note, { ...room, y: room.y + upper.height + 10, height: lineHeight - 10 });
}

/** A wide picture has more of the width, or it would be low beside its numbers. */
const parts = { wide: 0.5, other: 0.38, isWide: 1.5 } as const;

function pictureRoom(room: Box, isUpright: boolean, ratio: number): { picture: Box; rest: Box } {
  if (isUpright) {
    const height = room.height * 0.42;
    return {
      picture: { ...room, x: room.x + 60, width: room.width - 120, height: height - 40 },
      rest: { ...room, y: room.y + height, height: room.height - height },
    };
  }
  const width = room.width * (ratio > parts.isWide ? parts.wide : parts.other);
  return {
    picture: { ...room, width },
    rest: { ...room, x: room.x + width + 70, width: room.width - width - 70 },
  };
}

/** Of three or more the bars are lower, and leave their height to the numbers. */
const barHeights = { few: 70, many: 50, isMany: 3 } as const;

function placeBars(builder: BoardBuilder, room: Box, measures: readonly BoardMeasure[]): void {
  const { whole } = builder.content;
  const barHeight = measures.length >= barHeights.isMany ? barHeights.many : barHeights.few;
  const standing = measures.filter(({ takenBack }) => takenBack === undefined);
  const most = whole ?? Math.max(...(standing.length > 0 ? standing : measures).map(({ amount }) => amount));
  const isCompared = measures.length > 1 || whole !== undefined;
  const height = Math.min(room.height / Math.max(1, measures.length), measures.length === 1 ? 460 : 320);
  const top = room.y + (room.height - height * measures.length) / 2;
  const rowOf = (y: number): Box => ({
    x: room.x + 10,
    y,
    width: room.width - 20,
    height: height - barHeight - 46,
  });
  const largest = numberSize(builder, rowOf(top), measures);
  measures.forEach((measure, index) => {
    const y = top + index * height;
    const pen = index % 2 === 0 ? 'first' : 'second';
    const number = builder.text({
      ...numberPlace(measure, rowOf(y), largest),
      pen,
      stand: 'bottom',
      cue: measure.cue,
    });
    // A bar by itself is compared with nothing.
    if (!isCompared && number !== undefined) {
      builder.underline(number.box, pen === 'first' ? 'second' : 'first', { width: 12 });
    }
    if (isCompared && (measure.takenBack === undefined || standing.length === 0)) {
      const length = Math.max(barHeight, (room.width - 20) * (measure.amount / most));
      const bar = { x: room.x + 10, y: y + height - barHeight - 34, width: length, height: barHeight };
      placeBar(builder, measure, { bar, pen });
      builder.frame('rectangle', whole === undefined ? bar : { ...bar, width: room.width - 20 }, 'ink');
    }
    if (number === undefined) {
      return;
    }
    if (measure.label !== undefined) {
      placeName(builder, measure.label, nameBox(rowOf(y), number.box));
    }
    crossOut(builder, measure, number.box);
  });
}

/** When it is told that a number is less, it is crossed out. */
function crossOut(builder: BoardBuilder, { takenBack }: BoardMeasure, box: Box): void {
  if (takenBack !== undefined) {
    const through = { ...box, x: box.x - 10, width: box.width + 20, height: box.height * 0.5 };
    builder.underline(through, 'ink', { width: 12, cue: takenBack });
  }
}

/** Full up to its number; of a span up to where that begins, and open from there to its end. */
function placeBar(
  builder: BoardBuilder,
  { amount, from = amount }: BoardMeasure,
  { bar, pen }: { bar: Box; pen: PenName },
): void {
  const full = bar.width * (from / amount);
  builder.highlightBar({ ...bar, width: full }, pen);
  if (from < amount) {
    builder.frame('rectangle', { ...bar, x: bar.x + full, width: bar.width - full }, 'ink');
  }
}

/** Numbers from the largest to the least size that leaves what they count its room behind them. */
const sizes = { alone: 180, of: [150, 110, 84, 64] } as const;

function numberSize(builder: BoardBuilder, row: Box, measures: readonly BoardMeasure[]): number {
  if (measures.length === 1) {
    return sizes.alone;
  }
  const isNamed = (largest: number): boolean =>
    measures.every((measure) => {
      const behind = nameBox(row, { ...row, width: builder.fit(numberPlace(measure, row, largest)).width });
      return measure.label === undefined || builder.fit(namePlace(builder, measure.label, behind)).isWhole;
    });
  return sizes.of.find(isNamed) ?? sizes.of[0];
}

function numberPlace({ text }: BoardMeasure, box: Box, largest: number): TextPlace {
  return { text, role: 'word', box, align: 'left', pen: 'ink', largest, smallest: 56, maxLines: 1 };
}

/** Right behind the number, to the end of its row. */
function nameBox(row: Box, number: Box): Box {
  const x = number.x + number.width + 36;
  return { x, y: number.y, width: Math.max(1, row.x + row.width - x), height: number.height };
}

function namePlace(builder: BoardBuilder, text: string, box: Box): TextPlace {
  const largest = handSize(builder, 64);
  return { text, role: 'label', box, align: 'left', pen: 'ink', largest, smallest: 30, maxLines: 2 };
}

const leastName = 160;

/** What is measured. */
function placeName(builder: BoardBuilder, text: string, box: Box): void {
  if (box.width >= leastName) {
    builder.text({ ...namePlace(builder, text, box), stand: 'bottom' });
  }
}
