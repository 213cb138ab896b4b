import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import { livingMoments } from '../../plan/moment.ts';
import { ink, wideEye } from './creatures/features.ts';
import type { DrawnArt, FigureArt } from './figure-art.ts';
import { limb } from './forms/form.ts';
import type { Form } from './forms/form.ts';

/** Where a thing has its face, in its own units: between the eyes, how large an eye is, and how far apart they are. */
export interface FaceSpot {
  readonly x: number;
  readonly y: number;
  readonly eye: number;
  readonly apart: number;
}

type Box = FigureArt['box'];

const spots: Readonly<Record<string, FaceSpot>> = {
  car: { x: 34, y: -104, eye: 16, apart: 21 },
  bus: { x: 92, y: -108, eye: 18, apart: 26 },
  truck: { x: 106, y: -100, eye: 15, apart: 19 },
  train: { x: 84, y: -92, eye: 17, apart: 23 },
  rocket: { x: 0, y: -176, eye: 15, apart: 18 },
  airplane: { x: 104, y: -104, eye: 12, apart: 15 },
  helicopter: { x: 46, y: -106, eye: 16, apart: 20 },
  balloon: { x: 0, y: -282, eye: 23, apart: 30 },
  tractor: { x: 76, y: -82, eye: 14, apart: 18 },
  bicycle: { x: 54, y: -132, eye: 12, apart: 14 },
  'pirate-ship': { x: 110, y: -58, eye: 13, apart: 17 },
  galleon: { x: 110, y: -58, eye: 13, apart: 17 },
  submarine: { x: 60, y: -70, eye: 16, apart: 22 },
  // Its eyes look over the rim of its bow.
  boat: { x: 50, y: -28, eye: 17, apart: 21 },
};

/** The face of what has no place of its own for one: in its middle. */
function spotOf(name: string, { x, y, width, height }: Box): FaceSpot {
  const eye = Math.min(width, height) * 0.085;
  return spots[name] ?? { x: x + width / 2, y: y + height * 0.5, eye, apart: eye * 1.3 };
}

const iris: Colour = [84, 56, 34];

/** Two eyes and a mouth, as children's films give them to things. */
export function faceForms(name: string, box: Box, isSad: boolean): Form[] {
  const { x, y, eye, apart } = spotOf(name, box);
  const corner = y + eye * (isSad ? 2.3 : 1.55);
  const middle = y + eye * (isSad ? 1.7 : 2.2);
  const line = `${x - apart * 0.8},${corner},${eye * 0.14} ${x},${middle},${eye * 0.18} ${x + apart * 0.8},${corner},${eye * 0.14}`;
  return [
    wideEye([x - apart, y, eye], iris),
    wideEye([x + apart, y, eye], iris),
    limb(line, ink, { bulge: 0, isJoined: true }),
  ];
}

/** A drawing with a face on it, that blinks where it lives. */
export function withFace(
  art: DrawnArt,
  name: string,
  { isSad, isAlive }: { readonly isSad: boolean; readonly isAlive: boolean },
): DrawnArt {
  const spot = spotOf(name, art.box);
  const drawn = (isShut: boolean): DrawnArt => ({
    ...art,
    draw(context) {
      art.draw(context);
      drawFace(context, spot, { isSad, isShut });
    },
  });
  return isAlive
    ? { ...drawn(false), life: { moments: livingMoments.map(({ isBlinking }) => drawn(isBlinking)) } }
    : drawn(false);
}

function drawFace(
  context: SKRSContext2D,
  { x, y, eye, apart }: FaceSpot,
  { isSad, isShut }: { isSad: boolean; isShut: boolean },
): void {
  context.save();
  context.lineCap = 'round';
  context.strokeStyle = css(ink);
  context.lineWidth = eye * 0.28;
  for (const side of [-1, 1]) {
    const middle = x + side * apart;
    if (isShut) {
      context.beginPath();
      context.arc(middle, y - eye * 0.2, eye * 0.8, Math.PI * 0.15, Math.PI * 0.85);
      context.stroke();
    } else {
      openEye(context, [middle, y], eye);
    }
  }
  context.beginPath();
  context.moveTo(x - apart * 0.8, y + eye * (isSad ? 2.3 : 1.55));
  context.quadraticCurveTo(x, y + eye * (isSad ? 1.3 : 2.8), x + apart * 0.8, y + eye * (isSad ? 2.3 : 1.55));
  context.stroke();
  context.restore();
}

function openEye(context: SKRSContext2D, [x, y]: readonly [number, number], eye: number): void {
  for (const [dx, dy, radius, colour] of [
    [0, 0, eye * 1.1, ink],
    [0, 0, eye, [252, 250, 244]],
    [eye * 0.2, eye * 0.05, eye * 0.66, iris],
    [eye * 0.22, eye * 0.05, eye * 0.36, ink],
    [0, eye * -0.3, eye * 0.22, [255, 255, 255]],
  ] as const) {
    context.fillStyle = css(colour);
    context.beginPath();
    context.ellipse(x + dx, y + dy, radius, radius * 1.08, 0, 0, Math.PI * 2);
    context.fill();
  }
}
