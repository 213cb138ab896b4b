import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote } from './board-content.ts';

/** Writes notes one below the other, each with a tick or bullet, spread over the height of the room. */
export function placeNotes(builder: BoardBuilder, notes: readonly BoardNote[], room: Box): void {
  const gap = 26;
  const mark = 46;
  const rowHeight = (room.height - gap * (notes.length - 1)) / Math.max(1, notes.length);
  const shape = builder.random() < 0.5 ? 'tick' : 'bullet';
  notes.forEach((note, index) => {
    const top = room.y + index * (rowHeight + gap);
    const y = top + rowHeight / 2 - mark / 2;
    const pen = index % 2 === 0 ? 'second' : 'first';
    builder.accent(shape, { x: room.x, y, width: mark, height: mark }, { pen, cue: note.cue });
    builder.text({
      text: note.text,
      role: 'fact',
      box: { x: room.x + mark + 26, y: top, width: room.width - mark - 26, height: rowHeight },
      align: 'left',
      pen: 'ink',
      largest: 72,
      smallest: 34,
      maxLines: 3,
      stand: 'middle',
    });
  });
}
