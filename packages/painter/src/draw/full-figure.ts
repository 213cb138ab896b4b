import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import { paintArms } from './arms.ts';
import { paintBody } from './body.ts';
import { expressions } from './expressions.ts';
import { paintBrows, paintEyes, paintGlasses } from './eyes.ts';
import { faceShape } from './face-shape.ts';
import type { Easel } from './form.ts';
import { paintHairBefore, paintHairBehind } from './hair.ts';
import { paintHat } from './hats.ts';
import { paintHatBehind } from './helmets.ts';
import { paintHead } from './head.ts';
import { paintActTool } from './act-tools.ts';
import { paintLegs, paintRidingLeg } from './legs.ts';
import { soleOf, soleY } from './steps.ts';
import type { Step } from './steps.ts';
import { paintMouth } from './mouth.ts';
import type { MouthShape } from './mouth.ts';
import { paintTears } from './tears.ts';
import { isLong, paintHeld } from './held.ts';
import { paintSeat, paintSeatedLegs, seatedBottom } from './sitting.ts';
import { personStyle } from './person-style.ts';
import type { Movement } from './swings.ts';
import { paintWorn } from './worn.ts';
import type { Act } from '../plan/acts.ts';
import type { PersonPlan, Pose } from '../plan/person-plan.ts';
import type { Seat } from '../plan/scene-plan.ts';
import type { StyleKey } from '../plan/style-keys.ts';

/** What a face shows. */
export type Look = keyof typeof expressions;

/** How a person of a scene stands there, from head to foot. */
export interface Standing {
  readonly pose: Pose;
  readonly step: Step;
  /** -1 to 1: to which side it looks. */
  readonly yaw: number;
  /** Degrees that the trunk is bent at the hips, to where it looks. */
  readonly bend?: number;
  /** Shown from the hips up, the legs being hidden by what it sits in. */
  readonly isSeated?: boolean;
  /** What it sits on with its legs before it. */
  readonly seat?: Seat;
  /** What the face shows; a quiet smile where it shows nothing. */
  readonly look?: Look;
  readonly isCrying?: boolean;
  /** What it does, for what is in the hands then. */
  readonly act?: Act;
  /** A photograph's head instead of a drawn one. */
  readonly head?: PhotographedHead;
  /** What arms and legs are in the midst of. */
  readonly movement?: Movement;
  readonly isBlinking?: boolean;
}

/** A head with the hair that hangs from it; the middle of its neck is at these parts of its width and height. */
export interface PhotographedHead {
  /** As it is seen with a look. */
  readonly seen: (look: Look | undefined) => Image | Canvas;
  readonly neck: number;
  readonly foot: number;
  /** How many times brighter it is shown than it was photographed. */
  readonly gain?: number;
}

/** A figure from head to foot; the foot is at zero, a grown person 200 units high. */
export interface FullFigure {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Its height beside that of the same person standing. */
  readonly stature: number;
  draw(context: SKRSContext2D): void;
}

/** Where a body is joined to its head, in figure units below the eyes. */
const neckY = 190;

/** Breadth and length of bodies beside their heads: a child's head is large for it. */
const bodies = {
  child: { wide: 0.86, long: 0.53 },
  young: { wide: 1.06, long: 0.92 },
  adult: { wide: 1.12, long: 0.94 },
  old: { wide: 1.14, long: 0.88 },
} as const satisfies Record<PersonPlan['age'], { wide: number; long: number }>;

/** Heads beside a grown person's. */
const heads = { child: 1.04, young: 1.06, adult: 1.08, old: 1.08 } as const satisfies Record<
  PersonPlan['age'],
  number
>;

/** Figure units of a grown person from crown to sole. */
const grownHeight = (soleY - 190) * 0.94 + 190 + 175;

/** Figure units that hair, hat or umbrella reach above the eyes. */
function roomAbove({ hat, worn, holds }: PersonPlan): number {
  if (worn?.includes('umbrella') === true || holds?.thing === 'balloon') {
    return 600;
  }
  if (holds !== undefined && isLong(holds.thing)) {
    return 440;
  }
  return hat === undefined ? 260 : 440;
}

/** Where a figure's picture ends below the eyes. */
function bottomOf({ isSeated, seat, step }: Standing): number {
  if (isSeated === true) {
    return 960;
  }
  return seat === undefined ? soleOf(step) : seatedBottom(seat);
}

/** How far arms and what they hold reach to a side, in figure units, where it is far. */
const reaches: Partial<Record<Act, number>> = {
  fish: 1320,
  water: 1020,
  paint: 840,
  fly: 800,
  surf: 760,
  topple: 760,
  swim: 760,
  skate: 760,
  ski: 1000,
  build: 860,
  plant: 900,
  kneel: 900,
  trace: 1000,
  push: 900,
  pull: 900,
  bake: 1600,
  stir: 900,
  throw: 900,
  hug: 820,
};

/** The same for everybody. */
function reachOf(act: Act | undefined, { holds }: PersonPlan): number {
  const still = holds !== undefined && isLong(holds.thing) ? 560 : 470;
  return act === undefined ? still : (reaches[act] ?? 700);
}

/** A whole person for a scene, drawn by the construction that portraits and talking faces have. */
export function fullFigure(plan: PersonPlan, standing: Standing): FullFigure {
  const unit = 200 / grownHeight;
  const body = bodies[plan.age];
  const bottom = bottomOf(standing);
  const heightTo = (low: number): number =>
    (neckY + (low - neckY) * body.long + roomAbove(plan) * heads[plan.age]) * unit;
  const height = heightTo(bottom);
  const half = reachOf(standing.act, plan) * body.wide * unit;
  return {
    box: { x: -half, y: -height, width: half * 2, height: height + 4 },
    stature: height / heightTo(standing.isSeated === true ? bottom : soleY),
    draw(context) {
      context.save();
      context.scale(unit, unit);
      context.translate(0, -(neckY + (bottom - neckY) * body.long));
      drawWhole(easelOf(context, plan), plan, standing);
      context.restore();
    },
  };
}

/** Figure units below the eyes that a close-up shows, and to either side of them. */
const closeReach = { wide: 640, upright: 940, aside: 620 } as const;
/** A head from crown to chin, in figure units. */
const headHeight = 300;

/** The same person as far down as a close-up shows them, around the same foot, and where their face is. */
export function closeFigure(
  plan: PersonPlan,
  standing: Standing,
  shape: 'wide' | 'upright',
): FullFigure & { readonly face: { readonly x: number; readonly y: number; readonly height: number } } {
  const { box, ...whole } = fullFigure(plan, standing);
  const unit = 200 / grownHeight;
  const head = heads[plan.age];
  const y = -(neckY + (bottomOf(standing) - neckY) * bodies[plan.age].long - neckY * (1 - head)) * unit;
  const [below, aside] = [closeReach[shape] * unit, Math.min(closeReach.aside * unit, box.width / 2)];
  return {
    ...whole,
    box: { x: -aside, y: box.y, width: aside * 2, height: Math.min(box.height, y + below - box.y) },
    face: { x: 0, y, height: headHeight * head * unit },
  };
}

/** The leg of a seated person that hangs before what is ridden, drawn around the same foot. */
export function ridingLeg(plan: PersonPlan): FullFigure {
  const unit = 200 / grownHeight;
  const body = bodies[plan.age];
  const half = 320 * body.wide * unit;
  return {
    box: { x: -half, y: -160 * unit, width: half * 2, height: 780 * unit },
    stature: 1,
    draw(context) {
      context.save();
      context.scale(unit * body.wide, unit * body.long);
      paintRidingLeg(easelOf(context, plan), plan);
      context.restore();
    },
  };
}

/** Scene units of a figure unit: a grown person is 200 high. */
export const unitOfPerson = 200 / grownHeight;

/** An easel in the hand's own style, in figure units. */
export function personEasel(context: SKRSContext2D, style: StyleKey): Easel {
  return { context, style: personStyle(style), light: [255, 246, 230], shadow: [64, 50, 96] };
}

const easelOf = (context: SKRSContext2D, { style }: PersonPlan): Easel => personEasel(context, style);

function drawWhole(easel: Easel, plan: PersonPlan, standing: Standing): void {
  const { context } = easel;
  const face = faceShape(plan, standing.yaw);
  const head = heads[plan.age];
  const body = bodies[plan.age];
  const fromNeck = (across: number, down: number, paint: () => void): void => {
    context.save();
    context.translate(0, neckY);
    context.scale(across, down);
    context.translate(0, -neckY);
    paint();
    context.restore();
  };
  const bowed = (paint: () => void): void => bending(context, { plan, standing }, paint);
  const { seat, head: photographed } = standing;
  fromNeck(body.wide, body.long, () => {
    if (seat !== undefined) {
      facing(easel, standing, () => paintSeat(easel, seat));
    }
  });
  const foot = neckY + (bottomOf(standing) - neckY) * body.long;
  aboveGround(context, foot, () => {
    bowed(() => fromNeck(body.wide, body.long, () => paintWorn(easel, plan)));
  });
  bowed(() => {
    if (photographed === undefined) {
      fromNeck(head, head, () => {
        hanging(context, standing, () => {
          paintHatBehind(easel, face);
          paintHairBehind(easel, face);
        });
      });
    }
  });
  fromNeck(body.wide, body.long, () => facing(easel, standing, () => paintLower(easel, plan, standing)));
  bowed(() => {
    fromNeck(body.wide, body.long, () => paintUpper(easel, plan, standing));
    fromNeck(head, head, () => {
      if (photographed === undefined) {
        hanging(context, standing, () => paintFace(easel, face, standing));
      } else {
        paintPhotographed(context, photographed, standing);
      }
    });
  });
}

/** Trunk and arms, with what is in the hands. */
function paintUpper(easel: Easel, plan: PersonPlan, standing: Standing): void {
  paintBody(easel, plan);
  paintHeld(easel, plan, bodies[plan.age]);
  if (standing.act !== undefined) {
    paintActTool(easel, plan, { act: standing.act, movement: standing.movement });
  }
  paintArms(easel, plan, standing);
}

/** A cape lies on the ground of who kneels or sits. */
function aboveGround(context: SKRSContext2D, foot: number, paint: () => void): void {
  context.save();
  context.beginPath();
  context.rect(-2 * soleY, -2 * soleY, 4 * soleY, 2 * soleY + foot);
  context.clip();
  paint();
  context.restore();
}

/** Where a trunk bends, in figure units below the eyes. */
const hipY = 800;

/** What is above the hips, bent about them as far as somebody is bent in the midst of their movement. */
function bending(
  context: SKRSContext2D,
  { plan, standing: { bend = 0, movement, yaw } }: { plan: PersonPlan; standing: Standing },
  paint: () => void,
): void {
  const end = movement?.swing.bend ?? bend;
  const degrees = bend + (end - bend) * (movement?.beat ?? 0);
  const y = neckY + (hipY - neckY) * bodies[plan.age].long;
  context.save();
  context.translate(0, y);
  context.rotate(((yaw < 0 ? -degrees : degrees) * Math.PI) / 180);
  context.translate(0, -y);
  paint();
  context.restore();
}

/** From the crown's hair to where the neck goes into the collar, in figure units; a little large, to be known again. */
const photographedHeight = 450;
/** Below the eyes: the photograph's neck covers the drawn one. */
const photographedFoot = neckY + 34;

/** Degrees that a photographed head, which cannot turn, leans to a side instead. */
const headLean = 3.5;

/** Who is sad lets the head hang. */
function paintPhotographed(
  context: SKRSContext2D,
  { seen, neck, foot, gain = 1 }: PhotographedHead,
  { look, movement }: Standing,
): void {
  const image = seen(look);
  const height = photographedHeight / foot;
  const width = (height * image.width) / image.height;
  context.save();
  context.translate(0, photographedFoot);
  context.rotate((look === 'sad' ? 0.16 : 0) + ((movement?.beat ?? 0) * headLean * Math.PI) / 180);
  context.imageSmoothingQuality = 'high';
  if (gain > 1) {
    context.filter = `brightness(${gain})`;
  }
  context.drawImage(image, -width * neck, -photographedHeight, width, height);
  context.restore();
}

/** With the head hanging as far as its look has it. */
function hanging(context: SKRSContext2D, { look, yaw }: Standing, paint: () => void): void {
  const { hang } = look === undefined ? quiet : expressions[look];
  context.save();
  context.translate(0, neckY);
  context.rotate(yaw < 0 ? -hang : hang);
  context.translate(0, -neckY);
  paint();
  context.restore();
}

/** To the side on which it looks. */
function facing({ context }: Easel, { yaw }: Standing, paint: () => void): void {
  context.save();
  context.scale(yaw < 0 ? -1 : 1, 1);
  paint();
  context.restore();
}

/** Legs that stand or are bent; none where they are hidden. */
function paintLower(easel: Easel, plan: PersonPlan, { isSeated, seat, step, movement }: Standing): void {
  if (isSeated === true) {
    return;
  }
  if (seat === undefined || plan.outfit === 'tail') {
    paintLegs(easel, plan, { step, movement });
  } else {
    paintSeatedLegs(easel, plan, seat);
  }
}

/** The face of who feels nothing in particular. */
const quiet = { eyes: 'open', brows: 'calm', mouth: 'smile', hang: 0 } as const;

/** Head, face and hair, and what is worn on them. */
function paintFace(
  easel: Easel,
  face: ReturnType<typeof faceShape>,
  { look, isCrying = false, isBlinking = false, movement }: Standing,
): void {
  paintHead(easel, face);
  const { eyes, brows, mouth } = look === undefined ? quiet : expressions[look];
  paintMouth(easel, face, spokenAt(movement) ?? mouth);
  paintEyes(easel, face, isBlinking ? 'shut' : eyes);
  if (isCrying) {
    paintTears(easel, face, movement?.beat ?? 0);
  }
  paintBrows(easel, face, brows);
  paintHairBefore(easel, face);
  paintHat(easel, face);
  if (face.plan.hasGlasses) {
    paintGlasses(easel, face);
  }
}

/** The mouth in the midst of a movement; undefined where that leaves it as it is. */
function spokenAt(movement: Movement | undefined): MouthShape | undefined {
  if (movement === undefined) {
    return undefined;
  }
  const { swing, beat } = movement;
  return swing.mouths?.findLast(([from]) => from <= beat)?.[1] ?? (beat >= 0.5 ? swing.mouth : undefined);
}
