import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardNote, BoardPicture } from './board-content.ts';
import { drawnTogether } from './balance-sides.ts';
import { handSize, labelText, placeLabel } from './labels.ts';
import type { LabelPlace } from './labels.ts';
import { lineHeight } from '../text/fonts.ts';

const gap = { across: 90, down: 18, lines: 2 } as const;
/** Each of two has at least this part of the width, however small it is: its name and figure stand beneath it. */
const leastCell = 0.32;
/** The smaller of two is drawn as small as it is; with less than this it would not be seen any more. */
const leastPart = 0.08;
const largest = { name: 60, figure: 124, words: 180 } as const;
/** The line that both stand on. */
const ground = { pen: 'ink', width: 6 } as const;

type Size = Pick<Box, 'width' | 'height'>;

/** One of two that are told to measure so much, and what is written of it. */
interface Measured {
  readonly picture: BoardPicture;
  /** What it measures, as it is written. */
  readonly figure: BoardNote | undefined;
  /** Its longer side, in the unit of both. */
  readonly long: number;
}

/**
 * Two of which it is told how large they are: on one ground and in one scale, as large as the board allows, beneath each its
 * name and what it measures.
 */
export function placeSizes(builder: BoardBuilder, room: Box): void {
  const { pictures, columns = [[], []], weights, aspect } = builder.content;
  const shown = drawnTogether(pictures).slice(0, 2);
  const sides = shown.map((picture, index): Measured => {
    const amount = weights?.amounts[index] ?? 1;
    return {
      picture,
      figure: columns[index]?.[0],
      long: weights?.isMass === true ? Math.cbrt(amount) : amount,
    };
  });
  if (aspect === '9:16') {
    placeUpright(builder, room, sides);
  } else {
    placeWide(builder, room, sides);
  }
}

/** Side by side. */
function placeWide(builder: BoardBuilder, room: Box, sides: readonly Measured[]): void {
  const high = figureHigh(sides);
  const words = nameHigh(builder) + high;
  const upper = { ...room, height: room.height - words - gap.down };
  const sizes = inOneScale(sides, {
    width: room.width - gap.across,
    height: upper.height - 10,
    most: room.width * (1 - leastCell) - gap.across,
  });
  const cells = cellsFor(sizes, room);
  const y = upper.y + upper.height;
  builder.line({ x: room.x + 10, y: y + 3 }, { x: room.x + room.width - 10, y: y - 1 }, ground);
  sides.forEach((side, index) => {
    const [cell, size] = [cells[index] ?? room, sizes[index] ?? upper];
    const box = { ...size, x: cell.x + (cell.width - size.width) / 2, y: y - size.height - 4 };
    builder.picture(side.picture, box, { pen: index === 0 ? 'first' : 'second', stand: 'bottom' });
    const beneath = { ...cell, y: y + gap.down, height: words };
    placeWords(builder, side, { room: beneath, high, index });
  });
}

/** One above the other. */
function placeUpright(builder: BoardBuilder, room: Box, sides: readonly Measured[]): void {
  const high = figureHigh(sides);
  const words = nameHigh(builder) + high;
  const between = gap.down * (sides.length * 2 - 1);
  const height = room.height - words * sides.length - between;
  const sizes = inOneScale(sides, { width: Infinity, height: Infinity, most: room.width, stacked: height });
  // Both stand in the middle of what is left over.
  const spare = height - sizes.reduce((sum, size) => sum + size.height, 0);
  let y = room.y + spare / 2;
  sides.forEach((side, index) => {
    const size = sizes[index] ?? room;
    const box = { ...size, x: room.x + (room.width - size.width) / 2, y };
    builder.picture(side.picture, box, { pen: index === 0 ? 'first' : 'second', stand: 'bottom' });
    y += size.height + gap.down;
    const beneath = { ...room, y, height: words };
    placeWords(builder, side, { room: beneath, high, index });
    y += words + gap.down;
  });
}

/** The sizes of both in one scale: as large as all they have to fit into lets them be. */
function inOneScale(
  sides: readonly Measured[],
  room: Size & { readonly most: number; readonly stacked?: number },
): Size[] {
  const longest = Math.max(...sides.map(({ long }) => long));
  const units = sides.map(({ picture, long }): Size => {
    const ratio = picture.detail === undefined ? (picture.ratio ?? 1) : 1;
    const size = Math.max(long, longest * leastPart);
    return ratio >= 1 ? { width: size, height: size / ratio } : { width: size * ratio, height: size };
  });
  const sum = (of: (size: Size) => number): number => units.reduce((whole, size) => whole + of(size), 0);
  const scale = Math.min(
    room.width / sum(({ width }) => width),
    room.height / Math.max(...units.map(({ height }) => height)),
    room.most / Math.max(...units.map(({ width }) => width)),
    (room.stacked ?? Infinity) / sum(({ height }) => height),
  );
  return units.map(({ width, height }) => ({ width: width * scale, height: height * scale }));
}

/** A cell for either, as wide as its picture and its share of what is left over. */
function cellsFor(sizes: readonly Size[], room: Box): Box[] {
  const least = room.width * leastCell;
  const wide = sizes.map(({ width }) => Math.max(width, least));
  const spare = room.width - gap.across - wide.reduce((sum, width) => sum + width, 0);
  let { x } = room;
  return wide.map((width) => {
    const cell = { ...room, x, width: width + spare / Math.max(1, wide.length) };
    x += cell.width + gap.across;
    return cell;
  });
}

/** What the figures under the names take: more where they are told in words. */
function figureHigh(sides: readonly Measured[]): number {
  const texts = sides.flatMap(({ figure }) => (figure === undefined ? [] : [figure.text]));
  if (texts.length === 0) {
    return 0;
  }
  return texts.some((text) => [...text].length > longestFigure) ? largest.words : largest.figure;
}

function spacing({ content, look }: BoardBuilder): number {
  return lineHeight(content.language, look.lettering);
}

function nameHigh(builder: BoardBuilder): number {
  return handSize(builder, largest.name) * spacing(builder) + gap.lines;
}

/** The name of one of two, and what it measures. */
function placeWords(
  builder: BoardBuilder,
  { picture, figure }: Measured,
  { room, high, index }: { room: Box; high: number; index: number },
): void {
  const pen = index === 0 ? 'first' : 'second';
  const name: LabelPlace = {
    box: { ...room, height: nameHigh(builder) },
    pen: 'ink',
    largest: handSize(builder, largest.name),
  };
  if (picture.label !== undefined && builder.fit(labelText(picture, name)).isWhole) {
    placeLabel(builder, picture, name);
  }
  if (figure !== undefined) {
    const y = room.y + name.box.height;
    builder.text({ ...figurePlace(figure, { ...room, y, height: high }), pen });
  }
}

/** A figure has no more letters; what is told in words is written smaller, in two lines. */
const longestFigure = 20;

/** What one of two measures, large beneath its name. */
function figurePlace(note: BoardNote, box: Box): TextPlace {
  const isFigure = [...note.text].length <= longestFigure;
  return {
    text: note.text,
    shorter: note.shorter,
    role: isFigure ? 'word' : 'fact',
    box,
    align: 'centre',
    pen: 'ink',
    largest: isFigure ? 130 : 84,
    smallest: 34,
    maxLines: isFigure ? 1 : 2,
    stand: 'top',
    cue: note.cue,
  };
}
