import { css, hex } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { lowestFoot } from '../scene.ts';
import type { ScenePlan } from '../../plan/scene-plan.ts';
import { bendRound } from '../../plan/bend-round.ts';
import type { Scene } from '../scene.ts';

/** A way round in the ground: an arc that comes from far away to just behind who stands there, and goes back. */
interface Arc {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** Half of how wide the way is, across and towards the viewer, in parts of the picture's width and height. */
const half = { across: 0.03, down: 0.017 } as const;
const sleepers = 58;

/** The bend of a road or a railway, where one is told of. */
export function layBend(sheet: Sheet, scene: Scene): void {
  const { details } = scene.plan;
  const isRail = details?.includes('railbend') === true;
  if (!isRail && details?.includes('roadbend') !== true) {
    return;
  }
  const arc = hasShortCut(scene.plan) ? arcAway(scene) : arcToward(scene);
  if (hasShortCut(scene.plan)) {
    treadPath(sheet, scene);
  }
  const ways = isRail ? railway : road;
  for (const { colour, lit, from, to } of ways) {
    fillBand(sheet, arc, { from, to, fill: css(scene.tone(hex(colour), lit, 0.16)) });
  }
  if (isRail) {
    laySleepers(sheet, scene, arc);
    for (const rail of [-0.5, 0.44]) {
      fillBand(sheet, arc, { from: rail, to: rail + 0.16, fill: css(scene.tone(hex('#b9bec4'), 0.9, 0.14)) });
    }
  }
}

/** Whether whoever runs goes straight across the bend. */
export function hasShortCut({ details }: Pick<ScenePlan, 'details'>): boolean {
  return details?.includes('shortcut') === true;
}

/** The bend comes from far away to just behind who stands there. */
function arcToward(scene: Scene): Arc {
  const { width, height } = scene.frame;
  const near = (lowestFoot(scene.plan) - 0.045) * height;
  const far = scene.horizon + height * 0.055;
  return { x: width * 0.5, y: far, across: width * 0.4, down: near - far };
}

/** The bend goes from beside who runs far out into the country, and comes back beyond them. */
function arcAway(scene: Scene): Arc {
  const { width, height } = scene.frame;
  const near = (lowestFoot(scene.plan) - 0.02) * height;
  return { x: width * 0.5, y: near, across: width * bendRound.across, down: outermost(scene) - near };
}

/** Where what has come round a bend that goes far out is on it: its middle across the picture, and how far down it stands. */
export function cameRound(scene: Scene, heading: -1 | 1): { readonly x: number; readonly y: number } {
  const { x, y, across, down } = arcAway(scene);
  const angle = Math.PI * bendRound.until;
  return { x: x - heading * Math.cos(angle) * across, y: y + Math.sin(angle) * down };
}

/** How far down the picture a bend is that goes far out, where it is furthest: what goes round it is there. */
export function outermost({ horizon, frame }: Scene): number {
  return horizon + frame.height * bendRound.out;
}

/** A trodden way from one end of the bend to the other, under the feet of who goes straight across. */
function treadPath({ context, frame }: Sheet, scene: Scene): void {
  const { width, height, bleed } = frame;
  const foot = (lowestFoot(scene.plan) + 0.012) * height;
  const noise = scene.noise('path');
  for (const [wide, colour, lit] of [
    [0.03, '#a58a64', 0.42],
    [0.022, '#d2ba8c', 0.74],
  ] as const) {
    context.fillStyle = css(scene.tone(hex(colour), lit, 0.06), 0.85);
    context.beginPath();
    for (let x = -bleed; x <= width + bleed; x += width / 80) {
      context.lineTo(x, foot - height * wide * (0.8 + 0.4 * noise.sum((x / width) * 7, 1.7, 2)));
    }
    for (let x = width + bleed; x >= -bleed; x -= width / 80) {
      context.lineTo(x, foot + height * wide * (0.8 + 0.4 * noise.sum((x / width) * 7, 5.1, 2)));
    }
    context.fill();
  }
}

interface Band {
  readonly colour: string;
  readonly lit: number;
  /** From one side of the way to the other, -1 to 1. */
  readonly from: number;
  readonly to: number;
}

const railway: readonly Band[] = [{ colour: '#8d8578', lit: 0.5, from: -1.1, to: 1.1 }];
const road: readonly Band[] = [
  { colour: '#a58a64', lit: 0.4, from: -1.1, to: 1.1 },
  { colour: '#cdb48a', lit: 0.7, from: -0.9, to: 0.9 },
];

/** Where the way is at a part of its course, 0 to 1, and beside its middle. */
function placeOn(
  { x, y, across, down }: Arc,
  frame: Sheet['frame'],
  at: { part: number; side: number },
): [number, number] {
  const angle = Math.PI * at.part;
  // What goes far out is narrower the further it is.
  const nearness = down < 0 ? 1.1 - 0.88 * Math.sin(angle) : 1;
  const wide = across + at.side * half.across * frame.width * nearness;
  const deep = down + at.side * half.down * frame.height * nearness * Math.sign(down);
  return [x - Math.cos(angle) * wide, y + Math.sin(angle) * deep];
}

function fillBand(
  { context, frame }: Sheet,
  arc: Arc,
  { from, to, fill }: Pick<Band, 'from' | 'to'> & { readonly fill: string },
): void {
  const steps = 90;
  context.fillStyle = fill;
  context.beginPath();
  for (let step = 0; step <= steps; step++) {
    context.lineTo(...placeOn(arc, frame, { part: step / steps, side: from }));
  }
  for (let step = steps; step >= 0; step--) {
    context.lineTo(...placeOn(arc, frame, { part: step / steps, side: to }));
  }
  context.fill();
}

function laySleepers({ context, frame }: Sheet, scene: Scene, arc: Arc): void {
  const wood: Colour = scene.tone(hex('#5a4436'), 0.5, 0.14);
  context.strokeStyle = css(wood);
  for (let sleeper = 1; sleeper < sleepers; sleeper++) {
    const part = sleeper / sleepers;
    const bulge = Math.sin(Math.PI * part);
    context.lineWidth = frame.unit * (3 + 7 * (arc.down < 0 ? 1 - bulge : bulge));
    context.beginPath();
    context.moveTo(...placeOn(arc, frame, { part, side: -0.86 }));
    context.lineTo(...placeOn(arc, frame, { part, side: 0.86 }));
    context.stroke();
  }
}
