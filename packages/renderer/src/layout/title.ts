import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import { boardRegions } from './safe-area.ts';

/**
 * Where a heading stands: at the left over everything, in the middle over everything, or in the middle of a side that has
 * nothing else. Upright boards have it in the middle.
 */
export interface HeadingPlace {
  readonly align: 'side' | 'centre' | 'middle';
  /** Only this part of the width; all of it when left out. */
  readonly side?: Pick<Box, 'x' | 'width'>;
  /** In the middle of a side, so much stays free beneath it. */
  readonly kept?: number;
  /** Over many pictures it is written smaller, and leaves them its room. */
  readonly isLow?: boolean;
}

/** An upright heading is as large as it may be in one line, and smaller where it needs more of them. */
const lettering = { whole: 96, low: 84, part: 96, alone: 150, upright: 104, uprightLine: 126 } as const;

/** Writes the title with its underline and returns the room that is left beneath it. */
export function placeTitle(
  builder: BoardBuilder,
  { align, side, kept = 0, isLow = false }: HeadingPlace,
): Box {
  const { aspect, title, language } = builder.content;
  const { title: region, left, right, contentBottom } = boardRegions(aspect);
  const column = side ?? { x: left, width: right - left };
  const below = (top: number): Box => ({ ...column, y: top, height: contentBottom - top });
  if (title.trim() === '') {
    return below(region.y + 20);
  }
  const { look } = builder;
  const isWide = aspect === '16:9';
  const inPart = align === 'middle' ? lettering.alone : lettering.part;
  const whole = isLow ? lettering.low : lettering.whole;
  const wide = side === undefined ? whole : inPart;
  const place: TextPlace = {
    text: look.isShouting ? title.toLocaleUpperCase(language) : title,
    role: 'title',
    box:
      align === 'middle'
        ? { ...below(region.y), height: contentBottom - region.y - kept }
        : { ...region, ...column, height: headHeight(isWide, side !== undefined) },
    align: isWide && align !== 'centre' ? 'left' : 'centre',
    pen: 'ink',
    largest: (isWide ? wide : lettering.upright) * look.title,
    smallest: isWide ? 44 : 40,
    maxLines: isWide && side === undefined ? 2 : 3,
    stand: align === 'middle' ? 'middle' : 'top',
    isKept: true,
  };
  const written = builder.text(isWide ? inFewerLines(builder, place) : inOneLine(builder, place));
  if (written === undefined) {
    return below(region.y + 20);
  }
  builder.underline(written.box, 'first');
  return below(written.box.y + written.box.height + (isWide ? 30 : 56));
}

/** In one line where that leaves it at least as large as several would be. */
function inOneLine(builder: BoardBuilder, place: TextPlace): TextPlace {
  const line = { ...place, largest: lettering.uprightLine * builder.look.title, maxLines: 1 };
  const { isWhole, fontSize } = builder.fit(line);
  return isWhole && fontSize >= place.largest ? line : place;
}

/** A heading becomes no smaller than this part of its size, only to stand in a line less. */
const leastShrunk = 0.74;

/** Rather in two smaller lines than in three, and in one than in two: a narrow column of words is no heading. */
function inFewerLines(builder: BoardBuilder, place: TextPlace): TextPlace {
  const { lines, fontSize } = builder.fit(place);
  const fewer = Array.from({ length: lines.length - 1 }, (_, index) => ({
    ...place,
    maxLines: index + 1,
    smallest: Math.max(place.smallest, fontSize * leastShrunk),
    isKept: false,
  }));
  const best = fewer.find((each) => builder.fit(each).isWhole);
  return best === undefined ? place : { ...best, isKept: true };
}

function headHeight(isWide: boolean, isPart: boolean): number {
  if (!isWide) {
    return 270;
  }
  return isPart ? 330 : 204;
}
