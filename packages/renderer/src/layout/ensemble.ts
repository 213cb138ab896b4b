import type { Box } from '../timeline/drawing.ts';
import { placeAccents } from './accents.ts';
import type { BoardBuilder } from './board-builder.ts';
import type { BoardContent, BoardNote, BoardPicture } from './board-content.ts';
import type { GridItem } from './grid.ts';
import { placeGuided } from './hero.ts';
import { placeLabelled, placeName } from './labelled.ts';
import { positionOf } from './narrated-order.ts';
import { planNotes, placeNotes } from './notes.ts';
import { boardRegions } from './safe-area.ts';
import { placeSide } from './side.ts';
import type { Beside } from './side.ts';
import { placeTitle } from './title.ts';

/**
 * How one main picture and what is said of it share a board. `banner`: beneath the heading, side by side. `split`: the picture
 * from the board's head to its foot, the heading beside it. `shelf`: pictures side by side, and beneath them what is said.
 * `strip`: a flat picture over the whole width, and beneath it all else. `stack`: a flat picture and what is said under it, and
 * beside both of them the other pictures. `column`: on an upright board, a tall picture beside all else.
 * `aside`: on an upright board, a picture with its name beside it, and beneath both all else.
 */
export interface Ensemble {
  readonly kind: 'banner' | 'split' | 'shelf' | 'strip' | 'stack' | 'column' | 'aside';
  /** Of the width, of a strip and on an upright board of the height: what the main picture has. */
  readonly part: number;
  /** The main picture at the right, what is said of it at the left. */
  readonly isMirrored?: boolean;
}

const gap = { '16:9': 64, '9:16': 40 } as const;
const leastMain = 440;
const mostCompanions = 2;
const mostLines = 4;
const crowd = 3;
const besideCrowd = { '16:9': 2, '9:16': 1 } as const;
/** The room beneath the pictures of a shelf. */
const shelfPart = 0.34;

/** All ensembles that can show a content; the picture stands at the left of one board and at the right of the next. */
export function ensemblesFor(content: BoardContent): Ensemble[] {
  const { turn = content.seed } = content;
  const isMirrored = turn % 2 === 1;
  return kindsFor(content).map((ensemble) => ({ ...ensemble, isMirrored }));
}

function kindsFor(content: BoardContent): Ensemble[] {
  const { main, items, lines } = partsOf(content);
  const hasSide = items.length + lines.length > 0;
  if (main === undefined || !hasSide) {
    // A heading alone in half of a board leaves that half empty: only a tall picture leaves it anyway.
    const isNamed = content.title.trim() !== '' && main !== undefined && isNamedAside(main);
    const isSplit = main !== undefined && (isTall(main) || (isNamed && !isFlat(main)));
    return !isSplit || content.aspect === '9:16' || content.guide !== undefined
      ? [{ kind: 'banner', part: 1 }]
      : [{ kind: 'banner', part: 1 }, ...splitParts.map((part) => ({ kind: 'split', part }) as const)];
  }
  if (content.aspect === '9:16') {
    // Two pictures side by side would each have half of a phone's width.
    const columns = isNarrow(main) || (isTall(main) && items.length === 0) ? columnParts : [];
    const isCrowded = items.length > 0 && isNamedAside(main);
    const asides = isCrowded && !isFlat(main) ? asideParts : [];
    return [
      ...[0.38, 0.46, 0.54, 0.62, 0.7, 0.77].map((part) => ({ kind: 'banner', part }) as const),
      ...columns.map((part) => ({ kind: 'column', part }) as const),
      ...asides.map((part) => ({ kind: 'aside', part }) as const),
    ];
  }
  const beside = [0.36, 0.44, 0.5, 0.56, 0.63].flatMap((part): Ensemble[] => [
    { kind: 'banner', part },
    ...(content.title.trim() === '' ? [] : [{ kind: 'split', part } as const]),
  ]);
  const hasShelf = items.length > 0 && lines.length > 0;
  const shelves = hasShelf ? [0.4, 0.5].map((part) => ({ kind: 'shelf', part }) as const) : [];
  const strips = isFlat(main) ? stripParts.map((part) => ({ kind: 'strip', part }) as const) : [];
  const stacks = hasShelf && isFlat(main) ? stackParts.map((part) => ({ kind: 'stack', part }) as const) : [];
  return [...beside, ...shelves, ...strips, ...stacks];
}

/** Parts of the height that a flat picture has, its name and all; and of the width that a tall one has. */
const stripParts = [0.5, 0.6, 0.7] as const;
const splitParts = [0.56, 0.64, 0.7] as const;
const stackParts = [0.5, 0.6, 0.7] as const;
const asideParts = [0.38, 0.42, 0.5, 0.58, 0.66] as const;
const columnParts = [0.3, 0.34, 0.38, 0.42, 0.46, 0.5, 0.56] as const;

function isFlat(main: BoardPicture): boolean {
  return shapeOf(main) > 1.9;
}

function isTall(main: BoardPicture): boolean {
  return shapeOf(main) < 0.8;
}

/** Whether its name may stand beside it: names of its parts stand at them. */
function isNamedAside({ label, names }: BoardPicture): boolean {
  return label !== undefined && names === undefined;
}

/** Half of an upright board's width is enough for it. */
function isNarrow(main: BoardPicture): boolean {
  return shapeOf(main) < 0.6;
}

function shapeOf({ ratio, detail }: BoardPicture): number {
  return detail === undefined ? (ratio ?? 1) : 1;
}

/** One main picture, and beside or beneath it all else that is told of it. */
export function placeEnsemble(builder: BoardBuilder, ensemble: Ensemble): void {
  const { content } = builder;
  const { kind, part, isMirrored = false } = ensemble;
  const { main, items, lines } = partsOf(content);
  const beside = { items, lines };
  const hasSide = items.length + lines.length > 0;
  if (kind === 'split' && main !== undefined) {
    placeSplit(builder, main, { part, beside, isMirrored });
    return;
  }
  const room = placeTitle(builder, { align: hasSide || content.aspect === '9:16' ? 'side' : 'centre' });
  if (main === undefined) {
    placeSide(builder, room, beside);
    return;
  }
  if (!hasSide) {
    placeAlone(builder, main, room);
  } else if (kind === 'column') {
    placeBeside(builder, main, { room, part, beside, isMirrored });
  } else if (kind === 'aside') {
    placeAside(builder, main, { room, part, beside, isMirrored });
  } else if (content.aspect === '9:16' || kind === 'strip') {
    const between = kind === 'strip' ? gap['9:16'] / 2 : gap['9:16'];
    const height = (room.height - between) * part;
    placeMain(builder, main, { ...room, height });
    const y = room.y + height + between;
    placeSide(builder, { ...room, y, height: room.y + room.height - y }, beside);
  } else if (kind === 'shelf') {
    placeShelf(builder, main, { room, part, beside, isMirrored });
  } else if (kind === 'stack') {
    placeStack(builder, main, { room, part, beside, isMirrored });
  } else {
    placeBeside(builder, main, { room, part, beside, isMirrored });
  }
}

interface BesideOptions {
  readonly room: Box;
  readonly part: number;
  readonly beside: Beside;
  readonly isMirrored: boolean;
}

/** The main picture at one side, all else at the other. */
function placeBeside(
  builder: BoardBuilder,
  main: BoardPicture,
  { room, part, beside, isMirrored }: BesideOptions,
): void {
  const { aspect } = builder.content;
  const width = aspect === '9:16' ? (room.width - gap[aspect]) * part : mainWidth(main, room, part);
  const [near, far] = besides(room, { width, between: gap[aspect], isMirrored });
  placeMain(builder, main, near);
  placeSide(builder, far, beside);
}

/** A room in two: first what is so wide, then what it leaves beyond a gap. */
function besides(
  room: Box,
  { width, between, isMirrored }: { width: number; between: number; isMirrored: boolean },
): readonly [Box, Box] {
  const rest = room.width - width - between;
  return isMirrored
    ? [
        { ...room, x: room.x + rest + between, width },
        { ...room, width: rest },
      ]
    : [
        { ...room, width },
        { ...room, x: room.x + width + between, width: rest },
      ];
}

/** What the main picture is, what stands beside it, and what is said. */
function partsOf({ template, pictures, notes, aspect, told = [] }: BoardContent): {
  main: BoardPicture | undefined;
  items: GridItem[];
  lines: BoardNote[];
} {
  const [main, ...others] = pictures;
  const later = told.flatMap(({ picture, text, cue }): GridItem[] => {
    const figure = text !== undefined && isFigure(text) ? text : undefined;
    return picture === undefined && figure === undefined ? [] : [{ picture, figure, cue }];
  });
  const clauses = told.flatMap(({ text, cue }): BoardNote[] =>
    text === undefined || isFigure(text) ? [] : [{ text, ...(cue === undefined ? {} : { cue }) }],
  );
  const companions = template === 'hero' ? others.slice(0, mostCompanions) : [];
  const items = [...companions.map((picture) => ({ picture, cue: picture.cue })), ...later];
  const said = [...notes.slice(0, mostLines), ...clauses];
  // Many pictures leave room for few lines that can be read.
  const written = said.slice(0, items.length >= crowd ? besideCrowd[aspect] : mostLines);
  // The eye goes down the lines as the voice comes to them.
  const lines = written.toSorted((one, other) => saidAt(one) - saidAt(other));
  return { main, items, lines };
}

/** What waits for no word stands first. */
function saidAt({ cue }: BoardNote): number {
  return cue === undefined ? -1 : positionOf(cue);
}

/** A number with its unit. */
export function isFigure(text: string): boolean {
  return /^\S{0,3}\d/u.test(text) && [...text].length <= longestFigure;
}

const longestFigure = 26;

/** As wide as the picture becomes at the room's full height, within its part. */
function mainWidth(main: BoardPicture, room: Box, part: number): number {
  return Math.min(room.width * part, Math.max(leastMain, room.height * shapeOf(main)));
}

function placeMain(builder: BoardBuilder, main: BoardPicture, room: Box): void {
  const drawn = placeLabelled(builder, main, {
    ...room,
    labelHeight: builder.content.aspect === '9:16' ? 164 : 112,
  });
  placeAccents(builder, drawn, { left: room.x, right: room.x + room.width });
}

function placeAlone(builder: BoardBuilder, main: BoardPicture, room: Box): void {
  const { guide, aspect } = builder.content;
  if (guide !== undefined && aspect === '16:9') {
    placeGuided(builder, room, { hero: main, guide });
  } else {
    placeMain(builder, main, room);
  }
}

function placeSplit(
  builder: BoardBuilder,
  main: BoardPicture,
  { part, beside, isMirrored }: Omit<BesideOptions, 'room'>,
): void {
  const { left, right, title, contentBottom } = boardRegions(builder.content.aspect);
  const whole = { x: left, y: title.y, width: right - left, height: contentBottom - title.y };
  const width = mainWidth(main, whole, part);
  const [near, side] = besides(whole, { width, between: gap['16:9'], isMirrored });
  if (beside.items.length + beside.lines.length === 0) {
    placeNamedAside(builder, main, { near, side });
    return;
  }
  const room = placeTitle(builder, { align: 'side', side });
  placeMain(builder, main, near);
  placeSide(builder, room, beside);
}

/** What its heading and its name take of a side, under the heading. */
const nameRoom = 290;
const nameLettering = 100;

/** A picture as high as the board, and beside it its heading with its name under that. */
function placeNamedAside(
  builder: BoardBuilder,
  main: BoardPicture,
  { near, side }: { near: Box; side: Box },
): void {
  const { label, stress: _ring, ...unnamed } = main;
  const room = placeTitle(builder, { align: 'middle', side, kept: label === undefined ? 0 : nameRoom });
  placeMain(builder, unnamed, near);
  const height = Math.min(room.height, nameRoom);
  placeName(builder, main, { room: { ...room, height }, largest: nameLettering });
}

/** Above all else on an upright board a picture as high as its part, its name beside it. */
function placeAside(
  builder: BoardBuilder,
  main: BoardPicture,
  { room, part, beside, isMirrored }: BesideOptions,
): void {
  const between = gap['9:16'];
  const height = (room.height - between) * part;
  const width = Math.min(height * shapeOf(main), room.width * mostAside);
  const [near, far] = besides({ ...room, height }, { width, between, isMirrored });
  const { label: _name, stress: _ring, ...unnamed } = main;
  placeMain(builder, unnamed, near);
  placeName(builder, main, { room: far, largest: nameLettering, stand: 'middle' });
  const y = room.y + height + between;
  placeSide(builder, { ...room, y, height: room.y + room.height - y }, beside);
}

/** What a picture has of the width at most where its name stands beside it. */
const mostAside = 0.68;

function placeShelf(
  builder: BoardBuilder,
  main: BoardPicture,
  { room, part, beside: { items, lines }, isMirrored }: BesideOptions,
): void {
  const lowest = { ...room, height: room.height * shelfPart };
  const { height } = planNotes(builder, lines, { room: lowest, largest: shelfLettering });
  const upper = { ...room, height: room.height - height - gap['16:9'] * 0.5 };
  const width = mainWidth(main, upper, part);
  const [near, far] = besides(upper, { width, between: gap['16:9'], isMirrored });
  placeMain(builder, main, near);
  placeSide(builder, far, { items, lines: [] });
  const y = room.y + room.height - height;
  placeNotes(builder, lines, { room: { ...room, y, height: height + 1 }, largest: shelfLettering });
}

const shelfLettering = 96;

/** What a flat picture leaves of its column is what is said. */
function placeStack(
  builder: BoardBuilder,
  main: BoardPicture,
  { room, part, beside: { items, lines }, isMirrored }: BesideOptions,
): void {
  const width = (room.width - gap['16:9']) * part;
  const [near, far] = besides(room, { width, between: gap['16:9'], isMirrored });
  const above = Math.min(room.height * 0.66, width / shapeOf(main) + stackName);
  placeMain(builder, main, { ...near, height: above });
  placeSide(builder, far, { items, lines: [] });
  const y = room.y + above + gap['9:16'] / 2;
  const height = Math.max(1, room.y + room.height - y);
  placeNotes(builder, lines, { room: { ...near, y, height }, largest: shelfLettering });
}

const stackName = 112;
