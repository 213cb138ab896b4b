import type { Box } from '../timeline/drawing.ts';
import { placeAccents } from './accents.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardGuide, BoardNote, BoardPicture } from './board-content.ts';
import { boxInBox } from './boxes.ts';
import { handSize, placeLabel } from './labels.ts';
import { placeNotes } from './notes.ts';
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
  const hasSide = companions.length > 0 || builder.content.notes.length > 0;
  if (guide !== undefined && !hasSide) {
    placeGuided(builder, room, { hero, guide });
    return;
  }
  const width = hasSide ? Math.min(room.width * 0.46, heroWidth(hero, room)) : room.width * 0.62;
  // What is drawn first stands first in reading order: the left is never empty while the right is drawn.
  const x = room.x + (hasSide ? 10 : (room.width - width) / 2);
  const drawn = placeLabelled(builder, hero, { ...room, x, width });
  const side = { ...room, x: x + width + gap, width: room.width - width - gap - 10 };
  placeAccents(builder, drawn, { left: room.x, right: hasSide ? side.x : room.x + room.width });
  if (hasSide) {
    placeSide(builder, side, companions.slice(0, 2));
  }
}

/** A picture and somebody right beside it who shows it. */
function placeGuided(
  builder: BoardBuilder,
  room: Box,
  { hero, guide }: { hero: BoardPicture; guide: BoardGuide },
): void {
  const width = Math.min(room.width * 0.46, heroWidth(hero, room));
  const guideWidth = guideHeight(room) * (guide.toLeft.ratio ?? 0.4);
  const x = room.x + (room.width - width - guideGap - guideWidth) / 2;
  placeLabelled(builder, hero, { ...room, x, width });
  placeGuide(builder, room, { x: x + width + guideGap, isLookingRight: false });
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
    largest: handSize(builder, high * 0.66),
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

/** Measures of an upright board, whose lettering is read on a phone. */
const upright = { label: 164, line: 180, lines: 300, companions: 470, lettering: 104, gap: 40 } as const;

/** A long note is broken into lines, and stays as large as a short one. */
function uprightHeight(notes: readonly BoardNote[]): number {
  const heights = notes.map(({ text }) => ([...text].length > shortNote ? upright.lines : upright.line));
  return heights.reduce((sum, height) => sum + height, 0);
}

function placeUpright(
  builder: BoardBuilder,
  room: Box,
  { hero, companions }: { hero: BoardPicture; companions: readonly BoardPicture[] },
): void {
  // Two more pictures leave no room for lettering that could be read.
  const notes = companions.length > 1 ? [] : builder.content.notes.slice(0, 2);
  const [companion] = companions;
  if (companion !== undefined && notes.length > 0) {
    placeBesideEachOther(builder, room, { pictures: [hero, companion], notes });
    return;
  }
  const notesHeight = uprightHeight(notes);
  const companionsHeight = companions.length === 0 ? 0 : Math.min(upright.companions, room.height * 0.42);
  const spaces = (notes.length === 0 ? 0 : 24) + (companions.length === 0 ? 0 : 36);
  const height = room.height - notesHeight - companionsHeight - spaces;
  const whole = { ...room, x: room.x + 40, width: room.width - 80, height, labelHeight: upright.label };
  const drawn = placeLabelled(builder, hero, whole);
  placeAccents(builder, drawn, { left: room.x, right: room.x + room.width });
  if (companions.length > 0) {
    const row = { ...room, y: room.y + height + 36, height: companionsHeight };
    placePictureRow(builder, companions, { room: row, gap: upright.gap, largestLabel: upright.lettering });
  }
  placeNotes(builder, notes, {
    room: { ...room, y: room.y + room.height - notesHeight, height: notesHeight },
    largest: upright.lettering,
    tallest: upright.lines,
  });
}

/** Two pictures in a row, and beneath them what is said, as large as both leave room for. */
function placeBesideEachOther(
  builder: BoardBuilder,
  room: Box,
  { pictures, notes }: { pictures: readonly BoardPicture[]; notes: readonly BoardNote[] },
): void {
  const notesHeight = Math.min(room.height * 0.5, uprightHeight(notes) + 60);
  const row = { ...room, height: room.height - notesHeight - 36 };
  placePictureRow(builder, pictures, { room: row, gap: upright.gap, largestLabel: upright.lettering });
  placeNotes(builder, notes, {
    room: { ...room, y: room.y + room.height - notesHeight, height: notesHeight },
    largest: upright.lettering,
    tallest: upright.lines,
  });
}
