import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { boxInBox, rowsOf } from './boxes.ts';
import { commonSize, handSize, labelText, placeLabel } from './labels.ts';
import { badge, placeStepNumber } from './step-number.ts';

/** Part of a row that a picture may take in width; number and label have the rest. */
const picturePart = 0.44;
const gap = 92;
const space = 28;
/** There is only one label in a row: it may be large. */
const tallLabel = 104;

/** Numbered steps of an upright board, one below the other: picture, number and name in a row, arrows between the pictures. */
export function placeStepColumn(builder: BoardBuilder, pictures: readonly BoardPicture[], room: Box): void {
  const rows = rowsOf(room, pictures.length, gap);
  const labelX = room.x + room.width * picturePart + badge + space * 2;
  const labels = rows.map((row) => ({ ...row, x: labelX, width: room.x + room.width - labelX }));
  const boxes = rows.map((row, index) =>
    boxInBox({ ...row, width: row.width * picturePart }, pictures[index]?.ratio ?? 1, 'middle'),
  );
  const tall = handSize(builder, tallLabel);
  const style = { maxLines: 2, stand: 'middle', align: 'left' } as const;
  const written = pictures.flatMap((picture, index) => {
    const box = labels[index];
    return picture.label === undefined || box === undefined
      ? []
      : [labelText(picture, { box, pen: 'ink', largest: tall, ...style })];
  });
  const largest = Math.min(tall, commonSize(builder, written));
  const x = room.x + room.width * picturePart + space;
  pictures.forEach((picture, index) => {
    const box = boxes[index];
    const label = labels[index];
    if (box === undefined || label === undefined) {
      return;
    }
    builder.picture(picture, box, { pen: index % 2 === 0 ? 'first' : 'second' });
    const y = label.y + (label.height - badge) / 2;
    placeStepNumber(builder, index + 1, { x, y, width: badge, height: badge });
    placeLabel(builder, picture, { box: label, pen: index % 2 === 0 ? 'ink' : 'second', largest, ...style });
    const next = boxes[index + 1];
    if (next !== undefined) {
      const middle = room.x + (room.width * picturePart) / 2;
      const bend = index % 2 === 0 ? 0.2 : -0.2;
      builder.arrow({ x: middle, y: box.y + box.height + 14 }, { x: middle, y: next.y - 14 }, { bend });
    }
  });
}
