import { scriptOf } from '../text/fonts.ts';
import type { Box, PenName } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';

/** The largest lettering of labels, and how small it may become before words are cut. */
export const labelSizes = { largest: 84, smallest: 36 } as const;
/** All Latin hands but the notebook's have small letters: written larger, they look as large as the others. */
const smallHandFactor = 1.2;

/** A lettering size of labels and notes, in the hand of a board. */
export function handSize({ content, look }: BoardBuilder, size: number): number {
  const isSmallHand = look.lettering !== 'notebook';
  return isSmallHand && scriptOf(content.language) === 'latin' ? size * smallHandFactor : size;
}

/** A ring round a word needs this much room beside it, as a part of the lettering's size. */
export const ringRoom = 0.44;

/** Where and how a label is written. */
export interface LabelPlace {
  readonly box: Box;
  readonly pen: PenName;
  readonly align?: TextPlace['align'];
  readonly largest: number;
  readonly maxLines?: number;
  readonly stand?: TextPlace['stand'];
}

/** The lettering size at which every one of these texts fits its box: neighbours are written alike. */
export function commonSize(builder: BoardBuilder, places: readonly TextPlace[]): number {
  return Math.min(labelSizes.largest * 2, ...places.map((place) => builder.fit(place).fontSize));
}

/** How a picture's label would be written. */
export function labelText(picture: BoardPicture, place: LabelPlace): TextPlace {
  const { largest, maxLines = 1, stand = 'top', align = 'centre' } = place;
  // The ring's room is kept free whether or not the word is stressed, so that all labels look alike.
  const inset = Math.min(largest * ringRoom, place.box.width * 0.13);
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
  if (picture.stress !== undefined) {
    const reach = label.fontSize * ringRoom;
    const x = Math.max(place.box.x, label.box.x - reach);
    const right = Math.min(place.box.x + place.box.width, label.box.x + label.box.width + reach);
    const box = { x, y: label.box.y - 4, width: right - x, height: label.box.height + 10 };
    builder.ring(box, { pen: place.pen === 'first' ? 'second' : 'first', cue: picture.stress });
  }
  return label.box;
}
