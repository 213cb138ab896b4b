import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { handSize } from './labels.ts';
import { placeLine } from './notes.ts';
import { placePictureColumn } from './picture-column.ts';
import { placePictureRow } from './picture-row.ts';
import { stressWords } from './stress-words.ts';

/** Two pictures of equal weight, set against each other. */
export function placeCompare(builder: BoardBuilder, room: Box): void {
  const [one, other] = builder.content.pictures;
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
  const lineHeight = second === undefined ? 0 : 110;
  const upper = { ...room, height: room.height - lineHeight };
  placeWide(builder, upper, [one, other]);
  placeLine(builder, second, { ...room, y: room.y + upper.height + 12, height: lineHeight - 12 });
}

const widestGap = 560;

function placeWide(builder: BoardBuilder, room: Box, pictures: readonly [BoardPicture, BoardPicture]): void {
  const hasNote = builder.content.notes.length > 0;
  const gap = hasNote ? widestGap : 320;
  const [left, right] = placePictureRow(builder, pictures, {
    room: { ...room, x: room.x + 20, width: room.width - 40 },
    gap,
  });
  if (left === undefined || right === undefined) {
    return;
  }
  const from = left.x + left.width;
  placeBetween(builder, { x: from + 40, y: room.y, width: right.x - from - 80, height: room.height });
}

/** A note above the arrows that point at either picture. */
function placeBetween(builder: BoardBuilder, gap: Box): void {
  const [note] = builder.content.notes;
  const y = gap.y + gap.height * 0.52;
  const length = Math.min(gap.width, 520);
  const x = gap.x + (gap.width - length) / 2;
  // To either side: one arrow would say that the first becomes the second.
  const middle = x + length / 2;
  builder.arrow({ x: middle - 24, y }, { x, y: y + 10 }, { bend: -0.12 });
  builder.arrow({ x: middle + 24, y }, { x: x + length, y: y + 10 }, { bend: 0.12 });
  if (note === undefined) {
    return;
  }
  const text = builder.text({
    text: note.text,
    role: 'fact',
    box: { x: x - 10, y: gap.y, width: length + 20, height: gap.height * 0.52 - length * 0.17 - 16 },
    align: 'centre',
    pen: 'ink',
    largest: handSize(builder, 76),
    smallest: 36,
    maxLines: 4,
    stand: 'bottom',
    cue: note.cue,
  });
  stressWords(builder, text, { stress: note.stress, pen: 'second' });
}
