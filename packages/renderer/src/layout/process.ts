import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';

/** Three steps in a row (upright: one below the other), joined by arrows. */
export function placeProcess(builder: BoardBuilder, room: Box): void {
  const steps = builder.content.pictures.slice(0, 3);
  if (builder.content.aspect === '9:16') {
    placeUpright(builder, room, steps);
    return;
  }
  const gap = 130;
  const width = (room.width - gap * (steps.length - 1)) / steps.length;
  const labelHeight = steps.some((step) => step.label !== undefined) ? 116 : 0;
  const noteHeight = builder.content.notes.length > 0 ? 96 : 0;
  const size = Math.min(width, room.height - labelHeight - noteHeight);
  const top = room.y + (room.height - labelHeight - noteHeight - size) * 0.4;
  steps.forEach((step, index) => {
    const x = room.x + index * (width + gap);
    const pen = index % 2 === 0 ? 'first' : 'second';
    if (index > 0) {
      const y = top + size * 0.52;
      builder.arrow({ x: x - gap + 12, y: y + 12 }, { x: x - 14, y }, { bend: 0.3, cue: step.cue });
    }
    builder.picture(step, { x, y: top, width, height: size }, { pen });
    if (step.label !== undefined) {
      builder.text({
        text: step.label,
        role: 'label',
        box: { x: x - 30, y: top + size + 12, width: width + 60, height: labelHeight - 16 },
        align: 'centre',
        pen: index % 2 === 0 ? 'ink' : 'second',
        largest: 74,
        smallest: 34,
        maxLines: 1,
      });
    }
  });
  placeNote(builder, {
    x: room.x,
    y: room.y + room.height - noteHeight + 6,
    width: room.width,
    height: noteHeight - 22,
  });
}

/** One line beneath the row that says what it comes to. */
function placeNote(builder: BoardBuilder, box: Box): void {
  const [note] = builder.content.notes;
  if (note === undefined) {
    return;
  }
  const text = builder.text({
    text: note.text,
    role: 'fact',
    box,
    align: 'centre',
    pen: 'ink',
    largest: 62,
    smallest: 32,
    maxLines: 2,
    stand: 'middle',
    cue: note.cue,
  });
  builder.underline({ ...text, height: text.height - 12 }, 'first', { width: 7 });
}

function placeUpright(builder: BoardBuilder, room: Box, steps: readonly BoardPicture[]): void {
  const gap = 40;
  const height = (room.height - gap * (steps.length - 1)) / steps.length;
  const size = Math.min(height, 420);
  steps.forEach((step, index) => {
    const isLeft = index % 2 === 0;
    const y = room.y + index * (height + gap);
    const x = isLeft ? room.x + 20 : room.x + room.width - size - 20;
    builder.picture(step, { x, y, width: size, height }, { pen: isLeft ? 'first' : 'second' });
    if (step.label !== undefined) {
      builder.text({
        text: step.label,
        role: 'label',
        box: {
          x: isLeft ? x + size + 40 : room.x,
          y: y + height * 0.1,
          width: room.width - size - 80,
          height: height * 0.6,
        },
        align: 'centre',
        pen: isLeft ? 'ink' : 'second',
        largest: 80,
        smallest: 34,
        maxLines: 2,
        stand: 'middle',
      });
    }
    if (index < steps.length - 1) {
      const from = { x: room.x + room.width / 2 + (isLeft ? 60 : -60), y: y + height * 0.8 };
      const to = { x: room.x + room.width / 2 + (isLeft ? 130 : -130), y: y + height + gap + 30 };
      builder.arrow(from, to, { bend: isLeft ? -0.3 : 0.3 });
    }
  });
}
