import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { rowsOf } from './boxes.ts';
import { commonSize, handSize, labelText, placeLabel } from './labels.ts';

/** Part of a row that a picture may take in width; the label has the rest. */
const picturePart = 0.54;
const gap = 54;
/** There is only one label in a row: it may be large. */
const tallLabel = 108;

/**
 * Pictures one below the other on an upright board, by turns on the left and on the right, each with its label beside it
 * and an arrow from the label down to the next picture.
 */
export function placePictureColumn(
  builder: BoardBuilder,
  pictures: readonly BoardPicture[],
  room: Box,
): void {
  const rows = rowsOf(room, pictures.length, gap).map((row, index) => sidesOf(row, index % 2 === 0));
  const tall = handSize(builder, tallLabel);
  const labels = pictures.flatMap((picture, index) => {
    const box = rows[index]?.label;
    return picture.label === undefined || box === undefined
      ? []
      : [labelText(picture, { box, pen: 'ink', maxLines: 2, stand: 'middle', largest: tall })];
  });
  const largest = Math.min(tall, commonSize(builder, labels));
  pictures.forEach((picture, index) => {
    const row = rows[index];
    if (row === undefined) {
      return;
    }
    const pen = index % 2 === 0 ? 'first' : 'second';
    builder.picture(picture, row.picture, { pen });
    placeLabel(builder, picture, {
      box: row.label,
      pen: index % 2 === 0 ? 'ink' : 'second',
      largest,
      maxLines: 2,
      stand: 'middle',
    });
    if (index < pictures.length - 1) {
      const x = row.label.x + row.label.width / 2;
      const top = row.label.y + row.label.height + 10;
      const bottom = row.picture.y + row.picture.height + gap - 24;
      builder.arrow({ x, y: top }, { x: x + (index % 2 === 0 ? 26 : -26), y: bottom }, { bend: 0.2 });
    }
  });
}

function sidesOf(row: Box, isLeft: boolean): { picture: Box; label: Box } {
  const width = row.width * picturePart;
  const labelWidth = row.width - width - 30;
  const labelHeight = Math.min(row.height * 0.46, 230);
  return {
    picture: { ...row, x: isLeft ? row.x : row.x + row.width - width, width },
    label: {
      x: isLeft ? row.x + width + 30 : row.x,
      y: row.y + (row.height - labelHeight) / 2,
      width: labelWidth,
      height: labelHeight,
    },
  };
}
