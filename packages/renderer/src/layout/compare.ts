import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';

/** Two pictures of equal weight, the way from one to the other between them. */
export function placeCompare(builder: BoardBuilder, room: Box): void {
  const [one, other] = builder.content.pictures;
  if (one === undefined || other === undefined) {
    return;
  }
  if (builder.content.aspect === '9:16') {
    placeUpright(builder, room, [one, other]);
    return;
  }
  const labelHeight = one.label === undefined && other.label === undefined ? 0 : 112;
  const size = Math.min(room.height - labelHeight, 620);
  const top = room.y + (room.height - labelHeight - size) / 2;
  const leftBox = { x: room.x + 30, y: top, width: size, height: size };
  const rightBox = { x: room.x + room.width - size - 30, y: top, width: size, height: size };
  builder.picture(one, leftBox);
  placeLabel(builder, one, {
    x: leftBox.x - 20,
    y: top + size + 14,
    width: size + 40,
    height: labelHeight - 30,
  });
  placeBetween(builder, {
    x: leftBox.x + size + 50,
    y: top,
    width: rightBox.x - leftBox.x - size - 100,
    height: size,
  });
  builder.picture(other, rightBox, { pen: 'second' });
  placeLabel(builder, other, {
    x: rightBox.x - 20,
    y: top + size + 14,
    width: size + 40,
    height: labelHeight - 30,
  });
}

function placeLabel(builder: BoardBuilder, picture: BoardPicture, box: Box): void {
  if (picture.label === undefined) {
    return;
  }
  const label = builder.text({
    text: picture.label,
    role: 'label',
    box,
    align: 'centre',
    pen: 'ink',
    largest: 74,
    smallest: 34,
    maxLines: 1,
  });
  builder.underline({ ...label, height: label.height - 6 }, 'second', { width: 9 });
}

/** A note above the arrow, the arrow, and a small decoration below it. */
function placeBetween(builder: BoardBuilder, gap: Box): void {
  const [note] = builder.content.notes;
  const middle = gap.y + gap.height * 0.56;
  if (note !== undefined) {
    builder.text({
      text: note.text,
      role: 'label',
      box: { x: gap.x - 10, y: gap.y + 20, width: gap.width + 20, height: gap.height * 0.4 },
      align: 'centre',
      pen: 'second',
      largest: 66,
      smallest: 34,
      maxLines: 4,
      stand: 'bottom',
      cue: note.cue,
    });
  }
  builder.arrow(
    { x: gap.x + 8, y: middle + 30 },
    { x: gap.x + gap.width - 8, y: middle + 10 },
    { bend: 0.26 },
  );
  const shape = builder.random() < 0.5 ? 'star' : 'spark';
  const size = 64;
  const x = gap.x + gap.width * (0.3 + builder.random() * 0.3);
  builder.accent(shape, { x, y: middle + 110, width: size, height: size }, { pen: 'second' });
}

function placeUpright(
  builder: BoardBuilder,
  room: Box,
  [one, other]: readonly [BoardPicture, BoardPicture],
): void {
  const rowHeight = (room.height - 60) / 2;
  const size = Math.min(rowHeight, 500);
  const rows = [
    { picture: one, x: room.x + 10, y: room.y, textX: room.x + size + 50, pen: 'first' as const },
    {
      picture: other,
      x: room.x + room.width - size - 10,
      y: room.y + rowHeight + 60,
      textX: room.x,
      pen: 'second' as const,
    },
  ];
  rows.forEach((row, index) => {
    builder.picture(row.picture, { x: row.x, y: row.y, width: size, height: rowHeight }, { pen: row.pen });
    if (row.picture.label !== undefined) {
      const label = builder.text({
        text: row.picture.label,
        role: 'label',
        box: {
          x: row.textX,
          y: row.y + rowHeight * 0.2,
          width: room.width - size - 60,
          height: rowHeight * 0.5,
        },
        align: 'centre',
        pen: 'ink',
        largest: 82,
        smallest: 36,
        maxLines: 3,
        stand: 'middle',
      });
      builder.underline(label, 'second', { width: 9 });
    }
    if (index === 0) {
      const from = { x: room.x + size + 130, y: room.y + rowHeight - 60 };
      const to = { x: room.x + room.width - size / 2 + 40, y: room.y + rowHeight + 46 };
      builder.arrow(from, to, { bend: -0.2 });
    }
  });
}
