import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import { objectsIn } from './near-things.ts';
import { isTouching } from './taken-room.ts';
import type { Taken } from './taken-room.ts';
import { colours } from './place-room.ts';

/** Something of a place that is drawn while it is told of, with the names of the pictures whose words name it. */
export interface LaterPart {
  readonly shapes: readonly OutlineShape[];
  readonly names: RegExp;
}

/** A place in the order in which it is drawn: what everybody stands in and before, and what comes later. */
export interface PlaceInParts {
  readonly first: readonly OutlineShape[];
  readonly later: readonly LaterPart[];
}

const kinds: readonly (readonly [fills: ReadonlySet<string>, names: RegExp])[] = [
  [new Set([colours.sun, '#ffb257', colours.moon]), /sun|moon|star|night|dusk|dawn/u],
  [
    new Set([colours.roof, '#b0604c', '#a85a44', '#8d6a58', '#a8705c']),
    /house|home|hut|village|castle|door/u,
  ],
  [new Set([colours.trunk, '#c2946a', colours.fir]), /tree|evergreen|forest|leaf|leaves|wood|acorn/u],
];
const nothing = /^$/u;

/**
 * Divides a place so that whoever it is about is not waited for: what nobody stands before or behind may come after them.
 * Whatever lies behind something that is drawn first is drawn before it.
 */
export function placeInParts(
  { sky, land }: { sky: readonly OutlineShape[]; land: readonly OutlineShape[] },
  { taken, width }: { taken: readonly Taken[]; width: number },
): PlaceInParts {
  const first: (readonly OutlineShape[])[] = [];
  const free: (readonly OutlineShape[])[] = [];
  const objects = [...(sky.length === 0 ? [] : [sky]), ...objectsOf(land, width)];
  for (const object of objects.toReversed()) {
    const own = within(object);
    const isBehind = first.some((other) => isTouching(own, within(other)));
    const isFree =
      (object === sky || !isWide(object, width)) && !isBehind && !taken.some((each) => isTouching(own, each));
    (isFree ? free : first).unshift(object);
  }
  return { first: first.flat(), later: partsOf(free, width) };
}

/** What stands by itself and may be left out of a place. */
const standing: ReadonlySet<string> = new Set([
  colours.trunk,
  '#c2946a',
  colours.fir,
  colours.roof,
  colours.glass,
  colours.night,
  // A clock's face.
  '#fdf6e4',
]);

/** A place without the trees, houses and windows that a cloud of thought would cover in part. */
export function withoutCovered(
  land: readonly OutlineShape[],
  [cloud]: readonly OutlineShape[],
  width: number,
): OutlineShape[] {
  if (cloud === undefined) {
    return [...land];
  }
  const room = boundsOf([cloud]);
  const aloft = boundsOf(land).bottom * 0.7;
  const isCovered = (object: readonly OutlineShape[]): boolean =>
    !isWide(object, width) && isTouching(within(object), room);
  // Crowns that touch one another are taken one by one, each with what is drawn on it.
  const left = land
    .filter((shape) => boundsOf([shape]).bottom < aloft && isCovered([shape]))
    .map((shape) => boundsOf([shape]));
  const isLeftOut = (shape: OutlineShape): boolean => {
    const own = boundsOf([shape]);
    // A trunk goes with its crown.
    const isCrowned = shape.fill === colours.trunk && left.some((each) => isTouching(own, each));
    return isCrowned || left.some((each) => isWithin(own, each));
  };
  const grounded = land.filter((shape) => !isLeftOut(shape));
  return objectsOf(grounded, width)
    .filter((object) => !(object.some(({ fill = '' }) => standing.has(fill)) && isCovered(object)))
    .flat();
}

function isWithin(one: Taken, { left, right, top, bottom }: Taken): boolean {
  return one.left >= left && one.right <= right && one.top >= top && one.bottom <= bottom;
}

/** Feet of trees reach a little into the ground before them. */
const reach = 9;

function within(object: readonly OutlineShape[]): Taken {
  const { left, right, top, bottom } = boundsOf(object);
  return { left: left + reach, right: right - reach, top: top + reach, bottom: bottom - reach };
}

/** Ground, walls and water belong to all of a place. */
function isWide(object: readonly OutlineShape[], width: number): boolean {
  const { left, right } = boundsOf(object);
  return right - left > width * 0.5;
}

/** What is wide is by itself, or all that stands on it would be of it. */
function objectsOf(land: readonly OutlineShape[], width: number): OutlineShape[][] {
  const runs: OutlineShape[][] = [[]];
  for (const shape of land) {
    if (isWide([shape], width)) {
      runs.push([shape], []);
    } else {
      runs.at(-1)?.push(shape);
    }
  }
  return runs.flatMap(objectsIn);
}

/** What is of one kind on one side comes together, and so does what overlaps. */
function partsOf(objects: readonly (readonly OutlineShape[])[], width: number): LaterPart[] {
  const parts = new Map<string, LaterPart>();
  for (const object of objects) {
    const names = namesOf(object);
    const { left, right } = boundsOf(object);
    const side = (left + right) / 2 < width / 2 ? 'left' : 'right';
    const overlapped = [...parts].find(([, { shapes }]) => isTouching(within(shapes), within(object)));
    const key = overlapped?.[0] ?? `${names.source} ${side}`;
    const known = parts.get(key);
    parts.set(key, { names: known?.names ?? names, shapes: [...(known?.shapes ?? []), ...object] });
  }
  return [...parts.values()];
}

function namesOf(object: readonly OutlineShape[]): RegExp {
  const fills = object.flatMap(({ fill }) => (fill === undefined ? [] : [fill]));
  return kinds.find(([own]) => fills.some((fill) => own.has(fill)))?.[1] ?? nothing;
}
