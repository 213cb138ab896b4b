import type { Colour } from '../../../canvas/colour.ts';
import { mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, placed, poly } from '../forms/form.ts';
import type { Form, Mark } from '../forms/form.ts';
import type { Act } from '../../../plan/acts.ts';
import { heldInAct } from './held-in-act.ts';

/** How a beast holds itself. */
/** `sniff`: the head low, at what lies there; `gaze`: the head high; `reach`: on its haunches, a paw held out. */
export type Gait = 'stand' | 'walk' | 'run' | 'sit' | 'lie' | 'sniff' | 'gaze' | 'reach';

/** Measures of a beast on four legs, in figure units; it looks to the right. */
export interface QuadrupedBuild {
  /** Height of the withers and of the rump, and length from chest to tail. */
  readonly shoulder: number;
  readonly rump: number;
  readonly length: number;
  /** Depth of the chest, and how much of it the belly is drawn up, from 0 to 1. */
  readonly chest: number;
  readonly tuck: number;
  /** Thickness (radius) of the legs above and below the knee. */
  readonly upper: number;
  readonly lower: number;
  readonly foot: 'paw' | 'hoof';
  /** Where the head is carried, from the withers; and the neck's radius at its foot and at the head. */
  readonly head: readonly [number, number];
  readonly neck: readonly [number, number];
  readonly tail: (at: { x: number; y: number; isSitting: boolean }) => readonly Form[];
  readonly headForms: readonly Form[];
  /** Behind the neck: crests; before it: ruffs and collars. */
  readonly mane?: (at: { x: number; y: number }) => readonly Form[];
  readonly ruff?: (at: { x: number; y: number }) => readonly Form[];
  readonly coat: Colour;
  readonly legs: Colour;
  readonly belly: Colour;
  readonly shag?: number;
  /** Stripes or patches of the trunk. */
  readonly marks?: readonly Mark[];
  readonly legMarks?: readonly Mark[];
  /** How far through its movement it is: 0 at rest to 1. */
  readonly beat?: number;
  /** It goes: its legs change places in the movement. */
  readonly isGoing?: boolean;
}

/** Degrees that a head is lowered in a movement. */
const nodDegrees = 6;

function headOf({ headForms, beat = 0 }: QuadrupedBuild, { degrees = 0, ...head }: HeadPlace): Form[] {
  return placed(headForms, { ...head, degrees: degrees + nodDegrees * beat });
}

interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly degrees?: number;
}

const night: Colour = [26, 20, 24];

/** The forms of a beast, the farthest first. */
export function quadruped(build: QuadrupedBuild, gait: Gait): Form[] {
  if (gait === 'lie') {
    return lying(build);
  }
  if (gait === 'reach') {
    // A hoof is not held out to anybody.
    return build.foot === 'paw' ? handling(build) : standing(build, 'stand');
  }
  return gait === 'sit' ? sitting(build) : standing(build, gait);
}

function furOf({ shag }: QuadrupedBuild): { shag?: number } {
  return shag === undefined ? {} : { shag };
}

/** How far the feet are apart, in lengths of the trunk. */
const strides: Readonly<Record<Upright, number>> = {
  stand: 0.03,
  walk: 0.15,
  run: 0.34,
  sniff: 0.12,
  gaze: 0.05,
};
type Upright = Exclude<Gait, 'sit' | 'lie' | 'reach'>;

/** Where the head of who stands is, and how it is turned. */
function headAt({ shoulder: w, length: l, head }: QuadrupedBuild, gait: Upright): HeadPlace {
  const [x, y] = [0.42 * l + head[0], -w + head[1]];
  if (gait === 'sniff') {
    return { x: 0.5 * l + Math.max(head[0], 0.16 * l), y: -w * 0.42, degrees: 34 };
  }
  return gait === 'gaze' ? { x: x - 0.03 * l, y: y - 0.05 * w, degrees: -24 } : { x, y };
}

function standing(build: QuadrupedBuild, gait: Upright): Form[] {
  const { length: l } = build;
  const stride = strides[gait] * (build.isGoing === true ? 1 - 2 * (build.beat ?? 0) : 1);
  const head = headAt(build, gait);
  return [
    ...build.tail({ x: -0.49 * l, y: -build.rump + build.chest * 0.16, isSitting: false }),
    ...inShade([...hindLeg(build, -0.3 * l + stride * l), ...frontLeg(build, 0.27 * l - stride * l)], 0.5),
    trunk(build),
    ...hindLeg(build, -0.41 * l - stride * l * 0.7),
    ...frontLeg(build, 0.35 * l + stride * l),
    ...(build.mane?.(head) ?? []),
    neck(build, head),
    ...(build.ruff?.(head) ?? []),
    ...headOf(build, head),
  ];
}

function trunk(build: QuadrupedBuild): Form {
  const { shoulder: w, rump: r, length: l, chest: d, tuck } = build;
  const back = -(r + w) / 2 + w * 0.035;
  const outline = [
    [-0.5 * l, -r + 0.16 * d],
    [-0.37 * l, -r],
    [-0.08 * l, back],
    [0.22 * l, -w],
    [0.42 * l, -w + 0.1 * d],
    [0.53 * l, -w + 0.45 * d],
    [0.43 * l, -w + 0.86 * d],
    [0.16 * l, -w + d],
    [-0.12 * l, -w + d * (1 - tuck * 0.45)],
    [-0.34 * l, -w + d * (1 - tuck)],
    [-0.5 * l, -r + 0.62 * d],
  ];
  const belly = [
    [0.56 * l, -w + 0.5 * d],
    [0.4 * l, -w + 0.74 * d],
    [0.1 * l, -w + 0.84 * d],
    [-0.3 * l, -w + d * (0.92 - tuck)],
    [-0.3 * l, -w + d * 1.2],
    [0.5 * l, -w + d * 1.2],
  ];
  const marks: Mark[] = [
    { outline: blob(text(belly), build.belly).outline, tint: build.belly, alpha: 0.85 },
    ...(build.marks ?? []),
  ];
  return blob(text(outline), build.coat, { ...furOf(build), marks });
}

function neck(build: QuadrupedBuild, head: { x: number; y: number }): Form {
  const { shoulder: w, length: l, chest: d } = build;
  const [low, high] = build.neck;
  const middle = [(0.3 * l + head.x) / 2 + 0.02 * l, (-w + 0.34 * d + head.y) / 2, (low + high) / 2];
  return limb(text([[0.3 * l, -w + 0.36 * d, low], middle, [head.x - 4, head.y + 4, high]]), build.coat, {
    ...furOf(build),
    isJoined: true,
    ...(build.marks === undefined ? {} : { marks: build.marks }),
  });
}

function frontLeg(build: QuadrupedBuild, footX: number): Form[] {
  const { shoulder: w, length: l, chest: d, upper, lower } = build;
  const elbow = [0.31 * l + (footX - 0.31 * l) * 0.2, -w + d * 0.92, upper];
  const knee = [0.3 * l + (footX - 0.3 * l) * 0.62, -w * 0.27, lower * 1.1];
  const leg = [
    [0.32 * l, -w + d * 0.5, upper * 1.45],
    elbow,
    knee,
    [footX, -w * 0.07 - lower * 0.4, lower * 0.86],
  ];
  return [
    limb(text(leg), build.coat, { isJoined: true, marks: legMarks(build, footX) }),
    ...foot(build, footX),
  ];
}

function hindLeg(build: QuadrupedBuild, footX: number): Form[] {
  const { shoulder: w, rump: r, length: l, chest: d, upper, lower } = build;
  const hip = [-0.37 * l, -r + d * 0.46, upper * 1.85];
  const knee = [-0.33 * l + (footX + 0.38 * l) * 0.4, -r * 0.47, upper * 1.1];
  const hock = [footX - 0.075 * l, -w * 0.25, lower * 1.02];
  const leg = [hip, knee, hock, [footX - 0.01 * l, -w * 0.07 - lower * 0.4, lower * 0.86]];
  return [
    limb(text(leg), build.coat, { isJoined: true, marks: legMarks(build, footX) }),
    ...foot(build, footX),
  ];
}

/** Stockings: the lower leg in its own colour. */
function legMarks(build: QuadrupedBuild, footX: number): Mark[] {
  const { shoulder: w, length: l } = build;
  const reach = 0.16 * l;
  const stocking = [
    [footX - reach, -w * 0.3],
    [footX + reach, -w * 0.26],
    [footX + reach, 6],
    [footX - reach, 6],
  ];
  return [
    { outline: poly(text(stocking), build.legs).outline, tint: build.legs, alpha: 0.9 },
    ...(build.legMarks ?? []),
  ];
}

function foot({ foot: kind, lower, legs }: QuadrupedBuild, x: number): Form[] {
  if (kind === 'paw') {
    return [ball([x + lower * 0.55, -lower * 0.72, lower * 1.55, lower * 0.86], legs, { isJoined: true })];
  }
  const wide = lower * 1.15;
  return [
    poly(
      text([
        [x - wide * 0.8, -lower * 1.9],
        [x + wide * 0.85, -lower * 1.9],
        [x + wide * 1.35, 0],
        [x - wide, 0],
      ]),
      mix(night, legs, 0.18),
    ),
  ];
}

/** Asleep on its belly, the legs drawn up, the head on the ground. */
function lying(build: QuadrupedBuild): Form[] {
  const { shoulder: w, length: l, chest: d, lower } = build;
  const head = { x: 0.5 * l + build.head[0] * 0.4, y: -build.neck[1] * 1.25 };
  return [
    ...build.tail({ x: -0.47 * l, y: -d * 0.3, isSitting: true }),
    ...placed([trunk(build)], { x: 0, y: w - d }),
    ball([-0.3 * l, -d * 0.42, d * 0.56, d * 0.44, -14], build.coat, furOf(build)),
    ball([-0.12 * l, -lower * 0.8, lower * 2.6, lower * 0.95], build.legs, { isJoined: true }),
    ...(build.mane?.(head) ?? []),
    limb(
      text([
        [0.3 * l, -d * 0.6, build.neck[0]],
        [head.x - 6, head.y + 2, build.neck[1]],
      ]),
      build.coat,
      { isJoined: true, ...furOf(build) },
    ),
    ...(build.ruff?.(head) ?? []),
    ball([0.42 * l, -lower * 0.8, lower * 3, lower * 0.95], build.legs),
    ...placed(build.headForms, { ...head, degrees: 8 }),
  ];
}

/** On its haunches, a paw raised with what is in it, if it is at something, the head up to that. */
export function handling(build: QuadrupedBuild, act?: Act): Form[] {
  const { shoulder: w, length: l, lower, upper } = build;
  const chestX = 0.2 * l;
  const { beat = 0 } = build;
  const paw = { x: chestX + (0.46 - 0.05 * beat) * l, y: -w * (0.78 - 0.16 * beat) };
  const leg = [
    [chestX - 0.03 * l, -w * 0.72, upper * 1.25],
    [chestX + 0.24 * l, -w * 0.52, upper * 0.86],
    [paw.x, paw.y, lower * 1.05],
  ];
  const raised = [
    ...(act === undefined ? [] : heldInAct(act, paw, lower * 0.6)),
    limb(text(leg), build.coat, { isJoined: true }),
    ball([paw.x + lower * 0.2, paw.y - lower * 0.1, lower * 1.5, lower * 1.15], build.legs, {
      isJoined: true,
    }),
  ];
  return sitting(build, raised);
}

/** On its haunches, the front legs straight before it; or one of them `raised`. */
function sitting(build: QuadrupedBuild, raised?: readonly Form[]): Form[] {
  const { shoulder: w, length: l, chest: d, lower } = build;
  const chestX = 0.2 * l;
  const head = { x: chestX + build.head[0] * 0.55, y: -w * 1.12 + build.head[1] * 0.9 };
  const back = [
    [-0.3 * l, -d * 0.62, d * 0.6],
    [-0.13 * l, -w * 0.52, d * 0.52],
    [0.08 * l, -w * 0.86, d * 0.42],
  ];
  const frontLegAt = (x: number): Form[] => straightLeg(build, { x, chestX });
  const chest = [
    [chestX + 0.08 * l, -w * 0.98],
    [chestX + 0.11 * l, -w * 0.66],
    [chestX, -w * 0.3],
    [chestX - 0.1 * l, -w * 0.6],
  ];
  return [
    ...build.tail({ x: -0.42 * l, y: -d * 0.3, isSitting: true }),
    ...inShade(frontLegAt(chestX + 0.1 * l), 0.4),
    limb(text(back), build.coat, {
      ...furOf(build),
      ...(build.marks === undefined ? {} : { marks: build.marks }),
    }),
    blob(text(chest), build.belly, { isJoined: true, ...furOf(build) }),
    ball([-0.2 * l, -d * 0.56, d * 0.62, d * 0.56, -20], build.coat, {
      ...furOf(build),
      ...(build.marks === undefined ? {} : { marks: build.marks }),
    }),
    ball([-0.02 * l, -lower * 0.7, lower * 2.5, lower * 0.9], build.legs, { isJoined: true }),
    ...(raised ?? frontLegAt(chestX + 0.02 * l)),
    ...(build.mane?.(head) ?? []),
    limb(
      text([
        [chestX - 0.1 * l, -w * 0.84, build.neck[0]],
        [head.x - 4, head.y + 6, build.neck[1]],
      ]),
      build.coat,
      { isJoined: true, ...furOf(build) },
    ),
    ...(build.ruff?.(head) ?? []),
    ...headOf(build, head),
  ];
}

/** A front leg that stands straight below the chest. */
function straightLeg(build: QuadrupedBuild, { x, chestX }: { x: number; chestX: number }): Form[] {
  const { shoulder: w, length: l, upper, lower } = build;
  const joints = [
    [chestX - 0.03 * l, -w * 0.72, upper * 1.25],
    [chestX + (x - chestX) * 0.5, -w * 0.36, upper * 0.82],
    [x, -w * 0.06 - lower * 0.4, lower * 0.9],
  ];
  return [limb(text(joints), build.coat, { isJoined: true, marks: legMarks(build, x) }), ...foot(build, x)];
}

function text(points: readonly (readonly number[])[]): string {
  return points.map((point) => point.join(',')).join(' ');
}
