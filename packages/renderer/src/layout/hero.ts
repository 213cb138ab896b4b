import type { Box } from '../timeline/drawing.ts';
import { placeAccents } from './accents.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardPicture } from './board-content.ts';
import { boxInBox } from './boxes.ts';
import { handSize, placeLabel } from './labels.ts';
import { placeLine, placeNotes } from './notes.ts';
import { placePictureRow } from './picture-row.ts';

const labelHeight = 138;
const gap = 80;

/** One large picture that carries the scene, and beside it what is said about it. */
export function placeHero(builder: BoardBuilder, room: Box): void {
  const [hero, ...companions] = builder.content.pictures;
  if (hero === undefined) {
    return;
  }
  if (builder.content.aspect === '9:16') {
    placeUpright(builder, room, { hero, companions: companions.slice(0, 2) });
    return;
  }
  const hasSide = companions.length > 0 || builder.content.notes.length > 0;
  const width = hasSide ? Math.min(room.width * 0.46, heroWidth(hero, room)) : room.width * 0.62;
  const isLeft = !hasSide || builder.random() < 0.6;
  const x = isLeft ? room.x + (hasSide ? 10 : (room.width - width) / 2) : room.x + room.width - width - 10;
  const drawn = placeLabelled(builder, hero, { ...room, x, width });
  const sideWidth = room.width - width - gap - 10;
  const side = { ...room, x: isLeft ? x + width + gap : room.x, width: sideWidth };
  placeAccents(builder, drawn, {
    left: hasSide && !isLeft ? side.x + side.width : room.x,
    right: hasSide && isLeft ? side.x : room.x + room.width,
  });
  if (hasSide) {
    placeSide(builder, side, companions.slice(0, 2));
  }
}

/** As wide as the picture becomes at the room's full height; never narrow, so that its label has room. */
function heroWidth(hero: BoardPicture, room: Box): number {
  const height = room.height - (hero.label === undefined ? 0 : labelHeight);
  return Math.max(560, height * (hero.ratio ?? 1));
}

/** A picture in the middle of a room with its label right beneath it. @returns the picture's box */
export function placeLabelled(builder: BoardBuilder, picture: BoardPicture, room: Box): Box {
  const below = picture.label === undefined ? 0 : labelHeight;
  const fitted = boxInBox({ ...room, height: room.height - below }, picture.ratio ?? 1, 'middle');
  const top = room.y + (room.height - below - fitted.height) / 2;
  const box = builder.picture(picture, { ...fitted, y: top });
  const label = placeLabel(builder, picture, {
    box: { x: room.x, y: top + fitted.height + 12, width: room.width, height: labelHeight - 12 },
    pen: 'second',
    largest: handSize(builder, 90),
  });
  if (label !== null && picture.stress === undefined) {
    builder.underline({ ...label, height: label.height - 14 }, 'first', { width: 8 });
  }
  return box;
}

/** What the hero meets in the upper part, what is said about it in the lower. */
function placeSide(builder: BoardBuilder, side: Box, companions: readonly BoardPicture[]): void {
  const notes = builder.content.notes.slice(0, companions.length === 0 ? 4 : 2);
  if (companions.length === 0) {
    placeNotes(builder, notes, { room: side, largest: 86, tallest: notes.length === 1 ? 340 : 230 });
    return;
  }
  // A single note may be broken in two lines and stay large.
  const wanted = notes.length === 1 ? 220 : notes.length * 150;
  const notesHeight = Math.min(side.height * 0.45, wanted);
  const pictures = { ...side, height: side.height - notesHeight - (notes.length === 0 ? 0 : 30) };
  placePictureRow(builder, companions, { room: pictures, gap: 60, largestLabel: 78 });
  const y = side.y + side.height - notesHeight;
  placeNotes(builder, notes, { room: { ...side, y, height: notesHeight }, largest: 74 });
}

function placeUpright(
  builder: BoardBuilder,
  room: Box,
  { hero, companions }: { hero: BoardPicture; companions: readonly BoardPicture[] },
): void {
  const notes = builder.content.notes.slice(0, companions.length === 0 ? 3 : 1);
  const notesHeight = notes.length * (companions.length === 0 ? 150 : 180);
  const companionsHeight = companions.length === 0 ? 0 : Math.min(340, room.height * 0.32);
  const spaces = (notes.length === 0 ? 0 : 36) + (companions.length === 0 ? 0 : 36);
  const height = room.height - notesHeight - companionsHeight - spaces;
  const drawn = placeLabelled(builder, hero, { ...room, x: room.x + 40, width: room.width - 80, height });
  placeAccents(builder, drawn, { left: room.x, right: room.x + room.width });
  const below = room.y + height + 36;
  if (companions.length > 0) {
    const row = { ...room, y: below, height: companionsHeight };
    placePictureRow(builder, companions, { room: row, gap: 50, largestLabel: 70 });
  }
  const notesRoom = { ...room, y: room.y + room.height - notesHeight, height: notesHeight };
  if (companions.length > 0) {
    placeLine(builder, notes[0], notesRoom);
  } else {
    placeNotes(builder, notes, { room: notesRoom, largest: 82 });
  }
}
