import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Colour } from '../canvas/colour.ts';
import { armPartBoxes, paintForearm, paintUpperArm } from './arm-parts.ts';
import { freeArms, paintOneArm } from './arms.ts';
import type { Side } from './arms.ts';
import { bodyBottom, paintBody } from './body.ts';
import { browStates, eyeStates, paintBrows, paintEyes, paintGlasses } from './eyes.ts';
import type { BrowState, EyeState } from './eyes.ts';
import { faceShape, turned } from './face-shape.ts';
import type { FaceShape } from './face-shape.ts';
import type { Easel } from './form.ts';
import { paintHairBefore, paintHairBehind } from './hair.ts';
import { paintHat } from './hats.ts';
import { paintHatBehind } from './helmets.ts';
import { paintHead } from './head.ts';
import { isLong, paintShown, poseWith } from './held.ts';
import { mouthShapes, paintMouth } from './mouth.ts';
import type { MouthShape } from './mouth.ts';
import { personStyle } from './person-style.ts';
import { paintWorn } from './worn.ts';
import type { HandShape } from '../plan/gesture.ts';
import type { Sprite } from '../plan/painting-order.ts';
import type { PersonPlan, Pose } from '../plan/person-plan.ts';

/** How a person stands and where the light comes from. */
export interface Stance {
  readonly pose: Pose;
  /** -1 to 1; see {@link FaceShape.yaw}. */
  readonly yaw: number;
  /** The shapes of each hand while arms move; whole arms are painted when left out. */
  readonly hands?: Readonly<Record<Side, readonly HandShape[]>>;
  readonly light: Colour;
  readonly shadow: Colour;
}

/** A part of the body in figure units: the origin is between the eyes, a head is 300 high. */
export interface FigureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part that is a picture of its own; several variants where it changes while somebody speaks. */
interface Part<Variant extends string> {
  readonly name: string;
  readonly box: FigureBox;
  readonly variants: readonly Variant[];
  paint(easel: Easel, variant: Variant): void;
}

// The tables' own keys.
export const eyeVariants = Object.keys(eyeStates) as EyeState[];
// The tables' own keys.
export const browVariants = Object.keys(browStates) as BrowState[];

/** Head and hair; a wizard's hat reaches far up. */
function headBoxOf({ hat }: PersonPlan): FigureBox {
  const top = hat === undefined ? -270 : -430;
  return { x: -250, y: top, width: 500, height: 370 - top };
}

const trunkBox: FigureBox = { x: -480, y: 40, width: 960, height: bodyBottom - 40 };

/** The same with what is in the hands: a long thing reaches above the head. */
function shownBoxOf({ holds }: PersonPlan): FigureBox {
  const top = holds !== undefined && isLong(holds.thing) ? -280 : 0;
  return { x: -480, y: top, width: 1180, height: bodyBottom - top };
}

/** The parts of a person, the furthest first. All but the trunk move with the head. */
function partsOf(
  plan: PersonPlan,
  face: FaceShape,
  { pose, hands }: Pick<Stance, 'pose' | 'hands'>,
): readonly Part<string>[] {
  const headBox = headBoxOf(plan);
  return [
    ...(plan.worn === undefined ? [] : [still('back', trunkBox, (easel) => paintWorn(easel, plan))]),
    still('hair-behind', headBox, (easel) => {
      paintHatBehind(easel, face);
      paintHairBehind(easel, face);
    }),
    still('trunk', holdsInPose(plan, pose) ? shownBoxOf(plan) : trunkBox, (easel) => {
      paintBody(easel, plan);
      if (holdsInPose(plan, pose)) {
        paintShown(easel, plan);
      }
      for (const side of sides.filter((each) => !freeArms(pose).includes(each))) {
        paintOneArm(easel, plan, { pose, side });
      }
    }),
    ...freeArms(pose).flatMap((side) =>
      hands === undefined ? [armPart(plan, pose, side)] : jointedArm(plan, side, hands[side]),
    ),
    ...faceParts(plan, face),
  ];
}

/** What is before neck and arms: the head and what moves in it. */
function faceParts(plan: PersonPlan, face: FaceShape): readonly Part<string>[] {
  const mouth = turned(face, 0, face.mouthY);
  const headBox = headBoxOf(plan);
  return [
    still('head', headBox, (easel) => paintHead(easel, face)),
    {
      name: 'mouth',
      box: { x: mouth.x - 62, y: mouth.y - 40, width: 140, height: 92 },
      variants: mouthShapes,
      // The variants are the table's keys.
      paint: (easel, variant) => paintMouth(easel, face, variant as MouthShape),
    },
    {
      name: 'eyes',
      box: { x: -150, y: -60, width: 300, height: 120 },
      variants: eyeVariants,
      // The variants are the table's keys.
      paint: (easel, variant) => paintEyes(easel, face, variant as EyeState),
    },
    {
      name: 'brows',
      box: { x: -150, y: -90, width: 300, height: 90 },
      variants: browVariants,
      // The variants are the table's keys.
      paint: (easel, variant) => paintBrows(easel, face, variant as BrowState),
    },
    still('hair', headBox, (easel) => {
      paintHairBefore(easel, face);
      paintHat(easel, face);
      if (plan.hasGlasses) {
        paintGlasses(easel, face);
      }
    }),
  ];
}

const sides = ['left', 'right'] as const;

/** Whether the arms are held for what is in the hands. */
function holdsInPose({ holds }: PersonPlan, pose: Pose): boolean {
  return holds !== undefined && (pose === 'hold' || pose === poseWith(holds.thing));
}

/** An arm as a part of its own, wide enough to be raised. */
function armPart(plan: PersonPlan, pose: Pose, side: Side): Part<string> {
  const box = { x: side === 'left' ? -480 : 0, y: 120, width: 480, height: bodyBottom - 120 };
  return still(`arm-${side}`, box, (easel) => paintOneArm(easel, plan, { pose, side }));
}

/** An arm in the parts that turn about its joints: a gesture is a movement of them. */
function jointedArm(plan: PersonPlan, side: Side, hands: readonly HandShape[]): Part<string>[] {
  const { upper, fore } = armPartBoxes(plan);
  const onSide = (easel: Easel, paint: () => void): void => {
    easel.context.save();
    easel.context.scale(side === 'left' ? -1 : 1, 1);
    paint();
    easel.context.restore();
  };
  const boxOn = (box: FigureBox): FigureBox => (side === 'left' ? { ...box, x: -box.x - box.width } : box);
  return [
    still(`arm-${side}`, boxOn(upper), (easel) => onSide(easel, () => paintUpperArm(easel, plan))),
    {
      name: `forearm-${side}`,
      box: boxOn(fore),
      variants: hands,
      // The variants are the hands.
      paint: (easel, hand) => onSide(easel, () => paintForearm(easel, plan, hand as HandShape)),
    },
  ];
}

function still(name: string, box: FigureBox, paint: (easel: Easel) => void): Part<string> {
  return { name, box, variants: ['only'], paint };
}

/** Paints a whole person as it is when nobody speaks. The context's origin is between the eyes, its unit a figure's. */
export function paintPerson(context: Easel['context'], plan: PersonPlan, stance: Stance): void {
  const easel: Easel = {
    context,
    style: personStyle(plan.style),
    light: stance.light,
    shadow: stance.shadow,
  };
  for (const part of partsOf(plan, faceShape(plan, stance.yaw), stance)) {
    part.paint(easel, part.variants[0] ?? 'only');
  }
}

/** Where sprites are written, how large, and what is done to each before. */
export interface SpritePlace {
  readonly folder: string;
  readonly prefix: string;
  readonly pixelsPerUnit: number;
  readonly signal: AbortSignal;
  finish(canvas: Canvas): Canvas;
}

/** Writes a person's parts into a folder, the furthest first. */
export async function writeSprites(plan: PersonPlan, stance: Stance, to: SpritePlace): Promise<Sprite[]> {
  const sprites: Sprite[] = [];
  for (const part of partsOf(plan, faceShape(plan, stance.yaw), stance)) {
    const files: string[] = [];
    for (const variant of part.variants) {
      to.signal.throwIfAborted();
      const { width, height, x, y } = part.box;
      const canvas = createCanvas(Math.ceil(width * to.pixelsPerUnit), Math.ceil(height * to.pixelsPerUnit));
      const context = canvas.getContext('2d');
      context.scale(to.pixelsPerUnit, to.pixelsPerUnit);
      context.translate(-x, -y);
      part.paint(
        { context, style: personStyle(plan.style), light: stance.light, shadow: stance.shadow },
        variant,
      );
      const lit = to.finish(canvas);
      const file = path.join(to.folder, `${to.prefix}-${part.name}-${variant}.png`);
      await writeFile(file, await lit.encode('png'), { signal: to.signal });
      files.push(file);
    }
    sprites.push({ name: part.name, box: part.box, variants: part.variants, files });
  }
  return sprites;
}
