import type { Box } from '../timeline/drawing.ts';
import type { BoardAspect } from '../timeline/language.ts';
import type { BoardBuilder, TextPlace } from './board-builder.ts';
import type { BoardNote } from './board-content.ts';
import { goodSize, leastSize } from './lettering-size.ts';
import { handSize } from './labels.ts';
import { stressWords } from './stress-words.ts';
import { isNarrowColumn, isPoorlyBroken } from './word-columns.ts';

export interface NotesOptions {
  readonly room: Box;
  readonly largest?: number;
  /** Lettered no larger than this, so that what stands beside one another is of one size. */
  readonly most?: number;
}

const mark = 46;
const markGap = 26;
const icon = { most: 210, least: 130, part: 0.2 } as const;
/** A note is no longer than so many lines. */
const mostLines = { '16:9': 4, '9:16': 7 } as const;
/** From one size to the next smaller one that is tried. */
const smaller = 0.95;
/** Notes become no smaller than this beside what would fit, only to stand in lines. */
const leastShrunk = 0.68;
/** Two lines of a note are read at a glance. */
const fewLines = 2;
/** Between two notes, as parts of the lettering's size. */
const between = { least: 0.35, most: 0.9 } as const;

/** Notes with their lines, as they stand in their room. */
interface NotesPlan {
  /** As many of the notes as there is room for. */
  readonly notes: readonly BoardNote[];
  readonly size: number;
  readonly rows: readonly Box[];
  readonly iconWidth: number;
  readonly places: readonly TextPlace[];
  /** What all of them take. */
  readonly height: number;
  readonly hasColumns: boolean;
  /** In how many lines the longest of them stands. */
  readonly lines: number;
}

/** Writes notes one below the other, each behind a small picture, a tick or a bullet, in one size of lettering. */
export function placeNotes(builder: BoardBuilder, notes: readonly BoardNote[], options: NotesOptions): void {
  if (notes.length === 0) {
    return;
  }
  const plan = planNotes(builder, notes, options);
  const shape = builder.random() < 0.5 ? 'tick' : 'bullet';
  plan.places.forEach((place, index) => {
    const note = plan.notes[index];
    const row = plan.rows[index];
    if (note === undefined || row === undefined) {
      return;
    }
    const pen = index % 2 === 0 ? 'second' : 'first';
    if (note.picture === undefined && plan.iconWidth > 0) {
      const x = row.x + (plan.iconWidth - mark) / 2;
      const y = row.y + row.height / 2 - mark / 2;
      builder.accent(shape, { x, y, width: mark, height: mark }, { pen, cue: note.cue });
    } else if (note.picture !== undefined) {
      const box = { x: row.x, y: row.y, width: plan.iconWidth, height: row.height };
      builder.picture({ ...note.picture, ...(note.cue === undefined ? {} : { cue: note.cue }) }, box, {
        pen,
      });
    }
    const text = builder.text(place);
    if (text !== undefined) {
      stressWords(builder, text, { stress: note.stress, pen });
    }
  });
  builder.leaveOut(notes.length - plan.notes.length);
}

/** The size in which notes would be lettered; undefined where there are none. */
export function sizeOfNotes(
  builder: BoardBuilder,
  notes: readonly BoardNote[],
  options: NotesOptions,
): number | undefined {
  return notes.length === 0 ? undefined : planNotes(builder, notes, options).size;
}

/** As large as all of them fit beneath one another; where they do not even small, the last are left out. */
export function planNotes(
  builder: BoardBuilder,
  notes: readonly BoardNote[],
  options: NotesOptions,
): NotesPlan {
  const least = leastSize(builder.content, 'fact');
  const largest = Math.max(
    least,
    Math.min(handSize(builder, options.largest ?? 80), options.most ?? Infinity),
  );
  // As few as these, and none that must stand there is left out.
  const fewest = Math.max(1, notes.findLastIndex(({ isKept }) => isKept === true) + 1);
  for (let count = notes.length; count >= fewest; count--) {
    const shown = notes.slice(0, count);
    // What must stand there is rather small than left out.
    const floor = shown.some(({ isKept }) => isKept === true) ? smallestKept : least;
    const good = goodSize(builder.content, 'fact');
    const plan = readablePlan(sizesBetween(largest, floor), good, (size) =>
      planAt(builder, shown, { room: options.room, size }),
    );
    if (plan !== undefined) {
      return plan;
    }
  }
  const kept = notes.filter(({ isKept }) => isKept === true);
  return cutPlan(builder, kept, options.room);
}

const smallestKept = 36;
/** Lines whose heights add up to their room's fit it, whatever is lost in adding. */
const hair = 0.1;

/** As large as fits; smaller where words would stand one below the other otherwise, but so that they are read without effort. */
function readablePlan(
  sizes: readonly number[],
  good: number,
  planOf: (size: number) => NotesPlan | undefined,
): NotesPlan | undefined {
  const largest = largestPlan(sizes, planOf);
  if (largest?.hasColumns !== true) {
    return largest;
  }
  const smallest = Math.max(good, largest.size * leastShrunk);
  const nearly = sizes.filter((size) => size < largest.size && size >= smallest);
  const reads = [
    (plan: NotesPlan): boolean => !plan.hasColumns && plan.lines <= fewLines,
    (plan: NotesPlan): boolean => !plan.hasColumns,
  ];
  const better = reads.flatMap((isRead) => {
    const plan = largestPlan(nearly, (size) => {
      const tried = planOf(size);
      return tried !== undefined && isRead(tried) ? tried : undefined;
    });
    return plan ?? [];
  });
  return better[0] ?? largest;
}

function sizesBetween(largest: number, floor: number): number[] {
  const count = Math.max(0, Math.ceil(Math.log(floor / largest) / Math.log(smaller)));
  const sizes = Array.from({ length: count }, (_, index) => largest * smaller ** index);
  return [...sizes.filter((size) => size > floor), floor];
}

/** What fits at a size fits at every smaller one: the largest is found by halving. */
function largestPlan(
  sizes: readonly number[],
  planOf: (size: number) => NotesPlan | undefined,
): NotesPlan | undefined {
  let best: NotesPlan | undefined;
  let [low, high] = [0, sizes.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const plan = planOf(sizes[middle] ?? 0);
    if (plan === undefined) {
      low = middle + 1;
    } else {
      best = plan;
      high = middle - 1;
    }
  }
  return best;
}

function planAt(
  builder: BoardBuilder,
  notes: readonly BoardNote[],
  { room, size }: { room: Box; size: number },
): NotesPlan | undefined {
  const iconWidth = iconWidthOf(builder, notes, room);
  const places = notes.map((note) =>
    notePlace(note, room, { iconWidth, size, aspect: builder.content.aspect }),
  );
  const fitted = places.map((place) => builder.fit(place));
  const heights = fitted.map(({ height }, index) =>
    notes[index]?.picture === undefined ? height : Math.max(height, iconWidth * 0.85),
  );
  const total = heights.reduce((sum, height) => sum + height, 0);
  const { language } = builder.content;
  const spaces = notes.length - 1;
  const isFit = fitted.every(({ isWhole, fontSize }) => isWhole && fontSize >= size - 0.5);
  if (!isFit || total + spaces * size * between.least > room.height) {
    return undefined;
  }
  const spare = (room.height - total) / (notes.length + 1);
  const gap = Math.max(size * between.least, Math.min(size * between.most, spare));
  const height = total + spaces * gap;
  let y = room.y + (room.height - height) / 2;
  const rows = heights.map((high) => {
    const row = { ...room, y, height: high };
    y += high + gap;
    return row;
  });
  return {
    notes,
    size,
    rows,
    iconWidth,
    height,
    lines: Math.max(...fitted.map(({ lines }) => lines.length)),
    hasColumns: fitted.some(
      ({ lines }) => isPoorlyBroken(lines, language) || isNarrowColumn(lines, language),
    ),
    places: places.map((place, index) => ({
      ...place,
      box: { ...place.box, y: rows[index]?.y ?? room.y, height: (rows[index]?.height ?? room.height) + hair },
    })),
  };
}

/** What has to stand there and has no room: rows of one height, cut where there is no other way. */
function cutPlan(builder: BoardBuilder, notes: readonly BoardNote[], room: Box): NotesPlan {
  const height = (room.height - 24 * (notes.length - 1)) / Math.max(1, notes.length);
  const rows = notes.map((_, index) => ({ ...room, y: room.y + index * (height + 24), height }));
  const places = notes.map((note, index) => ({
    ...notePlace(note, rows[index] ?? room, {
      iconWidth: mark,
      size: smallestKept,
      aspect: builder.content.aspect,
    }),
    isKept: true,
  }));
  return {
    notes,
    size: leastSize(builder.content, 'fact'),
    rows,
    iconWidth: mark,
    places,
    height: room.height,
    hasColumns: true,
    lines: mostLines[builder.content.aspect],
  };
}

function iconWidthOf({ content }: BoardBuilder, notes: readonly BoardNote[], room: Box): number {
  if (notes.length === 1 && notes[0]?.picture === undefined && content.aspect === '9:16') {
    // Nothing has to be told apart, and there is little width.
    return 0;
  }
  return notes.some((note) => note.picture !== undefined)
    ? Math.max(icon.least, Math.min(icon.most, room.width * icon.part))
    : mark;
}

function notePlace(
  note: BoardNote,
  row: Box,
  { iconWidth, size, aspect }: { iconWidth: number; size: number; aspect: BoardAspect },
): TextPlace {
  const left = iconWidth === 0 ? 0 : iconWidth + markGap;
  return {
    text: note.text,
    shorter: note.shorter,
    isKept: note.isKept,
    role: 'fact',
    box: { x: row.x + left, y: row.y, width: row.width - left, height: row.height },
    align: 'left',
    pen: 'ink',
    largest: size,
    smallest: note.isKept === true ? smallestKept : size,
    maxLines: mostLines[aspect],
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
    shorter: note.shorter,
    role: 'fact',
    box,
    align: 'centre',
    pen: 'ink',
    largest: handSize(builder, 84),
    smallest: 34,
    maxLines: 2,
    stand: 'middle',
    cue: note.cue,
  });
  if (text !== undefined) {
    stressWords(builder, text, { stress: note.stress, pen: 'second' });
  }
}
