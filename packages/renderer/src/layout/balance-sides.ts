import type { Box, Cue } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote, BoardPicture } from './board-content.ts';
import { nameGap, placeLabelled } from './labelled.ts';
import { placeLabel } from './labels.ts';
import { positionOf } from './narrated-order.ts';
import { placeNotes, sizeOfNotes } from './notes.ts';
import type { NotesOptions } from './notes.ts';

/** Room for a name beneath its picture, and for one over what is said of it. */
export const nameHeight = { beneath: 96, over: 100 } as const;
/** The lines of a table. */
export const grid = { pen: 'ink', width: 5 } as const;

/** Where both of a table stand, and what is said of them. */
export interface Sides {
  readonly heads: readonly Box[];
  /** Where their names stand; beneath them when left out. */
  readonly names?: readonly Box[];
  readonly rows: readonly { readonly notes: readonly BoardNote[]; readonly options: NotesOptions }[];
}

/** Both pictures, and in one size of lettering what is said of them. */
export function placeSides(builder: BoardBuilder, { heads, rows, names }: Sides): void {
  const sizes = rows.flatMap(({ notes, options }) => sizeOfNotes(builder, notes, options) ?? []);
  const shown = drawnTogether(builder.content.pictures);
  const gap = nameGap(shown);
  heads.forEach((head, index) => {
    const picture = shown[index];
    const name = names?.[index];
    if (picture !== undefined && name !== undefined) {
      builder.picture(picture, head);
      placeName(builder, picture, name);
    } else if (picture !== undefined) {
      placeLabelled(builder, picture, { ...head, labelHeight: nameHeight.beneath, gap });
    }
  });
  rows.forEach(({ notes, options }) => {
    placeNotes(builder, notes, { ...options, most: Math.min(...sizes) });
  });
}

/**
 * All are drawn when the first of them is told of: no half of a board is empty until its side is told. The names of the others
 * are ringed then.
 */
export function drawnTogether(pictures: readonly BoardPicture[]): BoardPicture[] {
  const earliest = Math.min(...pictures.map(({ cue }) => saidAt(cue)));
  const first = pictures.find(({ cue }) => saidAt(cue) === earliest)?.cue;
  return pictures.map(({ cue, ...picture }) => {
    const timed = { ...picture, ...(first === undefined ? {} : { cue: first }) };
    return cue === undefined || saidAt(cue) === earliest ? timed : { ...timed, stress: cue };
  });
}

/** What waits for no word stands first. */
function saidAt(cue: Cue | undefined): number {
  return cue === undefined ? -1 : positionOf(cue);
}

/** The name of one of two as the heading of what is said of it. */
function placeName(builder: BoardBuilder, picture: BoardPicture, box: Box): void {
  const label = placeLabel(builder, picture, {
    box,
    pen: 'second',
    align: 'left',
    largest: 74,
    stand: 'middle',
  });
  if (label !== null && picture.stress === undefined) {
    builder.underline({ ...label, height: label.height - 14 }, 'first', { width: 8 });
  }
}
