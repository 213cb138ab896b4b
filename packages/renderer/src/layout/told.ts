import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardTold } from './board-content.ts';
import { freeRoom } from './free-room.ts';
import { placeLabelled } from './hero.ts';
import { handSize, labelText } from './labels.ts';

/** What is told takes no less room than this, and is no larger than that. */
const least = {
  '16:9': { picture: { width: 240, height: 220 }, text: { width: 420, height: 130 } },
  '9:16': { picture: { width: 280, height: 280 }, text: { width: 560, height: 180 } },
} as const;
const cell = { width: 380, words: 500, height: 360 } as const;
const labelHeight = 100;

/** Draws what the narration comes to later where the board is still empty, one after the other. @returns how much found room, and how well: 1 for each that has enough of it */
export function placeTold(builder: BoardBuilder, room: Box): number {
  const { told = [] } = builder.content;
  let left = told;
  let placed = 0;
  while (left.length > 0) {
    const smallest = least[builder.content.aspect][left[0]?.picture === undefined ? 'text' : 'picture'];
    const width = left.some(({ text }) => text !== undefined) ? cell.words : cell.width;
    const enough = { width: width * left.length, height: cell.height };
    const free = freeRoom(room, builder.taken(), { least: smallest, enough });
    if (free === undefined) {
      break;
    }
    const cells = cellsOf(free, { count: left.length, width });
    left.slice(0, cells.length).forEach((each, index) => {
      const own = cells[index] ?? free;
      placeOne(builder, each, own);
      placed += Math.min(1, own.width / width) * Math.min(1, own.height / cell.height);
    });
    left = left.slice(cells.length);
  }
  return placed;
}

/** As many places in a free part of the board as it has room for, in the order in which one reads. */
function cellsOf(
  { x, y, width, height }: Box,
  { count: wanted, width: wide }: { count: number; width: number },
): Box[] {
  const columns = Math.max(1, Math.min(wanted, Math.floor(width / (wide * 0.78))));
  const rows = Math.max(1, Math.min(Math.ceil(wanted / columns), Math.floor(height / (cell.height * 0.7))));
  // One reads from left to right: what is told later stands rather on the right of what was told before.
  const used = Math.min(width, columns * wide * 1.15);
  const size = { width: used / columns, height: height / rows };
  return Array.from({ length: Math.min(wanted, columns * rows) }, (_, index) => ({
    x: x + width - used + (index % columns) * size.width,
    y: y + Math.floor(index / columns) * size.height,
    ...size,
  }));
}

function placeOne(builder: BoardBuilder, { picture, text, cue }: BoardTold, room: Box): void {
  if (picture !== undefined) {
    const box = within(room, { width: 460, height: 420 });
    const { label: _word, ...plain } = picture;
    const label = {
      box: { ...box, height: labelHeight - 12 },
      pen: 'second',
      largest: labelHeight * 0.66,
    } as const;
    const isCut = builder.fit(labelText(picture, label)).lines.some((line) => line.endsWith('…'));
    const shown = isCut ? plain : picture;
    placeLabelled(builder, { ...shown, ...(cue === undefined ? {} : { cue }) }, { ...box, labelHeight });
    return;
  }
  if (text === undefined) {
    return;
  }
  const isFigure = /^\S{0,3}\d/u.test(text);
  const written = builder.text({
    text,
    role: isFigure ? 'word' : 'fact',
    box: within(room, { width: 760, height: isFigure ? 260 : 230 }),
    align: 'centre',
    pen: isFigure ? 'first' : 'ink',
    largest: isFigure ? 150 : handSize(builder, 78),
    smallest: 44,
    maxLines: isFigure && [...text].length <= 9 ? 1 : 3,
    stand: 'middle',
    cue,
  });
  builder.underline({ ...written.box, height: written.box.height - 8 }, 'second', { width: 9 });
}

/** The middle of a room, no larger than a size. */
function within(room: Box, most: { width: number; height: number }): Box {
  const width = Math.min(room.width - 24, most.width);
  const height = Math.min(room.height - 16, most.height);
  return {
    x: room.x + (room.width - width) / 2,
    y: room.y + (room.height - height) / 2,
    width,
    height,
  };
}
