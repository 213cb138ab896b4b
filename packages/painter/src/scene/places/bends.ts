import { css, hex } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { lowestFoot } from '../scene.ts';
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
  const { width, height } = scene.frame;
  const near = (lowestFoot(scene.plan) - 0.045) * height;
  const far = scene.horizon + height * 0.055;
  const arc: Arc = { x: width * 0.5, y: far, across: width * 0.4, down: near - far };
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
  const wide = across + at.side * half.across * frame.width;
  const deep = down + at.side * half.down * frame.height;
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
    context.lineWidth = frame.unit * (3 + 7 * Math.sin(Math.PI * part));
    context.beginPath();
    context.moveTo(...placeOn(arc, frame, { part, side: -0.86 }));
    context.lineTo(...placeOn(arc, frame, { part, side: 0.86 }));
    context.stroke();
  }
}
