import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { boxInBox } from './boxes.ts';
import { handSize, labelText, placeLabel } from './labels.ts';

const labelHeight = 138;
const labelGap = 12;
/** Size of a label's lettering, as a part of the room that is kept for it. */
const letteringPart = 0.66;

/** A picture in the middle of a room with its label right beneath it. @returns the picture's box */
export function placeLabelled(
  builder: BoardBuilder,
  picture: BoardPicture,
  { labelHeight: high = labelHeight, ...room }: Box & { readonly labelHeight?: number },
): Box {
  const place = {
    box: { x: room.x, y: room.y, width: room.width, height: high - labelGap },
    pen: 'second',
    largest: handSize(builder, high * letteringPart),
  } as const;
  // A name that cannot be written beneath it leaves its room to the picture.
  const isNamed = picture.label !== undefined && builder.fit(labelText(picture, place)).isWhole;
  const below = isNamed ? high : 0;
  const ratio = picture.detail === undefined ? (picture.ratio ?? 1) : 1;
  const fitted = boxInBox({ ...room, height: room.height - below }, ratio, 'middle');
  const top = room.y + (room.height - below - fitted.height) / 2;
  const box = builder.picture(picture, { ...fitted, y: top });
  if (isNamed) {
    const y = top + fitted.height + labelGap;
    const label = placeLabel(builder, picture, { ...place, box: { ...place.box, y } });
    if (label !== null && picture.stress === undefined) {
      builder.underline({ ...label, height: label.height - 14 }, 'first', { width: 8 });
    }
  }
  return box;
}
