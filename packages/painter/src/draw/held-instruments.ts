import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import type { Point } from './limb.ts';

const ebony = hex('#2e221e');

function strings({ context }: Easel, [from, to]: readonly [number, number], spread: number): void {
  context.strokeStyle = css([240, 232, 210], 0.85);
  context.lineWidth = 3;
  context.beginPath();
  for (const part of [-1.5, -0.5, 0.5, 1.5]) {
    context.moveTo(from, part * spread);
    context.lineTo(to, part * spread * 0.7);
  }
  context.stroke();
}

/** The outline of a guitar's body. */
const guitarBody: readonly Point[] = [
  [-196, 0],
  [-176, -124],
  [-76, -152],
  [10, -98],
  [90, -112],
  [162, -74],
  [176, 0],
  [162, 74],
  [90, 112],
  [10, 98],
  [-76, 152],
  [-176, 124],
];

/** The outline of a violin's body. */
const violinBody: readonly Point[] = [
  [-126, 0],
  [-104, -72],
  [-44, -80],
  [-10, -44],
  [26, -46],
  [60, -62],
  [104, -46],
  [114, 0],
  [104, 46],
  [60, 62],
  [26, 46],
  [-10, 44],
  [-44, 80],
  [-104, 72],
];

const disc = (x: number, radius: number): Path2D => {
  const path = new Path2D();
  path.arc(x, 0, radius, 0, Math.PI * 2);
  return path;
};

/** A guitar across the body, its neck up to the other hand. */
export function paintGuitar(easel: Easel, wood: Colour): void {
  const { context } = easel;
  context.save();
  context.rotate(-0.36);
  paintForm(easel, {
    path: limb(
      [
        [120, 0],
        [500, 0],
      ],
      [25, 20],
    ),
    colour: mix(wood, ebony, 0.62),
    turn: 6,
  });
  paintForm(easel, {
    path: smoothPath([
      [486, -30],
      [590, -40],
      [606, 0],
      [590, 40],
      [486, 30],
    ]),
    colour: mix(wood, ebony, 0.4),
    turn: 7,
  });
  paintForm(easel, {
    path: smoothPath(guitarBody),
    colour: wood,
    turn: 26,
  });
  setStrings(easel, wood);
  context.restore();
}

/** The sound hole, the bridge and the strings over them. */
function setStrings(easel: Easel, wood: Colour): void {
  paintForm(easel, {
    path: disc(64, 54),
    colour: mix(wood, [255, 236, 196], 0.4),
    turn: 0,
    hasOutline: false,
  });
  paintForm(easel, { path: disc(64, 45), colour: ebony, turn: 0, hasOutline: false });
  paintForm(easel, {
    path: limb(
      [
        [-96, -46],
        [-96, 46],
      ],
      [12, 12],
    ),
    colour: ebony,
    turn: 3,
  });
  strings(easel, [-94, 500], 10);
}

/** A violin on the shoulder, the bow over its strings. */
export function paintViolin(easel: Easel, wood: Colour): void {
  const { context } = easel;
  context.save();
  context.rotate(0.14);
  context.scale(0.86, 0.86);
  paintForm(easel, {
    path: limb(
      [
        [70, 0],
        [276, 0],
      ],
      [16, 12],
    ),
    colour: ebony,
    turn: 4,
  });
  paintForm(easel, { path: disc(288, 20), colour: mix(wood, ebony, 0.3), turn: 5 });
  paintForm(easel, {
    path: smoothPath(violinBody),
    colour: wood,
    turn: 16,
  });
  strings(easel, [-70, 276], 5);
  context.restore();
  paintForm(easel, {
    path: limb(
      [
        [-190, 96],
        [170, -196],
      ],
      [6, 5],
    ),
    colour: mix(ebony, wood, 0.4),
    turn: 2,
  });
}

/** A drum that hangs before whoever beats it, its skin at the height of the hands. */
export function paintDrum(easel: Easel, colour: Colour): void {
  const hoop = mix(colour, [255, 232, 180], 0.55);
  const shell = new Path2D();
  shell.moveTo(-206, 0);
  shell.lineTo(-190, 236);
  shell.quadraticCurveTo(0, 306, 190, 236);
  shell.lineTo(206, 0);
  shell.closePath();
  paintForm(easel, { path: shell, colour, turn: 46 });
  const { context } = easel;
  context.strokeStyle = css([250, 240, 214]);
  context.lineWidth = 11;
  context.beginPath();
  for (const [index, x] of [-186, -112, -38, 38, 112, 186].entries()) {
    context.lineTo(x, index % 2 === 0 ? 62 : 232);
  }
  context.stroke();
  const skin = (radius: number, tall: number): Path2D => {
    const path = new Path2D();
    path.ellipse(0, 0, radius, tall, 0, 0, Math.PI * 2);
    return path;
  };
  paintForm(easel, { path: skin(216, 66), colour: hoop, turn: 10 });
  paintForm(easel, { path: skin(190, 50), colour: [246, 238, 220], turn: 6 });
}
