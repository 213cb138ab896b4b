import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardNote } from './board-content.ts';
import { columnsOf } from './boxes.ts';
import { leastOfSeveral, placeGrid, planGrid } from './grid.ts';
import type { GridItem } from './grid.ts';
import { goodSize } from './lettering-size.ts';
import { placeNotes, planNotes } from './notes.ts';

/** What stands beside or beneath a board's main picture. */
export interface Beside {
  readonly items: readonly GridItem[];
  readonly lines: readonly BoardNote[];
}

/** How pictures and lines share a room. */
interface SidePlan {
  readonly pictures: Box;
  readonly words: Box;
  readonly worth: number;
}

const gap = 44;
/** Parts of a room that the pictures have, the lines have the others. */
const parts = [0.34, 0.44, 0.54, 0.64, 0.72, 0.8] as const;
/** Lettering that has to be looked at closely. */
const smallWorth = 0.3;
/** A picture beside words is at least this part as large as one of several. */
const iconPart = 0.84;
/** A smaller picture is an icon. */
const icon = 200;
const iconWorth = 0.35;
/** What a line of lettering that is large is worth beside a room full of pictures. */
const letteringWorth = 0.08;
const largestLine = { '16:9': 84, '9:16': 96 } as const;

function largestIn({ content: { aspect } }: BoardBuilder): number {
  return largestLine[aspect];
}

/** Pictures over or beside what is said, whichever leaves both larger. */
export function placeSide(builder: BoardBuilder, room: Box, { items, lines }: Beside): void {
  if (lines.length === 0) {
    placeItems(builder, items, room);
    return;
  }
  const largest = largestIn(builder) * (lines.length === 1 ? 1.1 : 1);
  if (items.length === 0) {
    placeLines(builder, lines, { room, largest });
    return;
  }
  const shares = sharesOf(builder, room, lines);
  // Fewer pictures with what is said of them rather than all of them as icons.
  for (let count = items.length; count > 0; count--) {
    const shown = items.slice(0, count);
    const best = bestShare(builder, shares, { items: shown, lines });
    if (best !== undefined) {
      placeItems(builder, shown, best.pictures);
      placeNotes(builder, lines, { room: best.words, largest: largestIn(builder) });
      builder.leaveOut(items.length - count);
      return;
    }
  }
  placeItems(builder, items, room);
  builder.leaveOut(lines.length);
}

/** A way to share a room, and how the lines are written in their part of it. */
interface Share extends Omit<SidePlan, 'worth'> {
  readonly notes: ReturnType<typeof planNotes>;
}

/** All ways to share a room among pictures and lines in which some of these are written. */
function sharesOf(builder: BoardBuilder, room: Box, lines: readonly BoardNote[]): Share[] {
  return parts
    .flatMap((part) => [stacked(room, part), inARow(room, part)])
    .filter(({ words }) => words.width >= leastWords[builder.content.aspect])
    .map((plan) => ({
      ...plan,
      notes: planNotes(builder, lines, { room: plan.words, largest: largestIn(builder) }),
    }))
    .filter(({ notes }) => notes.notes.length > 0);
}

/** The best of them; undefined where none shows the pictures. */
function bestShare(builder: BoardBuilder, shares: readonly Share[], beside: Beside): SidePlan | undefined {
  return shares
    .flatMap((share) => {
      const worth = worthOf(builder, share, beside);
      return worth === undefined ? [] : [{ pictures: share.pictures, words: share.words, worth }];
    })
    .toSorted((one, other) => other.worth - one.worth)[0];
}

/** Beneath one another, or side by side where that leaves them larger. */
function placeLines(
  builder: BoardBuilder,
  lines: readonly BoardNote[],
  { room, largest }: { room: Box; largest: number },
): void {
  const columns = columnsOf(room, lines.length, gap * 2);
  const plans = columns.map((column, index) =>
    planNotes(builder, lines.slice(index, index + 1), { room: column, largest }),
  );
  const under = planNotes(builder, lines, { room, largest });
  const size = Math.min(...plans.map((plan) => plan.size));
  const written = plans.filter(({ notes }) => notes.length > 0).length;
  const isWider = (columns[0]?.width ?? 0) >= leastWords[builder.content.aspect];
  if (isWider && written >= under.notes.length && (written > under.notes.length || size > under.size)) {
    columns.forEach((column, index) =>
      placeNotes(builder, lines.slice(index, index + 1), { room: column, largest, most: size }),
    );
  } else {
    placeNotes(builder, lines, { room, largest });
  }
}

function stacked(room: Box, part: number): Omit<SidePlan, 'worth'> {
  const height = (room.height - gap) * part;
  return {
    pictures: { ...room, height },
    words: { ...room, y: room.y + height + gap, height: room.height - height - gap },
  };
}

function inARow(room: Box, part: number): Omit<SidePlan, 'worth'> {
  const width = (room.width - gap * 1.4) * part;
  return {
    pictures: { ...room, width },
    words: { ...room, x: room.x + width + gap * 1.4, width: room.width - width - gap * 1.4 },
  };
}

/** Words in a narrower column are broken after every other one. */
const leastWords = { '16:9': 440, '9:16': 480 } as const;

function worthOf(
  builder: BoardBuilder,
  { pictures, words, notes }: Share,
  { items, lines }: Beside,
): number | undefined {
  const grid = planGrid(builder, items, pictures);
  // Beside words as well a picture is no icon: rather it has their room.
  if (grid === undefined || grid.smallest < leastOfSeveral[builder.content.aspect] * iconPart) {
    return undefined;
  }
  const room = pictures.width * pictures.height + words.width * words.height;
  const lost = lines.length - notes.notes.length;
  const { content } = builder;
  const isSmall = notes.size < goodSize(content, 'fact');
  const hasSmallNames = grid.labels.written > 0 && grid.labels.size < goodSize(content, 'label');
  const small =
    (isSmall ? smallWorth : 0) + (hasSmallNames ? smallWorth : 0) + (grid.smallest < icon ? iconWorth : 0);
  return grid.area / room + (letteringWorth * notes.size) / largestIn(builder) - lost * 0.4 - small;
}

/** As many as find room, the last are left out. */
function placeItems(builder: BoardBuilder, items: readonly GridItem[], room: Box): void {
  for (let count = items.length; count > 0; count--) {
    const shown = items.slice(0, count);
    const plan = planGrid(builder, shown, room);
    if (plan !== undefined) {
      placeGrid(builder, shown, plan);
      builder.leaveOut(items.length - count);
      return;
    }
  }
  builder.leaveOut(items.length);
}
