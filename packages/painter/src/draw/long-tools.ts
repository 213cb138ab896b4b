import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import type { Point } from './limb.ts';
import { plank, points, rect, round, shape, stroke } from './shapes.ts';

/** What is as long as whoever holds it, around the hand that does: how far below the ground is, it is told. */
export interface LongTool {
  readonly colour: string;
  readonly draw: (easel: Easel, colour: Colour, down: number) => void;
}

const wood = hex('#8f6238');
const iron = hex('#8d939c');
const straw = hex('#d8b058');

/** Straight to its ends: a curve through so few places would go on beyond them. */
const pole = (easel: Easel, [from, to]: readonly [Point, Point], look: readonly [Colour, number]): void =>
  paintForm(easel, { path: plank(from, to, look[1] * 2), colour: look[0], turn: 6 });

const upright = (easel: Easel, [top, down]: readonly [number, number], colour: Colour = wood): void =>
  pole(
    easel,
    [
      [0, top],
      [0, down],
    ],
    [colour, 15],
  );

export const longTools = {
  crook: { colour: '#8f6238', draw: paintCrook },
  staff: { colour: '#6fb8e8', draw: paintStaff },
  stick: { colour: '#8f6238', draw: (easel, colour, down) => upright(easel, [-260, down], colour) },
  broom: { colour: '#d8b058', draw: paintBroom },
  'sweeping-brush': { colour: '#2c2a30', draw: paintSweepingBrush },
  pitchfork: { colour: '#8d939c', draw: paintPitchfork },
  spade: { colour: '#8d939c', draw: paintSpade },
  axe: { colour: '#a9b0b8', draw: paintAxe },
  pickaxe: { colour: '#8d939c', draw: paintPickaxe },
  rod: { colour: '#9a6a42', draw: paintRod },
  sceptre: { colour: '#dcae3c', draw: paintSceptre },
} as const satisfies Readonly<Record<string, LongTool>>;

/** A shepherd's: bent over at its top. */
function paintCrook(easel: Easel, colour: Colour, down: number): void {
  upright(easel, [-330, down], colour);
  paintForm(easel, {
    path: limb(
      points('0,-260 0,-350 16,-424 72,-470 136,-430 138,-356 104,-326'),
      [15, 15, 15, 15, 15, 14, 12],
    ),
    colour,
    turn: 6,
  });
}

/** A wizard's, with a stone that shines at its top. */
function paintStaff(easel: Easel, colour: Colour, down: number): void {
  upright(easel, [-330, down]);
  for (const side of [-1, 1]) {
    paintForm(easel, {
      path: limb(points(`0,-310 ${side * 52},-380 ${side * 44},-450`), [15, 13, 8]),
      colour: wood,
      turn: 5,
    });
  }
  paintForm(easel, { path: round(0, -420, 44), colour, turn: 12 });
  paintForm(easel, {
    path: round(-14, -436, 13),
    colour: [250, 252, 255],
    turn: 0,
    hasOutline: false,
  });
}

function paintBroom(easel: Easel, colour: Colour, down: number): void {
  upright(easel, [-420, down - 210]);
  paintForm(easel, {
    path: shape(
      `-34,${down - 250} 34,${down - 250} 96,${down - 60} 104,${down} -104,${down} -96,${down - 60}`,
    ),
    colour,
    turn: 22,
  });
  paintForm(easel, { path: rect(-46, down - 268, 92, 40, 14), colour: hex('#8a3a34'), turn: 6 });
  for (const x of [-56, -18, 20, 58]) {
    stroke(
      easel,
      [
        [x * 0.5, down - 220],
        [x, down - 14],
      ],
      [mix(straw, easel.shadow, 0.3), 4],
    );
  }
}

/** A chimney sweep's, its bristles all around at the top. */
function paintSweepingBrush(easel: Easel, colour: Colour, down: number): void {
  upright(easel, [-380, down]);
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray / 12) * Math.PI * 2;
    paintForm(easel, {
      path: limb(
        [
          [0, -400],
          [Math.cos(angle) * 124, -400 + Math.sin(angle) * 92],
        ],
        [13, 9],
      ),
      colour,
      turn: 3,
    });
  }
  paintForm(easel, { path: round(0, -400, 30), colour: mix(colour, [255, 250, 240], 0.2), turn: 8 });
}

function paintPitchfork(easel: Easel, colour: Colour, down: number): void {
  upright(easel, [-260, down]);
  for (const side of [-1, 1]) {
    paintForm(easel, {
      path: limb(points(`0,-262 ${side * 66},-300 ${side * 72},-500`), [12, 12, 7]),
      colour,
      turn: 4,
    });
  }
  pole(
    easel,
    [
      [0, -262],
      [0, -510],
    ],
    [colour, 9],
  );
}

function paintSpade(easel: Easel, colour: Colour, down: number): void {
  upright(easel, [-190, down - 220]);
  pole(
    easel,
    [
      [-70, -200],
      [70, -200],
    ],
    [mix(wood, easel.shadow, 0.2), 17],
  );
  paintForm(easel, {
    path: shape(`-82,${down - 260} 82,${down - 260} 84,${down - 90} 0,${down} -84,${down - 90}`),
    colour,
    turn: 16,
  });
}

function paintAxe(easel: Easel, colour: Colour, down: number): void {
  upright(easel, [-300, Math.min(down, 360)]);
  paintForm(easel, {
    path: shape('-22,-292 30,-296 150,-340 168,-236 150,-140 30,-196 -22,-200'),
    colour,
    turn: 16,
  });
}

function paintPickaxe(easel: Easel, colour: Colour, down: number): void {
  upright(easel, [-300, Math.min(down, 420)]);
  paintForm(easel, {
    path: limb(points('-210,-210 -110,-282 0,-304 110,-282 210,-210'), [6, 22, 28, 22, 6]),
    colour,
    turn: 8,
  });
}

/** A fishing rod over the shoulder, its line wound up along it, a red float at its tip. */
function paintRod(easel: Easel, colour: Colour, down: number): void {
  paintForm(easel, {
    path: limb(points(`-20,${Math.min(down, 260)} 20,-140 96,-540`), [22, 15, 7]),
    colour,
    turn: 5,
  });
  stroke(easel, points('96,-540 128,-400 124,-250'), [hex('#eef2f4'), 4]);
  paintForm(easel, { path: round(124, -226, 22, 28), colour: hex('#d9433a'), turn: 6 });
  paintForm(easel, { path: round(14, 72, 32), colour: iron, turn: 8 });
}

/** Short, and of gold. */
function paintSceptre(easel: Easel, colour: Colour): void {
  pole(
    easel,
    [
      [0, -220],
      [0, 200],
    ],
    [colour, 14],
  );
  paintForm(easel, { path: round(0, -250, 50), colour, turn: 12 });
  paintForm(easel, { path: round(0, -250, 22), colour: hex('#b8303e'), turn: 5 });
  paintForm(easel, { path: plank([0, -300], [0, -352], 18), colour, turn: 3 });
  paintForm(easel, { path: plank([-26, -326], [26, -326], 18), colour, turn: 3 });
}
