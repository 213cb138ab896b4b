import { scriptOf } from '../text/fonts.ts';
import type { Box, PenName } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { ringRound } from './ring-round.ts';

/** The largest lettering of labels, and how small it may become. */
export const labelSizes = { largest: 84, smallest: 36 } as const;
/** All Latin hands but the notebook's have small letters: written larger, they look as large as the others. */
const smallHandFactor = 1.2;

/** A lettering size of labels and notes, in the hand of a board. */
export function handSize({ content, look }: BoardBuilder, size: number): number {
  const isSmallHand = look.lettering !== 'notebook';
  return isSmallHand && scriptOf(content.language) === 'latin' ? size * smallHandFactor : size;
}

/** A ring round a word needs this much room beside it, as a part of the lettering's size. */
const ringRoom = 0.44;

/** Where and how a label is written. */
export interface LabelPlace {
  readonly box: Box;
  readonly pen: PenName;
  readonly align?: TextPlace['align'];
  readonly largest: number;
  readonly maxLines?: number;
  readonly stand?: TextPlace['stand'];
}

/** The lettering size at which every one of these texts fits its box, but for those that fit at none: neighbours are written alike. */
export function commonSize(builder: BoardBuilder, places: readonly TextPlace[]): number {
  const sizes = places.map((place) => builder.fit(place)).filter(({ isWhole }) => isWhole);
  return Math.min(labelSizes.largest * 2, ...sizes.map(({ fontSize }) => fontSize));
}

/** How a picture's label would be written. */
export function labelText(picture: BoardPicture, place: LabelPlace): TextPlace {
  const { largest, maxLines = 1, stand = 'top', align = 'centre' } = place;
  // A ring needs room; a word without one may use all of it.
  const inset = picture.stress === undefined ? 0 : Math.min(largest * ringRoom, place.box.width * 0.13);
  const box = { ...place.box, x: place.box.x + inset, width: place.box.width - inset * 2 };
  const smallest = Math.min(labelSizes.smallest, largest);
  return {
    text: picture.label ?? '',
    role: 'label',
    box,
    align,
    pen: place.pen,
    largest,
    smallest,
    maxLines,
    stand,
  };
}

/** Writes a picture's label; it is ringed when its word is spoken once more. @returns the box of the lettering */
export function placeLabel(builder: BoardBuilder, picture: BoardPicture, place: LabelPlace): Box | null {
  if (picture.label === undefined) {
    return null;
  }
  const label = builder.text(labelText(picture, place));
  if (label === undefined) {
    return null;
  }
  if (picture.stress !== undefined) {
    builder.ring(ringRound(label, place.box), {
      pen: place.pen === 'first' ? 'second' : 'first',
      cue: picture.stress,
    });
  }
  return label.box;
}
