import { hex } from '../../canvas/colour.ts';
import { personEasel, unitOfPerson } from '../../draw/full-figure.ts';
import { paintSmallTable, tableHalf, tableHeight } from '../../draw/small-table.ts';
import { keyThingDrawings } from '../../draw/key-things.ts';
import { keyThingOf } from '../../plan/held-things.ts';
import type { KeyThing } from '../../plan/held-things.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import type { StyleKey } from '../../plan/style-keys.ts';
import type { FigureArt } from './figure-art.ts';
import type { PotFill } from './station-tables.ts';

/** Half the width and half the height of a small thing's drawing, in figure units. */
const upright = { x: 310, y: 235, turn: 0, flat: 1 } as const;
interface Lying {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly flat: number;
}

/** What does not stand by itself lies on its side: how far it is turned, in radians, and how flat it is seen then. */
const lying: Partial<Record<KeyThing, Lying>> = {
  feather: { x: 290, y: 82, turn: 0.84, flat: 0.62 },
};

/** A small thing that a story turns on, lying by itself; undefined for everything else. */
export function keyThingArt({ figure, colour }: Subject, style: StyleKey): FigureArt | undefined {
  const thing = keyThingOf(figure);
  if (thing === undefined) {
    return undefined;
  }
  const { colour: usual, draw, half: own, underside, flatPart } = keyThingDrawings[thing];
  const half = lying[thing] ?? (own === undefined ? upright : { ...upright, x: own[0], y: own[1] });
  // What reaches far over the ground does so towards the viewer as well.
  const lies = half.y * (flatPart === undefined ? 1 : 0.1);
  const foot = underside === undefined ? lies : underside + tableHeight;
  const wide = underside === undefined ? half.x : Math.max(half.x, tableHalf);
  return {
    box: {
      x: -wide * unitOfPerson,
      y: -(half.y + foot) * unitOfPerson,
      width: 2 * wide * unitOfPerson,
      height: (half.y + Math.max(half.y, foot)) * unitOfPerson,
    },
    // A thing that lies is lower than one that stands.
    ...(lying[thing] === undefined ? {} : { stature: 0.56 }),
    isShaded: true,
    draw(context) {
      context.save();
      context.scale(unitOfPerson, unitOfPerson);
      context.translate(0, -foot);
      context.scale(1, half.flat);
      context.rotate(half.turn);
      const easel = personEasel(context, style);
      if (underside !== undefined) {
        paintSmallTable(easel, underside);
      }
      draw(easel, hex(colour ?? usual));
      context.restore();
    },
  };
}

/** How many times as high as whoever stands beside it a small thing is. */
const smallPart = 0.3;
/** How high things are, as parts of the picture: a small one by itself and at least, and one that lies. */
const pictureParts = { alone: 0.16, least: 0.12, lying: 0.066 } as const;
/** Of no thing by itself there is more than this part of the picture. */
const tallest = 0.5;

/** How high a thing is shown in a picture so high, larger than life; `somebody`: the height of whom it is beside. */
export function keyThingHeight(
  { figure }: Pick<Subject, 'figure'>,
  whole: number,
  somebody?: number,
): number {
  const thing = keyThingOf(figure);
  const {
    part: own = smallPart,
    isFlat = false,
    flatPart = pictureParts.lying,
    half,
    underside,
  } = thing === undefined ? {} : keyThingDrawings[thing];
  const high = half?.[1] ?? upright.y;
  const part = underside === undefined ? own : (own * (high + underside + tableHeight)) / (2 * high);
  if (isFlat || (thing !== undefined && lying[thing] !== undefined)) {
    return whole * flatPart;
  }
  const alone = (whole * pictureParts.alone * part) / smallPart;
  return somebody === undefined
    ? Math.min(alone, whole * tallest)
    : Math.max(part * somebody, whole * pictureParts.least);
}

export function isKeyThing({ figure }: Pick<Subject, 'figure'>): boolean {
  return keyThingOf(figure) !== undefined;
}

/** What somebody may cook in, with soup or with nothing in it. */
export function potOf({ figure }: Pick<Subject, 'figure'>): PotFill | undefined {
  const thing = keyThingOf(figure);
  return thing === 'pot' || thing === 'emptypot' ? thing : undefined;
}
