import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { boxInBox } from './boxes.ts';
import type { Stand } from './boxes.ts';
import { goodSize } from './lettering-size.ts';
import { handSize, labelText, placeLabel } from './labels.ts';
import type { LabelPlace } from './labels.ts';
import { keepsNames, placePartNames, planPartNames } from './part-names.ts';

const labelHeight = 138;
/** Between a picture and its name; a ring round the name needs some of it. */
const labelGap = { plain: 12, ringed: 26 } as const;
/** Size of a label's lettering, as a part of the room that is kept for it. */
const letteringPart = 0.66;
/** What a line of lettering takes at most, as a part of its size. */
const lineHeight = 1.5;
/** The picture has more of the room than a name in two lines. */
const mostName = 0.45;
/** A name is missed less than what is told of it. */
const nameMissed = 0.5;

type LabelledRoom = Box & {
  readonly labelHeight?: number;
  /** Between the picture and its name. */
  readonly gap?: number;
};

/** Between each of several pictures and its name: neighbours are as large as one another. */
export function nameGap(pictures: readonly BoardPicture[]): number {
  return pictures.some(({ stress }) => stress !== undefined) ? labelGap.ringed : labelGap.plain;
}

/** A picture in the middle of a room with its label right beneath it. @returns the picture's box */
export function placeLabelled(
  builder: BoardBuilder,
  picture: BoardPicture,
  { labelHeight: high = labelHeight, gap = nameGap([picture]), ...room }: LabelledRoom,
): Box {
  const named = placeNamedParts(builder, picture, { room, high: high - labelGap.plain });
  if (named !== undefined) {
    return named;
  }
  const place = namePlace(builder, picture, { room, high: high - labelGap.plain });
  if (picture.label !== undefined && place === undefined) {
    builder.leaveOut(nameMissed);
  }
  const below = place === undefined ? 0 : place.box.height + gap;
  const fitted = pictureOver(picture, room, below);
  const box = builder.picture(picture, fitted);
  if (place !== undefined) {
    const y = fitted.y + fitted.height + gap;
    placeMarked(builder, picture, { ...place, box: { ...place.box, y } });
  }
  return box;
}

/** A picture as it stands over what is written beneath it. */
function pictureOver({ ratio = 1, detail }: BoardPicture, room: Box, below: number): Box {
  return boxInBox({ ...room, height: room.height - below }, detail === undefined ? ratio : 1, 'middle');
}

/** A picture with a name for each of its parts; undefined where it has none, or they have no room. */
function placeNamedParts(
  builder: BoardBuilder,
  picture: BoardPicture,
  { room, high }: { room: Box; high: number },
): Box | undefined {
  const largest = handSize(builder, (high + labelGap.plain) * letteringPart);
  const planned = nameHeights(builder, { room, high }).flatMap((height, index) => {
    const below = keepsNames(picture) ? 0 : height + labelGap.plain;
    const drawn = pictureOver(picture, room, below);
    const row = { ...room, y: drawn.y + drawn.height + labelGap.plain, height };
    const places = planPartNames(builder, picture, { drawn, row, largest, maxLines: index + 1 });
    return places === undefined ? [] : [{ drawn, places }];
  });
  const [plan] = planned;
  if (plan === undefined) {
    return undefined;
  }
  builder.picture(picture, plan.drawn);
  placePartNames(builder, plan.places);
  return plan.drawn;
}

/** The name of a picture that stands elsewhere, as large as its room allows; nothing where it has none. */
export function placeName(
  builder: BoardBuilder,
  picture: BoardPicture,
  { room, largest, stand = 'top' }: { room: Box; largest: number; stand?: Stand },
): void {
  if (picture.label !== undefined) {
    const size = handSize(builder, largest);
    const written = placeMarked(builder, picture, {
      box: room,
      pen: 'second',
      largest: size,
      maxLines: 3,
      stand,
    });
    builder.leaveOut(written ? 0 : nameMissed);
  }
}

/** A name with a line under it, or ringed later. */
function placeMarked(builder: BoardBuilder, picture: BoardPicture, place: LabelPlace): boolean {
  const label = placeLabel(builder, picture, place);
  if (label !== null && picture.stress === undefined) {
    builder.underline({ ...label, height: label.height - 14 }, 'first', { width: 8 });
  }
  return label !== null;
}

/** Where a name is written beneath its picture: in two lines where one would be small; nowhere if there is no room. */
function namePlace(
  builder: BoardBuilder,
  picture: BoardPicture,
  { room, high }: { room: Box; high: number },
): LabelPlace | undefined {
  if (picture.label === undefined) {
    return undefined;
  }
  const good = goodSize(builder.content, 'label');
  const written = nameHeights(builder, { room, high })
    .map((height, index) => ({
      box: { ...room, height },
      pen: 'second' as const,
      largest: handSize(builder, (high + labelGap.plain) * letteringPart),
      maxLines: index + 1,
    }))
    .flatMap((place) => {
      const { isWhole, fontSize } = builder.fit(labelText(picture, place));
      return isWhole ? [{ place, fontSize }] : [];
    });
  const best = written.find(({ fontSize }) => fontSize >= good) ?? written.at(-1);
  return best?.place;
}

/** What one line of a name has, and two where the picture keeps enough. */
function nameHeights({ content }: BoardBuilder, { room, high }: { room: Box; high: number }): number[] {
  const two = Math.max(high, goodSize(content, 'label') * lineHeight * 2);
  return two < room.height * mostName ? [high, two] : [high];
}
