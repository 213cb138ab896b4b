import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardPicture, PartName } from './board-content.ts';
import { commonSize } from './labels.ts';
import { leastSize } from './lettering-size.ts';

/** Where the names of a picture's parts may be written, and how large. */
export interface PartNamesRoom {
  /** The picture as it is drawn. */
  readonly drawn: Box;
  /** Beneath it, as wide as they may reach. */
  readonly row: Box;
  readonly largest: number;
  /** Smaller than this they are not written. */
  readonly smallest?: number;
  readonly maxLines?: number;
}

/** Between two names beside one another. */
const between = 28;

/** Whether a picture keeps room for all its names, so that none of them stands beneath it. */
export function keepsNames({ names = [] }: BoardPicture): boolean {
  return names.length > 0 && names.every(({ room }) => room !== undefined);
}

/** The names of a picture's parts, each beneath the middle of its own, all of one size; undefined where one has no room. */
export function planPartNames(
  builder: BoardBuilder,
  picture: BoardPicture,
  { drawn, row, largest, smallest = leastSize(builder.content, 'label'), maxLines = 1 }: PartNamesRoom,
): TextPlace[] | undefined {
  const { label, names = [] } = picture;
  if (label === undefined || names.length === 0) {
    return undefined;
  }
  // What stands in a picture is written as on a map; one of several that stands between them is no other than the rest.
  const pen = keepsNames(picture) ? 'ink' : 'second';
  const places = names.map((name, index): TextPlace => {
    const box = name.room === undefined ? boxBeneath(names, index, { drawn, row }) : within(drawn, name.room);
    const stand = name.room === undefined ? 'top' : 'middle';
    const lettering = { largest, smallest: Math.min(smallest, largest), maxLines };
    return { text: name.text, role: 'label', box, align: 'centre', pen, stand, ...lettering, cue: name.cue };
  });
  const isRoom = places.every((place) => place.box.width > 0 && builder.fit(place).isWhole);
  const size = Math.min(largest, commonSize(builder, places));
  return isRoom ? places.map((place) => ({ ...place, largest: size, smallest: size })) : undefined;
}

/** Writes names as they are planned, with a line under each but for those on a map. */
export function placePartNames(builder: BoardBuilder, places: readonly TextPlace[]): void {
  for (const place of places) {
    const written = builder.text(place);
    if (written !== undefined && place.pen === 'second') {
      builder.underline({ ...written.box, height: written.box.height - 14 }, 'first', {
        width: 8,
        cue: place.cue,
      });
    }
  }
}

/** As wide to either side of its part's middle as to the nearer of its neighbours' parts. */
function boxBeneath(
  names: readonly PartName[],
  index: number,
  { drawn, row }: { drawn: Box; row: Box },
): Box {
  const middleOf = ({ middle }: PartName): number => drawn.x + drawn.width * middle;
  const beneath = names.filter(({ room }) => room === undefined);
  const own = names[index];
  const middle = own === undefined ? drawn.x + drawn.width / 2 : middleOf(own);
  const halves = beneath
    .filter((name) => name !== own)
    .map((name) => (Math.abs(middleOf(name) - middle) - between) / 2);
  const half = Math.min(middle - row.x, row.x + row.width - middle, ...halves);
  return { ...row, x: middle - half, width: half * 2 };
}

function within(drawn: Box, { x, y, width, height }: Box): Box {
  return {
    x: drawn.x + x * drawn.width,
    y: drawn.y + y * drawn.height,
    width: width * drawn.width,
    height: height * drawn.height,
  };
}
