import type { Box } from '../timeline/drawing.ts';
import { placeAccents } from './accents.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardGuide, BoardPicture } from './board-content.ts';
import { boxInBox } from './boxes.ts';
import { handSize, placeLabel } from './labels.ts';
import { placeLine, placeNotes } from './notes.ts';
import { placePictureRow } from './picture-row.ts';
import { guideHeight, placeGuide } from './guide.ts';

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
  const { guide } = builder.content;
  if (guide !== undefined && companions.length === 0) {
    placeGuided(builder, room, { hero, guide });
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

/** A picture, somebody who shows it, and between the two what is said of it. */
function placeGuided(
  builder: BoardBuilder,
  room: Box,
  { hero, guide }: { hero: BoardPicture; guide: BoardGuide },
): void {
  const isLeft = builder.random() < 0.6;
  const notes = builder.content.notes.slice(0, 3);
  const width = Math.min(room.width * 0.46, heroWidth(hero, room));
  const guideWidth = guideHeight(room) * (guide.toRight.ratio ?? 0.4);
  const taken = width + guideWidth + (notes.length === 0 ? guideGap : 0);
  const inset = notes.length === 0 ? (room.width - taken) / 2 : 10;
  const x = isLeft ? room.x + inset : room.x + room.width - inset - width;
  placeLabelled(builder, hero, { ...room, x, width });
  const besideX = isLeft ? x + width + guideGap : x - guideGap - guideWidth;
  const outerX = isLeft ? room.x + room.width - 10 - guideWidth : room.x + 10;
  placeGuide(builder, room, { x: notes.length === 0 ? besideX : outerX, isLookingRight: !isLeft });
  const gapX = isLeft ? x + width + gap / 2 : outerX + guideWidth + gap / 2;
  const gapWidth = room.width - width - guideWidth - gap - 20;
  placeNotes(builder, notes, {
    room: { ...room, x: gapX, width: gapWidth },
    largest: 86,
    tallest: notes.length === 1 ? 420 : 280,
  });
}

const guideGap = 120;

/** As wide as the picture becomes at the room's full height; never narrow, so that its label has room. */
function heroWidth(hero: BoardPicture, room: Box): number {
  const height = room.height - (hero.label === undefined ? 0 : labelHeight);
  return Math.max(560, height * (hero.ratio ?? 1));
}

/** A picture in the middle of a room with its label right beneath it. @returns the picture's box */
export function placeLabelled(
  builder: BoardBuilder,
  picture: BoardPicture,
  { labelHeight: high = labelHeight, ...room }: Box & { readonly labelHeight?: number },
): Box {
  const below = picture.label === undefined ? 0 : high;
  const fitted = boxInBox({ ...room, height: room.height - below }, picture.ratio ?? 1, 'middle');
  const top = room.y + (room.height - below - fitted.height) / 2;
  const box = builder.picture(picture, { ...fitted, y: top });
  const label = placeLabel(builder, picture, {
    box: { x: room.x, y: top + fitted.height + 12, width: room.width, height: high - 12 },
    pen: 'second',
    largest: handSize(builder, Math.min(90, high * 0.66)),
  });
  if (label !== null && picture.stress === undefined) {
    builder.underline({ ...label, height: label.height - 14 }, 'first', { width: 8 });
  }
  return box;
}

/** Two of more letters would be written small beneath pictures. */
const longNote = 30;
/** Fits into one line beneath pictures. */
const shortNote = 24;

/** What the hero meets in the upper part, what is said about it in the lower. */
function placeSide(builder: BoardBuilder, side: Box, companions: readonly BoardPicture[]): void {
  const told = builder.content.notes;
  const isLong = told.slice(0, 2).some(({ text }) => [...text].length > longNote);
  const beside = isLong ? 1 : 2;
  const notes = told.slice(0, companions.length === 0 ? 4 : beside);
  if (companions.length === 0) {
    placeNotes(builder, notes, { room: side, largest: 86, tallest: notes.length === 1 ? 340 : 230 });
    return;
  }
  // A single note may be broken in two lines and stay large.
  const isShort = [...(notes[0]?.text ?? '')].length <= shortNote;
  const single = isShort ? 112 : 176;
  const wanted = notes.length === 1 ? single : notes.length * 118;
  const notesHeight = Math.min(side.height * 0.4, wanted);
  const pictures = { ...side, height: side.height - notesHeight - (notes.length === 0 ? 0 : 24) };
  placePictureRow(builder, companions, { room: pictures, gap: 50, largestLabel: 66 });
  const y = side.y + side.height - notesHeight;
  placeNotes(builder, notes, { room: { ...side, y, height: notesHeight }, largest: 74 });
}

function placeUpright(
  builder: BoardBuilder,
  room: Box,
  { hero, companions }: { hero: BoardPicture; companions: readonly BoardPicture[] },
): void {
  const notes = builder.content.notes.slice(0, companions.length === 0 ? 3 : 1);
  const notesHeight = notes.length * (companions.length === 0 ? 150 : 160);
  const companionsHeight = companions.length === 0 ? 0 : Math.min(400, room.height * 0.36);
  const spaces = (notes.length === 0 ? 0 : 24) + (companions.length === 0 ? 0 : 36);
  const height = room.height - notesHeight - companionsHeight - spaces;
  const whole = { ...room, x: room.x + 40, width: room.width - 80, height, labelHeight: 104 };
  const drawn = placeLabelled(builder, hero, whole);
  placeAccents(builder, drawn, { left: room.x, right: room.x + room.width });
  const below = room.y + height + 36;
  if (companions.length > 0) {
    const row = { ...room, y: below, height: companionsHeight };
    placePictureRow(builder, companions, { room: row, gap: 50, largestLabel: 64 });
  }
  const notesRoom = { ...room, y: room.y + room.height - notesHeight, height: notesHeight };
  if (companions.length > 0) {
    placeLine(builder, notes[0], notesRoom);
  } else {
    placeNotes(builder, notes, { room: notesRoom, largest: 82 });
  }
}
