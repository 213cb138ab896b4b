import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { placeNotes } from './notes.ts';

/** Facts one below the other, with a picture of what they are about. */
export function placeList(builder: BoardBuilder, room: Box): void {
  const [picture] = builder.content.pictures;
  const notes = builder.content.notes.slice(0, 4);
  if (builder.content.aspect === '9:16') {
    const listHeight = Math.min(room.height * 0.56, notes.length * 160);
    if (picture !== undefined) {
      const size = room.height - listHeight - 50;
      builder.picture(picture, { x: room.x + 110, y: room.y, width: room.width - 220, height: size });
    }
    placeNotes(builder, notes, {
      x: room.x + 10,
      y: room.y + room.height - listHeight,
      width: room.width - 20,
      height: listHeight,
    });
    return;
  }
  const pictureWidth = picture === undefined ? 0 : Math.min(600, room.height);
  const column = {
    x: room.x + 10,
    y: room.y + 10,
    width: room.width - pictureWidth - (picture === undefined ? 20 : 110),
    height: room.height - 20,
  };
  if (picture !== undefined) {
    const box = {
      x: room.x + room.width - pictureWidth - 20,
      y: room.y,
      width: pictureWidth,
      height: room.height - (picture.label === undefined ? 0 : 100),
    };
    builder.picture(picture, box);
    if (picture.label !== undefined) {
      builder.text({
        text: picture.label,
        role: 'label',
        box: { x: box.x - 30, y: box.y + box.height + 8, width: pictureWidth + 40, height: 90 },
        align: 'centre',
        pen: 'second',
        largest: 76,
        smallest: 36,
        maxLines: 1,
      });
    }
  }
  placeNotes(builder, notes, column);
}
