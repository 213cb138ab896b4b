import { drivesAway } from '../../describe/vehicles.ts';
import { actPieces, boundsOf, movedShapes } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { Cast } from './cast.ts';
import { propPieces } from './told-props.ts';

/** Sizes of a stage in board units, where its ground is, and how tall a grown person is shown. */
export const stages = {
  '16:9': { width: 1700, height: 640, ground: 546, person: 476 },
  '9:16': { width: 940, height: 1100, ground: 980, person: 640 },
  /** One of two pictures side by side, and of two above each other. */
  beside: { width: 836, height: 640, ground: 556, person: 440 },
  above: { width: 940, height: 536, ground: 464, person: 372 },
} as const;
export type StageName = keyof typeof stages;

/** Wider than high: what is said has room beside whoever says it. */
export function isWideStage(name: StageName): boolean {
  return name === '16:9' || name === 'above';
}

export function isTiny({ name }: { name: string }): boolean {
  return insects.test(name);
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It looks to the left. */
  readonly turn: boolean;
  /** Where things stand, also of whoever flies. */
  readonly ground: number;
}

/** The tallest is at least this part of a person's height, or nobody would be seen. */
const leastTall = { usual: 0.76, tiny: 0.56 } as const;
/** Whom nobody takes for larger than a house. */
const insects =
  /(?:^|-|honey|lady|young-)(?:bee|butterfly|ant|bug|beetle|cricket|spider|worm|snail|mosquito|fly)(?:-|$)/u;

/** How much sizes are evened out: beside people, small animals stay small. */
const evenings = { own: 0.58, people: 0.74 } as const;

const smallSize = 0.5;

export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly ground: number;
  readonly person: number;
}

/** Where the middle of those who stand there is, and how much of the width they may take. */
const arrangements = {
  wide: {
    plain: { alone: 0.4, company: 0.42, room: 0.76 },
    balloon: { alone: 0.36, company: 0.34, room: 0.6 },
    noted: { alone: 0.3, company: 0.3, room: 0.5 },
  },
  upright: {
    plain: { alone: 0.44, company: 0.5, room: 0.94 },
    balloon: { alone: 0.44, company: 0.5, room: 0.94 },
    noted: { alone: 0.44, company: 0.5, room: 0.94 },
  },
} as const;

/** Where everybody stands: alone a little off the middle, in company toward one another. */
export function spotsOf(
  cast: readonly Cast[],
  { size, isWide, words }: { size: StageSize; isWide: boolean; words: keyof (typeof arrangements)['wide'] },
): Spot[] {
  const isBesidePeople = cast.length > 1 && cast.some(({ figure }) => figure.isPerson);
  const evening = isBesidePeople ? evenings.people : evenings.own;
  const tall = cast.map(({ figure }) => Math.min(1.06, Math.pow(figure.size, evening)));
  const least = cast.every(({ figure }) => isTiny(figure)) ? leastTall.tiny : leastTall.usual;
  const enlarged = Math.max(1, least / Math.max(...tall));
  const heights = tall.map((part) => part * enlarged * size.person);
  const arrangement = arrangements[isWide ? 'wide' : 'upright'][words];
  const middle = cast.length === 1 ? arrangement.alone : arrangement.company;
  const widths = cast.map(({ figure, posture, act, told, prop }, index) => {
    const { top, ...sides } = boundsOf(figure.shapes);
    const { left, right, high } = withPieces(
      { ...sides, high: -top },
      { act, told, prop, shapes: figure.shapes },
    );
    // Who lies or is bent to the ground is as long as they would be tall; a crab or hedgehog is as wide as it is large.
    const isLow = !figure.isPerson && figure.size < smallSize;
    const isBent = !figure.isPerson && posture === 'search' && figureWidth(figure.shapes) > -top;
    const flat = posture === 'sleep' || isLow || isBent ? 0.8 : 0;
    const own = Math.max(-top, (right - left) * flat);
    const scale = Math.min((heights[index] ?? 1) / Math.max(1, own), (size.ground * highest) / high);
    return { scale, width: (right - left) * scale, centre: ((left + right) / 2) * scale };
  });
  const gap = isWide ? 46 : 24;
  const whole = widths.reduce((sum, { width }) => sum + width, 0) + gap * (cast.length - 1);
  const room = size.width * arrangement.room;
  const shrink = Math.min(1, room / whole);
  let left = Math.max(size.width * 0.03, middle * size.width - (whole * shrink) / 2);
  return cast.map(({ isFlying, isFar, subject }, index) => {
    const { scale, width, centre } = widths[index] ?? { scale: 1, width: 0, centre: 0 };
    // What is run after drives on before whoever runs.
    const isChased = cast[0]?.act === 'run' && drivesAway(subject.figure);
    // Also whoever speaks turns to the other, and not to what they say.
    const turn = index > 0 && !isChased;
    const x = left + (width * shrink) / 2 - (turn ? -centre : centre) * shrink;
    left += (width + gap) * shrink;
    const high = (heights[index] ?? 0) * shrink;
    const y = isFlying
      ? Math.max(high + 12, size.ground - size.person * 0.5)
      : size.ground + (isFar === true ? -size.person * farUp : (index % 2) * 8);
    return { x, y, scale: scale * shrink, turn, ground: isFlying ? size.ground : y };
  });
}

/** How far above the ground before it what is far away stands, in parts of a person's height. */
const farUp = 0.16;

/** Somebody in their place, with what they are at. */
export interface Standing extends Cast {
  readonly shapes: readonly OutlineShape[];
  readonly pieces: Readonly<Record<'behind' | 'beside' | 'before', readonly OutlineShape[]>>;
  /** What is drawn over the face for what they feel in the end. */
  readonly felt: readonly (readonly OutlineShape[])[];
}

const noPieces = { behind: [], beside: [], before: [] } as const;

export function stand(cast: Cast, { x, y, scale, turn: isMirrored, ground }: Spot): Standing {
  const { figure } = cast;
  const place = { x, y, scale, isMirrored };
  if (cast.act === undefined && cast.prop === undefined) {
    return {
      ...cast,
      shapes: movedShapes(figure.shapes, place),
      pieces: noPieces,
      felt: feltOf(cast).map((each) => movedShapes(each, place)),
    };
  }
  const { lift, ...pieces } = piecesAt(cast);
  const own = pieceScale(figure.shapes);
  const away = besideAt(figure.shapes);
  const set = (shapes: readonly OutlineShape[], aside = 0): OutlineShape[] =>
    movedShapes(movedShapes(shapes, { scale: own, x: aside }), { ...place, y: ground });
  return {
    ...cast,
    shapes: movedShapes(movedShapes(figure.shapes, { y: -lift * own }), place),
    felt: feltOf(cast).map((each) => movedShapes(movedShapes(each, { y: -lift * own }), place)),
    pieces: { behind: set(pieces.behind), beside: set(pieces.beside, away), before: set(pieces.before) },
  };
}

/** What somebody is at in an act, or has before them as it is told. */
function piecesAt({ act, told, prop }: Pick<Cast, 'act' | 'told' | 'prop'>): ReturnType<typeof actPieces> {
  return act === undefined ? { behind: [], ...propPieces(prop), lift: 0 } : actPieces(act, told);
}

function figureWidth(shapes: readonly OutlineShape[]): number {
  const { left, right } = boundsOf(shapes);
  return right - left;
}

function feltOf({ figure, posture }: Cast): readonly (readonly OutlineShape[])[] {
  return posture === 'sad' || posture === 'glad' ? (figure.felt?.[posture] ?? []) : [];
}

/** Height of a grown person with their hair, for whom pieces are drawn. */
const personHeight = 214;

/** Pieces are as large as whoever is at them. A beast on four legs is wider than it is tall. */
function pieceScale(shapes: readonly OutlineShape[]): number {
  const { left, right, top } = boundsOf(shapes);
  return Math.max(-top, (right - left) * 0.62) / personHeight;
}

/** What stands beside somebody is within reach of the hands. */
function besideAt(shapes: readonly OutlineShape[]): number {
  return boundsOf(shapes).right * 0.86;
}

/** So much of the room above the ground is used. */
const highest = 0.97;

interface Extent {
  readonly left: number;
  readonly right: number;
  /** Above the ground. */
  readonly high: number;
}

/** How far somebody reaches with what they are at. */
function withPieces(
  own: Extent,
  { shapes, ...doing }: Pick<Cast, 'act' | 'told' | 'prop'> & { readonly shapes: readonly OutlineShape[] },
): Extent {
  const { behind, beside, before, lift } = piecesAt(doing);
  const scale = pieceScale(shapes);
  const lifted = own.high + lift * scale;
  const all = [...behind, ...movedShapes(beside, { x: besideAt(shapes) / scale }), ...before];
  if (all.length === 0) {
    return { ...own, high: lifted };
  }
  const { left, right, top } = boundsOf(movedShapes(all, { scale }));
  return {
    left: Math.min(own.left, left),
    right: Math.max(own.right, right),
    high: Math.max(lifted, -top),
  };
}
