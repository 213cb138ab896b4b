import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardNote } from './board-content.ts';
import { rowsOf } from './boxes.ts';
import { commonSize, handSize } from './labels.ts';
import { stressWords } from './stress-words.ts';

export interface NotesOptions {
  readonly room: Box;
  readonly largest?: number;
  /** A note takes no more height than this, so that few of them stay together. */
  readonly tallest?: number;
  /** Lettered no larger than this, so that what stands beside one another is of one size. */
  readonly most?: number;
}

const gap = 24;
const mark = 46;
const markGap = 26;

/** Writes notes one below the other, each behind a small picture, a tick or a bullet, in one size of lettering. */
export function placeNotes(builder: BoardBuilder, notes: readonly BoardNote[], options: NotesOptions): void {
  if (notes.length === 0) {
    return;
  }
  const { rows, iconWidth, places } = layOutNotes(builder, notes, options);
  const shape = builder.random() < 0.5 ? 'tick' : 'bullet';
  const common = Math.min(commonSize(builder, places), options.most ?? Infinity);
  places.forEach((place, index) => {
    const note = notes[index];
    const row = rows[index];
    if (note === undefined || row === undefined) {
      return;
    }
    const pen = index % 2 === 0 ? 'second' : 'first';
    if (note.picture === undefined) {
      const x = row.x + (iconWidth - mark) / 2;
      const y = row.y + row.height / 2 - mark / 2;
      builder.accent(shape, { x, y, width: mark, height: mark }, { pen, cue: note.cue });
    } else {
      const box = { x: row.x, y: row.y, width: iconWidth, height: row.height };
      builder.picture({ ...note.picture, ...(note.cue === undefined ? {} : { cue: note.cue }) }, box, {
        pen,
      });
    }
    stressWords(builder, builder.text({ ...place, largest: common }), { stress: note.stress, pen });
  });
}

/** The size in which notes would be lettered; undefined where there are none. */
export function sizeOfNotes(
  builder: BoardBuilder,
  notes: readonly BoardNote[],
  options: NotesOptions,
): number | undefined {
  return notes.length === 0 ? undefined : commonSize(builder, layOutNotes(builder, notes, options).places);
}

function layOutNotes(
  builder: BoardBuilder,
  notes: readonly BoardNote[],
  { room, largest: size = 80, tallest = 210 }: NotesOptions,
): { rows: Box[]; iconWidth: number; places: TextPlace[] } {
  const height = Math.min(room.height, tallest * notes.length + gap * (notes.length - 1));
  const block = { ...room, y: room.y + (room.height - height) / 2, height };
  const rows = rowsOf(block, notes.length, gap);
  const iconWidth = notes.some((note) => note.picture !== undefined)
    ? Math.min(210, rows[0]?.height ?? 150)
    : mark;
  const largest = handSize(builder, size);
  const places = notes.map((note, index) => notePlace(note, rows[index] ?? room, { iconWidth, largest }));
  return { rows, iconWidth, places };
}

function notePlace(
  note: BoardNote,
  row: Box,
  { iconWidth, largest }: { iconWidth: number; largest: number },
): TextPlace {
  const left = iconWidth + markGap;
  return {
    text: note.text,
    role: 'fact',
    box: { x: row.x + left, y: row.y, width: row.width - left, height: row.height },
    align: 'left',
    pen: 'ink',
    largest,
    smallest: 36,
    maxLines: 3,
    stand: 'middle',
  };
}

/** One note in the middle of a strip, without a mark before it. */
export function placeLine(builder: BoardBuilder, note: BoardNote | undefined, box: Box): void {
  if (note === undefined) {
    return;
  }
  const text = builder.text({
    text: note.text,
    role: 'fact',
    box,
    align: 'centre',
    pen: 'ink',
    largest: handSize(builder, 74),
    smallest: 34,
    maxLines: 2,
    stand: 'middle',
    cue: note.cue,
  });
  stressWords(builder, text, { stress: note.stress, pen: 'second' });
}
