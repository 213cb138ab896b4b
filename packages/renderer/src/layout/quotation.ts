import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { handSize } from './labels.ts';
import { placeLine } from './notes.ts';

/** What somebody said, large between two marks; who said it stands beside or beneath it. */
export function placeQuotation(builder: BoardBuilder, room: Box): void {
  const [quotation, others] = builder.content.notes;
  const [picture] = builder.content.pictures;
  if (quotation === undefined) {
    return;
  }
  const isUpright = builder.content.aspect === '9:16';
  const lineHeight = others === undefined ? 0 : 120;
  const upper = { ...room, height: room.height - lineHeight };
  const side = isUpright ? upper.height * 0.44 : upper.width * 0.34;
  const part = picture === undefined ? 0 : side;
  const words = isUpright
    ? { ...upper, height: upper.height - part }
    : { ...upper, x: upper.x + part, width: upper.width - part };
  if (picture !== undefined) {
    const box = isUpright
      ? {
          ...upper,
          x: upper.x + 120,
          width: upper.width - 240,
          y: upper.y + upper.height - part + 30,
          height: part - 30,
        }
      : { ...upper, width: part - 60 };
    builder.picture(picture, box, { stand: 'bottom' });
  }
  const inset = isUpright ? 104 : 150;
  const text = builder.text({
    text: quotation.text,
    role: 'word',
    box: { x: words.x + inset, y: words.y + 40, width: words.width - inset * 2, height: words.height - 80 },
    align: 'left',
    pen: 'ink',
    largest: handSize(builder, 116),
    smallest: 40,
    maxLines: isUpright ? 6 : 4,
    stand: 'middle',
    cue: quotation.cue,
    isKept: true,
  });
  if (text === undefined) {
    return;
  }
  const size = { width: 74, height: 62 };
  builder.accent('quote', { x: text.box.x - 96, y: text.box.y - 34, ...size }, { pen: 'first' });
  const end = { x: text.box.x + text.box.width + 16, y: text.box.y + text.box.height - 34, ...size };
  builder.accent('quote', end, { pen: 'first' });
  placeLine(builder, others, { ...room, y: room.y + upper.height + 8, height: lineHeight - 8 });
}
