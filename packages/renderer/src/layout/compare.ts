import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { drawnTogether } from './balance-sides.ts';
import { placeLine, placeNotes, planNotes } from './notes.ts';
import { placePictureColumn } from './picture-column.ts';
import { placePictureRow } from './picture-row.ts';

/** Two pictures of equal weight, set against each other. */
export function placeCompare(builder: BoardBuilder, room: Box): void {
  const [one, other] = drawnTogether(builder.content.pictures.slice(0, 2));
  if (one === undefined || other === undefined) {
    return;
  }
  const [note, second] = builder.content.notes;
  if (builder.content.aspect === '9:16') {
    const lineHeight = note === undefined ? 0 : 170;
    const pictures = { ...room, height: room.height - lineHeight };
    placePictureColumn(builder, [one, other], pictures);
    placeLine(builder, note, { ...room, y: room.y + pictures.height + 20, height: lineHeight - 20 });
    return;
  }
  const words = [note, second].filter((each) => each !== undefined);
  const lines =
    words.length === 0 ? undefined : planNotes(builder, words, { room: lowest(room), largest: 88 });
  const below = lines === undefined ? 0 : lines.height + 30;
  placeFaced(builder, { ...room, height: room.height - below }, [one, other]);
  const y = room.y + room.height - below + 30;
  placeNotes(builder, words, { room: { ...room, y, height: below - 29 }, largest: 88 });
}

/** What is said of both has no more than this part of the height. */
const wordsPart = 0.36;

function lowest(room: Box): Box {
  return { ...room, height: room.height * wordsPart };
}

const between = 210;

/** Side by side, and between them an arrow to either: one arrow would say that the first becomes the second. */
function placeFaced(builder: BoardBuilder, room: Box, pictures: readonly [BoardPicture, BoardPicture]): void {
  const [left, right] = placePictureRow(builder, pictures, {
    room: { ...room, x: room.x + 20, width: room.width - 40 },
    gap: between,
    largestLabel: 96,
  });
  if (left === undefined || right === undefined) {
    return;
  }
  const from = left.x + left.width + 40;
  const length = Math.min(right.x - from - 40, 520);
  const middle = (from + right.x - 40) / 2;
  const y = room.y + room.height * 0.52;
  builder.arrow({ x: middle - 24, y }, { x: middle - length / 2, y: y + 10 }, { bend: -0.12 });
  builder.arrow({ x: middle + 24, y }, { x: middle + length / 2, y: y + 10 }, { bend: 0.12 });
}
