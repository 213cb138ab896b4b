import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { placeNotes } from './notes.ts';

/** One large picture that carries the scene, and beside it what is said about it. */
export function placeHero(builder: BoardBuilder, room: Box): void {
  const [hero, companion] = builder.content.pictures;
  if (hero === undefined) {
    return;
  }
  if (builder.content.aspect === '9:16') {
    placeUpright(builder, room, { hero, companion });
    return;
  }
  const isLeft = builder.random() < 0.6;
  const size = room.height;
  const heroX = isLeft ? room.x + 40 : room.x + room.width - size - 40;
  builder.picture(hero, { x: heroX, y: room.y, width: size, height: size });
  rays(builder, { x: heroX, y: room.y, width: size, height: size }, isLeft);
  const side = room.width - size - 150;
  const column = { x: isLeft ? heroX + size + 110 : room.x, y: room.y, width: side, height: room.height };
  placeBeside(builder, column, { hero, companion, isLeft });
}

function placeBeside(
  builder: BoardBuilder,
  column: Box,
  parts: { hero: BoardPicture; companion: BoardPicture | undefined; isLeft: boolean },
): void {
  const { hero, companion, isLeft } = parts;
  const notes = builder.content.notes.slice(0, companion === undefined ? 3 : 1);
  const labelHeight = hero.label === undefined ? 0 : 150;
  if (hero.label !== undefined) {
    const label = builder.text({
      text: hero.label,
      role: 'label',
      box: { x: column.x + 130, y: column.y + 6, width: column.width - 260, height: 112 },
      align: isLeft ? 'left' : 'centre',
      pen: 'second',
      largest: 92,
      smallest: 44,
      maxLines: 1,
    });
    const y = label.y + label.height * 0.62;
    if (isLeft) {
      builder.arrow({ x: label.x - 24, y }, { x: column.x - 60, y: y + 96 }, { bend: 0.34 });
    } else {
      const start = label.x + label.width + 24;
      const end = column.x + column.width + 60;
      builder.arrow({ x: start, y }, { x: end, y: y + 96 }, { bend: 0.3 });
    }
  }
  const below = column.y + labelHeight + 24;
  const rest = column.y + column.height - below;
  if (companion === undefined) {
    placeNotes(builder, notes, {
      x: column.x,
      y: below,
      width: column.width,
      height: Math.min(rest, notes.length * 190),
    });
    return;
  }
  const noteHeight = notes.length === 0 ? 0 : 130;
  const size = rest - noteHeight - (notes.length === 0 ? 0 : 24);
  placeCompanion(builder, companion, { x: column.x, y: below, width: column.width, height: size });
  placeNotes(builder, notes, { x: column.x, y: below + size + 24, width: column.width, height: noteHeight });
}

function placeCompanion(builder: BoardBuilder, companion: BoardPicture, room: Box): void {
  const size = Math.min(room.height, room.width * 0.55);
  const hasLabel = companion.label !== undefined;
  const x = hasLabel ? room.x + 20 : room.x + (room.width - size) / 2;
  builder.picture(companion, { x, y: room.y, width: size, height: room.height }, { pen: 'second' });
  if (companion.label !== undefined) {
    const left = x + size + 36;
    const label = builder.text({
      text: companion.label,
      role: 'label',
      box: { x: left, y: room.y, width: room.x + room.width - left, height: room.height },
      align: 'left',
      pen: 'ink',
      largest: 78,
      smallest: 38,
      maxLines: 2,
      stand: 'middle',
    });
    builder.underline(label, 'second', { width: 8 });
  }
}

function placeUpright(
  builder: BoardBuilder,
  room: Box,
  { hero, companion }: { hero: BoardPicture; companion: BoardPicture | undefined },
): void {
  const notes = builder.content.notes.slice(0, 2);
  const hasCompanion = companion !== undefined && notes.length < 2;
  const lower = hasCompanion ? 290 : notes.length * 125;
  const labelHeight = hero.label === undefined ? 0 : 100;
  const size = room.height - lower - labelHeight - 40;
  const width = Math.min(room.width - 60, size * 1.25);
  const box = { x: room.x + (room.width - width) / 2, y: room.y, width, height: size };
  builder.picture(hero, box);
  rays(builder, box, true);
  if (hero.label !== undefined) {
    const label = builder.text({
      text: hero.label,
      role: 'label',
      box: { x: room.x, y: room.y + size + 14, width: room.width, height: labelHeight - 16 },
      align: 'centre',
      pen: 'second',
      largest: 84,
      smallest: 40,
      maxLines: 1,
    });
    builder.underline({ ...label, height: label.height - 10 }, 'first', { width: 8 });
  }
  const lowerRoom = { x: room.x, y: room.y + room.height - lower, width: room.width, height: lower };
  if (hasCompanion) {
    placeCompanion(builder, companion, lowerRoom);
  } else {
    placeNotes(builder, notes, lowerRoom);
  }
}

/** Short strokes at an upper corner of the picture's box, where pictures are rarely drawn. */
function rays(builder: BoardBuilder, box: Box, isLeft: boolean): void {
  const size = 74;
  const x = isLeft ? box.x - 26 : box.x + box.width - size + 26;
  builder.accent('spark', { x, y: box.y + 4, width: size, height: size }, { pen: 'second' });
}
