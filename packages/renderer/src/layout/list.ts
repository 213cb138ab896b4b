import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { boxInBox } from './boxes.ts';
import { placeLabelled } from './hero.ts';
import { placeNotes } from './notes.ts';

/** Facts one below the other, with a picture of what they are about. */
export function placeList(builder: BoardBuilder, room: Box): void {
  const [picture] = builder.content.pictures;
  const isUpright = builder.content.aspect === '9:16';
  const notes = builder.content.notes.slice(0, 4);
  if (isUpright) {
    const listHeight = picture === undefined ? room.height : Math.min(room.height * 0.62, notes.length * 300);
    if (picture !== undefined) {
      const height = room.height - listHeight - 40;
      const inset = { ...room, x: room.x + 60, width: room.width - 120, height };
      placeLabelled(builder, picture, { ...inset, labelHeight: 164 });
    }
    const list = { ...room, y: room.y + room.height - listHeight, height: listHeight };
    placeNotes(builder, notes, { room: list, largest: noteSize(notes.length), tallest: 300 });
    return;
  }
  if (picture === undefined) {
    placeNotes(builder, notes, { room, largest: noteSize(notes.length) + 6 });
    return;
  }
  const fitted = boxInBox({ ...room, width: room.width * 0.4 }, picture.ratio ?? 1, 'middle');
  const width = Math.max(480, fitted.width);
  placeLabelled(builder, picture, { ...room, width });
  const list = { ...room, x: room.x + width + 70, width: room.width - width - 70 };
  placeNotes(builder, notes, { room: list, largest: noteSize(notes.length) });
}

/** The fewer notes there are, the larger they are written. */
function noteSize(notes: number): number {
  return Math.max(84, 124 - notes * 10);
}
