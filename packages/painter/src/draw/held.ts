import { Path2D } from '@napi-rs/canvas';
import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { asKeyThing, keyThings } from '../plan/held-things.ts';
import type { HeldThing, KeyThing } from '../plan/held-things.ts';
import type { PersonPlan, Pose } from '../plan/person-plan.ts';
import { bodyShape } from './body.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { paintDrum, paintGuitar, paintViolin } from './held-instruments.ts';
import { paintGift } from './gift.ts';
import { keyThingDrawings } from './key-things.ts';
import { carriedThings, handTools } from './hand-tools.ts';
import { limb } from './limb.ts';
import { longTools } from './long-tools.ts';
import { soleY } from './steps.ts';

/** How a body is stretched where its arms are drawn: what is held is not. */
export interface Stretch {
  readonly wide: number;
  readonly long: number;
}

interface Held {
  readonly pose: Pose;
  /** Where its own zero is, for a shoulder of 200, in the figure units that arms are given in. */
  readonly at: readonly [number, number];
  readonly colour: string;
  /** `down`: how far below its own zero the ground is. */
  readonly draw: (easel: Easel, colour: Colour, down: number) => void;
  /** It reaches from above the head to the ground. */
  readonly isLong?: boolean;
}

/** How the arms are held for what somebody holds. */
export function poseWith(thing: HeldThing): Pose {
  return held[thing].pose;
}

/** What a story turns on fills the hands that hold it, beside its drawing of a quarter of a person. */
const handful = 0.84;

/** What is in the hands: over the trunk, under the arms. */
export function paintHeld(easel: Easel, plan: PersonPlan, stretch: Stretch): void {
  if (plan.holds === undefined) {
    return;
  }
  const { at, colour, draw } = held[plan.holds.thing];
  const body = bodyShape(plan);
  const size = body.shoulder / 200;
  const { context } = easel;
  const y = body.shoulderY + 42 + (at[1] - 300) * Math.min(1, size + 0.06);
  context.save();
  context.translate(at[0] * size, y);
  // A child's things are smaller, yet not as much as the child.
  const { thing } = plan.holds;
  const own = asKeyThing(thing) === undefined ? 1.16 : handful;
  const scale = (plan.age === 'child' ? 0.82 : 1) * (thing === 'balloon' ? 1.3 : own);
  context.scale(scale / stretch.wide, scale / stretch.long);
  draw(easel, hex(plan.holds.colour ?? colour), ((soleY - y) * stretch.long) / scale);
  context.restore();
}

/** Whether it reaches above the head of whoever holds it. */
export function isLong(thing: HeldThing): boolean {
  return held[thing].isLong === true;
}

/** What is held where only somebody's upper half is seen: what a story turns on is held up in one hand beside the shoulder. */
export function paintShown(easel: Easel, plan: PersonPlan): void {
  const { holds } = plan;
  const thing = asKeyThing(holds?.thing);
  if (thing === undefined) {
    paintHeld(easel, plan, { wide: 1, long: 1 });
    return;
  }
  const { context } = easel;
  const { colour, draw } = keyThingDrawings[thing];
  context.save();
  context.translate(318, 214);
  context.scale(0.44, 0.44);
  draw(easel, hex(holds?.colour ?? colour));
  context.restore();
}

const rect = ([x, y, width, height, round]: readonly [number, number, number, number, number]): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, round);
  return path;
};

const round = (...[x, y, radiusX, radiusY = radiusX]: readonly [number, number, number, number?]): Path2D => {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  return path;
};

/** What a story turns on is held before the chest with both hands. */
// Object.fromEntries forgets the keys of its entries.
const keyThingsHeld = Object.fromEntries(
  keyThings.map((thing): [KeyThing, Held] => [
    thing,
    { pose: 'carry', at: [0, 600], ...keyThingDrawings[thing] },
  ]),
) as Record<KeyThing, Held>;

type Drawing = Pick<Held, 'colour' | 'draw'>;

/** The same things, each held as said. */
function heldBy<Name extends string>(
  drawings: Readonly<Record<Name, Drawing>>,
  how: Pick<Held, 'pose' | 'at' | 'isLong'>,
): Record<Name, Held> {
  // Object.fromEntries forgets the keys of its entries.
  return Object.fromEntries(
    Object.entries<Drawing>(drawings).map(([name, drawing]) => [name, { ...how, ...drawing }]),
  ) as Record<Name, Held>;
}

const held: Readonly<Record<HeldThing, Held>> = {
  ...keyThingsHeld,
  ...heldBy(handTools, { pose: 'hold', at: [296, 332] }),
  ...heldBy(longTools, { pose: 'hold', at: [296, 350], isLong: true }),
  ...heldBy(carriedThings, { pose: 'dangle', at: [246, 850] }),
  // As long as whoever carries it, under an arm.
  board: { ...keyThingsHeld.board, pose: 'hold', at: [330, 760] },
  book: { pose: 'carry', at: [0, 560], colour: '#2f5f9a', draw: paintBook },
  guitar: { pose: 'strum', at: [-30, 640], colour: '#b5642c', draw: paintGuitar },
  violin: { pose: 'bow', at: [120, 352], colour: '#8a4420', draw: paintViolin },
  drum: { pose: 'knead', at: [0, 716], colour: '#b5482f', draw: paintDrum },
  flowers: { pose: 'carry', at: [0, 600], colour: '#e0567a', draw: paintFlowers },
  balloon: { pose: 'hold', at: [290, 330], colour: '#d9352f', draw: paintBalloon },
  ball: { pose: 'carry', at: [0, 580], colour: '#e2572e', draw: paintBall },
  gift: { pose: 'carry', at: [0, 570], colour: '#c23b4a', draw: paintGift },
  teddy: { pose: 'carry', at: [0, 560], colour: '#b07a45', draw: paintTeddy },
  lantern: { pose: 'hold', at: [290, 356], colour: '#f2b84a', draw: paintLantern },
  cup: { pose: 'hold', at: [300, 312], colour: '#f0ece2', draw: paintCup },
  apple: { pose: 'hold', at: [298, 306], colour: '#cf3327', draw: paintApple },
};

/** An open book, seen from behind: two covers, the edge of its pages above. */
function paintBook(easel: Easel, colour: Colour): void {
  for (const side of [-1, 1]) {
    paintForm(easel, {
      path: smoothPath([
        [side * 6, -98],
        [side * 90, -122],
        [side * 172, -112],
        [side * 172, -96],
        [side * 6, -76],
      ]),
      colour: [250, 246, 234],
      turn: 4,
    });
    const cover = new Path2D();
    cover.moveTo(0, -84);
    cover.lineTo(side * 182, -108);
    cover.lineTo(side * 182, 96);
    cover.lineTo(0, 122);
    cover.closePath();
    paintForm(easel, { path: cover, colour: side < 0 ? colour : mix(colour, easel.shadow, 0.16), turn: 10 });
  }
  paintForm(easel, { path: rect([-9, -86, 18, 208, 8]), colour: mix(colour, easel.shadow, 0.4), turn: 2 });
  paintForm(easel, {
    path: rect([-142, -34, 92, 14, 4]),
    colour: [240, 214, 140],
    turn: 0,
    hasOutline: false,
  });
  paintForm(easel, {
    path: rect([-130, -4, 68, 10, 4]),
    colour: [240, 214, 140],
    turn: 0,
    hasOutline: false,
  });
}

/** Blossoms in paper, stems below. */
function paintFlowers(easel: Easel, colour: Colour): void {
  const tints = [colour, hex('#f2c14a'), hex('#f4efe8'), mix(colour, [255, 255, 255], 0.4), hex('#9a6ac2')];
  for (const [x, y] of [
    [-110, -70],
    [104, -78],
    [-30, -150],
    [62, -146],
  ] as const) {
    paintForm(easel, { path: round(x, y, 34, 52), colour: hex('#4f8a44'), turn: 8 });
  }
  paintForm(easel, {
    path: smoothPath([
      [-118, -40],
      [118, -40],
      [40, 110],
      [56, 176],
      [-56, 176],
      [-40, 110],
    ]),
    colour: [236, 226, 206],
    turn: 18,
  });
  const places = [
    [-92, -46],
    [-34, -34],
    [34, -36],
    [92, -50],
    [-64, -98],
    [0, -94],
    [66, -102],
    [-28, -146],
    [34, -152],
  ] as const;
  for (const [index, [x, y]] of places.entries()) {
    const tint = tints[index % tints.length] ?? colour;
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * Math.PI * 2;
      paintForm(easel, {
        path: round(x + Math.cos(angle) * 22, y + Math.sin(angle) * 22, 18),
        colour: tint,
        turn: 5,
        hasOutline: false,
      });
    }
    paintForm(easel, { path: round(x, y, 14), colour: hex('#f0b63a'), turn: 4, hasOutline: false });
  }
  paintForm(easel, { path: rect([-48, 92, 96, 22, 10]), colour, turn: 5 });
}

/** A balloon over the head, on a string from the hand. */
function paintBalloon(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: limb(
      [
        [0, 30],
        [16, -160],
        [4, -392],
      ],
      [4, 4, 4],
    ),
    colour: [240, 238, 232],
    turn: 0,
  });
  paintForm(easel, { path: rect([-10, -404, 30, 24, 8]), colour: mix(colour, easel.shadow, 0.3), turn: 3 });
  paintForm(easel, {
    path: smoothPath([
      [5, -398],
      [92, -472],
      [138, -580],
      [104, -690],
      [5, -730],
      [-94, -690],
      [-128, -580],
      [-82, -472],
    ]),
    colour,
    turn: 40,
  });
  paintForm(easel, {
    path: round(-50, -640, 22, 38),
    colour: mix(colour, [255, 255, 255], 0.62),
    turn: 0,
    hasOutline: false,
  });
}

function paintBall(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: round(0, -8, 128), colour, turn: 34 });
  easel.context.save();
  easel.context.clip(round(0, -8, 128));
  for (const x of [-150, 150]) {
    paintForm(easel, { path: round(x, -8, 92, 140), colour: [246, 240, 228], turn: 12, hasOutline: false });
  }
  easel.context.restore();
}

function paintTeddy(easel: Easel, colour: Colour): void {
  const pale = mix(colour, [255, 240, 214], 0.55);
  for (const side of [-1, 1]) {
    paintForm(easel, { path: round(side * 66, -168, 32), colour, turn: 8 });
    paintForm(easel, { path: round(side * 72, 124, 46, 40), colour, turn: 12 });
    paintForm(easel, { path: round(side * 92, 0, 36, 56), colour, turn: 10 });
  }
  paintForm(easel, { path: round(0, 32, 96, 108), colour, turn: 24 });
  paintForm(easel, { path: round(0, 44, 54, 66), colour: pale, turn: 8, hasOutline: false });
  paintForm(easel, { path: round(0, -108, 90, 80), colour, turn: 22 });
  paintForm(easel, { path: round(0, -84, 42, 34), colour: pale, turn: 6, hasOutline: false });
  for (const [x, y, radius] of [
    [-34, -124, 10],
    [34, -124, 10],
    [0, -98, 14],
  ] as const) {
    paintForm(easel, { path: round(x, y, radius), colour: hex('#2a1f1c'), turn: 0, hasOutline: false });
  }
}

function paintLantern(easel: Easel, colour: Colour): void {
  const iron = hex('#3a3436');
  paintForm(easel, {
    path: limb(
      [
        [0, -20],
        [0, 60],
      ],
      [7, 7],
    ),
    colour: iron,
    turn: 0,
  });
  paintForm(easel, { path: rect([-62, 84, 124, 150, 20]), colour, turn: 10 });
  paintForm(easel, { path: round(0, 168, 26, 44), colour: [255, 246, 206], turn: 0, hasOutline: false });
  for (const x of [-62, -5, 52]) {
    paintForm(easel, { path: rect([x, 84, 10, 150, 3]), colour: iron, turn: 0, hasOutline: false });
  }
  paintForm(easel, {
    path: smoothPath([
      [-74, 92],
      [0, 40],
      [74, 92],
    ]),
    colour: iron,
    turn: 6,
  });
  paintForm(easel, { path: rect([-74, 226, 148, 24, 8]), colour: iron, turn: 5 });
}

function paintCup(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: round(64, 8, 34, 38), colour: mix(colour, easel.shadow, 0.14), turn: 6 });
  paintForm(easel, { path: rect([-58, -58, 116, 128, 26]), colour, turn: 16 });
  paintForm(easel, { path: round(0, -54, 56, 16), colour: hex('#6a4028'), turn: 3 });
}

export function paintApple(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: smoothPath([
      [0, -46],
      [52, -58],
      [76, 0],
      [44, 62],
      [0, 56],
      [-44, 62],
      [-76, 0],
      [-52, -58],
    ]),
    colour,
    turn: 20,
  });
  paintForm(easel, {
    path: limb(
      [
        [0, -44],
        [10, -84],
      ],
      [6, 5],
    ),
    colour: hex('#5a3a24'),
    turn: 2,
  });
  paintForm(easel, { path: round(34, -78, 28, 13), colour: hex('#5c9a3c'), turn: 4 });
}
