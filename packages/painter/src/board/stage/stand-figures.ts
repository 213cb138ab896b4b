import { drivesAway } from '../../describe/vehicles.ts';
import { actPieces, boundsOf, movedShapes } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { Cast } from './cast.ts';
import { buildingParts, builtShapes } from './built-things.ts';
import { ladenPieces } from './laden.ts';
import { bedding, restPieces } from './rest-pieces.ts';
import { propShapes } from './told-props.ts';

/** Sizes of a stage in board units, where its ground is, and how tall a grown person is shown. */
export const stages = {
  '16:9': { width: 1700, height: 640, ground: 546, person: 476 },
  '9:16': { width: 940, height: 1100, ground: 980, person: 640 },
  /** One of two pictures side by side, and of two above each other. */
  beside: { width: 836, height: 640, ground: 556, person: 440 },
  above: { width: 940, height: 536, ground: 464, person: 372 },
  /** The way there and what it all comes to, which is the larger of the two. */
  narrow: { width: 512, height: 640, ground: 556, person: 400 },
  large: { width: 1160, height: 640, ground: 556, person: 468 },
  low: { width: 940, height: 372, ground: 316, person: 252 },
  tall: { width: 940, height: 700, ground: 606, person: 500 },
  /** Whoever says two things, with a balloon for each above their heads. */
  talk: { width: 1160, height: 640, ground: 556, person: 500 },
  talkTall: { width: 940, height: 740, ground: 646, person: 450 },
  /** What comes of it, beneath. */
  foot: { width: 940, height: 332, ground: 280, person: 228 },
} as const;
export type StageName = keyof typeof stages;

/** Pictures in which what is said is above whoever says it. */
const upright: ReadonlySet<StageName> = new Set(['9:16', 'beside', 'narrow', 'talk', 'talkTall']);

export function hasTwoBalloons(name: StageName): boolean {
  return name === 'talk' || name === 'talkTall';
}

/** Wider than high: what is said has room beside whoever says it. */
export function isWideStage(name: StageName): boolean {
  return !upright.has(name);
}

export function isTiny({ name }: { name: string }): boolean {
  return insects.test(name);
}

/** A wide picture that is no wider has no room beside whoever stands in its middle. */
const widest = 1000;

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
const leastTall = { usual: 0.76, young: 0.58, small: 0.52 } as const;
/** Nobody is drawn smaller beside somebody else. */
const leastBeside = 0.24;
const mostTall = 1.06;
/** Whom nobody takes for larger than a house. */
const insects =
  /(?:^|-|honey|lady|young-)(?:bee|butterfly|ant|bug|beetle|cricket|spider|worm|snail|mosquito|fly)(?:-|$)/u;

/** How much true heights are evened out: who is ten times as tall is drawn three times as tall, and children are children. */
const evenings = { person: 0.74, other: 0.52 } as const;

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
    far: { alone: 0.4, company: 0.36, room: 0.7 },
    balloon: { alone: 0.36, company: 0.34, room: 0.6 },
    noted: { alone: 0.3, company: 0.3, room: 0.5 },
    laid: { alone: 0.34, company: 0.36, room: 0.6 },
  },
  /** A picture over another: whoever speaks stands at its side, and what they say has the other half. */
  strip: {
    plain: { alone: 0.42, company: 0.44, room: 0.86 },
    far: { alone: 0.42, company: 0.44, room: 0.86 },
    balloon: { alone: 0.24, company: 0.27, room: 0.48 },
    noted: { alone: 0.3, company: 0.3, room: 0.5 },
    laid: { alone: 0.22, company: 0.24, room: 0.42 },
  },
  upright: {
    plain: { alone: 0.44, company: 0.5, room: 0.94 },
    far: { alone: 0.44, company: 0.5, room: 0.94 },
    balloon: { alone: 0.44, company: 0.5, room: 0.94 },
    noted: { alone: 0.44, company: 0.5, room: 0.94 },
    laid: { alone: 0.3, company: 0.34, room: 0.6 },
  },
} as const;

/** Where everybody stands: alone a little off the middle, in company toward one another. */
export function spotsOf(
  cast: readonly Cast[],
  { size, isWide, words }: { size: StageSize; isWide: boolean; words: keyof (typeof arrangements)['wide'] },
): Spot[] {
  const heights = heightsOf(cast).map((part) => part * size.person);
  const wide = size.width < widest ? 'strip' : 'wide';
  const arrangement = arrangements[isWide ? wide : 'upright'][words];
  const middle = cast.length === 1 ? arrangement.alone : arrangement.company;
  const widths = cast.map((one, index) => {
    const { figure, posture } = one;
    const { top, ...sides } = boundsOf(figure.shapes);
    const { left, right, high } = withPieces({ ...sides, high: -top }, one);
    // Who lies or is bent to the ground is as long as they would be tall; a crab or hedgehog is as wide as it is large.
    const isLow = !figure.isPerson && figure.size < smallSize;
    const isBent = !figure.isPerson && posture === 'search' && figureWidth(figure.shapes) > -top;
    const flat = posture === 'sleep' || isLow || isBent ? 0.8 : 0;
    const own = Math.max(-top, (right - left) * flat);
    const scale = Math.min((heights[index] ?? 1) / Math.max(1, own), (size.ground * highest) / high);
    return { scale, width: (right - left) * scale, centre: ((left + right) / 2) * scale };
  });
  const room = size.width * arrangement.room;
  const side = widths.reduce((sum, { width }) => sum + width, 0);
  const spare = (room - side) / Math.max(1, cast.length - 1);
  const gap = gapOf(cast, { isWide, spare, narrowest: Math.min(...widths.map(({ width }) => width)) });
  const whole = side + gap * (cast.length - 1);
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

/** Who hugs somebody is as near as can be, and so, nearly, is who whispers. */
function gapOf(
  cast: readonly Cast[],
  { isWide, spare, narrowest }: { isWide: boolean; spare: number; narrowest: number },
): number {
  const [lead] = cast;
  if (lead?.posture === 'hug') {
    return -narrowest * hugged;
  }
  return lead?.posture === 'whisper' ? 6 : Math.max(isWide ? 46 : 24, Math.min(spare, mostApart));
}

const hugged = 0.3;
/** Nobody runs into another where there is room for both. */
const mostApart = 46;

/** Whom a house, a table or a flower is large for: smaller than a cat. */
export function isSmall({ trueSize, isPerson }: Cast['figure']): boolean {
  return !isPerson && trueSize < smallest;
}

const smallest = 0.16;

/** How tall everybody is drawn, in parts of a grown person's height: as tall beside one another as they are, evened out. */
export function heightsOf(cast: readonly Pick<Cast, 'figure' | 'isFar'>[]): number[] {
  const own = cast.map(({ figure, isFar }) =>
    isFar === true
      ? figure.size
      : Math.pow(figure.trueSize, figure.isPerson ? evenings.person : evenings.other),
  );
  const tallest = Math.max(...own);
  const least = leastTall[sizeClass(cast)];
  // All alike: cut to size by itself a giraffe would be no taller than its elephant.
  const scale = Math.min(mostTall, Math.max(least, tallest)) / tallest;
  return own.map((part, index) => (cast[index]?.isFar === true ? part : Math.max(leastBeside, part * scale)));
}

/** Young ones by themselves are seen to be little: there is air around them. */
function sizeClass(cast: readonly Pick<Cast, 'figure'>[]): keyof typeof leastTall {
  if (cast.every(({ figure }) => isSmall(figure))) {
    return 'small';
  }
  return cast.every(({ figure }) => !figure.isPerson && figure.name.startsWith('young-')) ? 'young' : 'usual';
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
  if (!hasPieces(cast)) {
    return {
      ...cast,
      shapes: movedShapes(figure.shapes, place),
      pieces: noPieces,
      felt: feltOf(cast).map((each) => movedShapes(each, place)),
    };
  }
  const { lift, ...pieces } = piecesAt(cast);
  const own = pieceScale(cast);
  const away = besideAt(figure.shapes);
  const set = (shapes: readonly OutlineShape[], aside = 0): OutlineShape[] =>
    movedShapes(movedShapes(shapes, { scale: own, x: aside }), { ...place, y: ground });
  const laden = cast.prop === 'load' ? ladenPieces(movedShapes(figure.shapes, place)) : noPieces;
  return {
    ...cast,
    shapes: movedShapes(movedShapes(figure.shapes, { y: -lift * own }), place),
    felt: feltOf(cast).map((each) => movedShapes(movedShapes(each, { y: -lift * own }), place)),
    pieces: {
      behind: [...set(pieces.behind), ...laden.behind],
      beside: set(pieces.beside, away),
      before: [...set(pieces.before), ...laden.before],
    },
  };
}

function hasPieces(cast: Cast): boolean {
  const { act, prop, rest } = cast;
  return act !== undefined || prop !== undefined || rest !== undefined || isAbed(cast);
}

/** Whether a person lies asleep. */
function isAbed({ posture, figure }: Pick<Cast, 'posture' | 'figure'>): boolean {
  return posture === 'sleep' && figure.isPerson;
}

/** What somebody is at in an act, or has before, beside or under them as it is told. */
function piecesAt(doing: Doing): ReturnType<typeof actPieces> {
  const { act, told, prop, propCount, rest, figure, built } = doing;
  // A beast at a bench would be behind it.
  if (act === 'build' && !figure.isPerson) {
    return { ...noPieces, lift: 0, beside: told.isTried === true ? buildingParts : builtShapes(built) };
  }
  if (act !== undefined) {
    return actPieces(act, told);
  }
  const { behind, before, lift } =
    rest === undefined
      ? { ...noPieces, lift: 0 }
      : restPieces(rest, { isPerson: figure.isPerson, isSeated: rest.isSeated });
  const bed = isAbed(doing) ? bedding : noPieces;
  const beside = propShapes(prop, { count: propCount ?? 1, told, built });
  return {
    behind: [...behind, ...movedShapes(bed.behind, { y: -lift })],
    beside,
    before: [...movedShapes(bed.before, { y: -lift }), ...before],
    lift,
  };
}

type Doing = Pick<
  Cast,
  'act' | 'told' | 'prop' | 'propCount' | 'rest' | 'posture' | 'figure' | 'built' | 'isShown'
>;

function figureWidth(shapes: readonly OutlineShape[]): number {
  const { left, right } = boundsOf(shapes);
  return right - left;
}

function feltOf({ figure, posture }: Cast): readonly (readonly OutlineShape[])[] {
  const felt = posture === 'hug' ? 'glad' : posture;
  return felt === 'sad' || felt === 'glad' ? (figure.felt?.[felt] ?? []) : [];
}

/** Height of a grown person with their hair, for whom pieces are drawn. */
const personHeight = 214;

/** What beasts build is for them to walk over and to live in. */
const builtLarge = 1.7;
/** What is shown to others is as large for those. */
const shownLarge = 2.2;
const building: ReadonlySet<string> = new Set(['built', 'ruin']);

/** Pieces are as large as whoever is at them, also while they lie. A beast on four legs is wider than it is tall. */
function pieceScale(doing: Pick<Cast, 'posture' | 'figure' | 'act' | 'prop' | 'isShown'>): number {
  const { left, right, top } = boundsOf(doing.figure.shapes);
  if (isAbed(doing)) {
    return (right - left) / personHeight;
  }
  const isBuilding = !doing.figure.isPerson && (doing.act === 'build' || building.has(doing.prop ?? ''));
  return (
    (Math.max(-top, (right - left) * 0.62) / personHeight) *
    Math.max(isBuilding ? builtLarge : 1, doing.isShown === true ? shownLarge : 1)
  );
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
function withPieces(own: Extent, doing: Doing): Extent {
  const { behind, beside, before, lift } = piecesAt(doing);
  const { shapes } = doing.figure;
  const scale = pieceScale(doing);
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
