import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import type { Point } from './limb.ts';
import { points, rect, round, shape, stroke } from './shapes.ts';

const ink = hex('#6a5a48');
const red = hex('#c8342c');

/** A wide bowl, a chequered cloth over the dough that rises in it. */
export function paintCoveredDough(easel: Easel, colour: Colour): void {
  const dome = smoothPath(
    points('-270,20 -236,-110 -140,-206 0,-236 140,-206 236,-110 270,20 150,60 -150,60'),
  );
  paintForm(easel, {
    path: shape('-292,-10 292,-10 258,110 168,206 -168,206 -258,110'),
    colour: hex('#5f9ab0'),
    turn: 44,
  });
  paintForm(easel, { path: dome, colour, turn: 40 });
  const hem = shape(
    '-300,-30 -268,-60 268,-60 300,-30 262,66 196,20 124,74 44,24 -44,74 -124,24 -196,72 -262,40',
  );
  paintForm(easel, { path: hem, colour, turn: 14 });
  const { context } = easel;
  context.save();
  const cloth = new Path2D();
  cloth.addPath(dome);
  cloth.addPath(hem);
  context.clip(cloth);
  context.fillStyle = css(hex('#d0504a'), 0.45);
  for (let stripe = -4; stripe < 5; stripe++) {
    context.fillRect(stripe * 72 - 13, -260, 26, 360);
    context.fillRect(-320, -80 + stripe * 72 - 13, 640, 26);
  }
  context.restore();
}

/** Loaves as flat as plates and black at their rims, one on the other. */
export function paintFlatLoaves(easel: Easel, colour: Colour): void {
  for (const [x, y, wide] of [
    [20, 220, 280],
    [-34, 130, 250],
    [30, 42, 222],
  ] as const) {
    paintForm(easel, { path: round(x, y, wide, 62), colour: mix(colour, [20, 12, 10], 0.5), turn: 22 });
    paintForm(easel, {
      path: round(x, y - 18, wide * 0.74, 32),
      colour,
      turn: 10,
      hasOutline: false,
    });
  }
  easel.context.fillStyle = css(hex('#8f8c8a'), 0.4);
  for (const [x, y, size] of [
    [-40, -60, 44],
    [20, -130, 58],
    [-30, -206, 70],
  ] as const) {
    easel.context.fill(round(x, y, size, size * 0.8));
  }
}

/** A sheet with hills, a river and a dotted way, on which places are marked. */
export function paintMap(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: shape('-290,-190 -100,-210 100,-180 290,-206 284,190 96,176 -96,204 -290,186'),
    colour,
    turn: 26,
  });
  stroke(easel, points('-260,-60 -150,-20 -60,-70 60,-30 150,-90 262,-70'), [hex('#6aa0b8'), 13]);
  for (const x of [-180, -110, 40]) {
    stroke(
      easel,
      [
        [x - 44, 20],
        [x, -44],
        [x + 44, 20],
      ],
      [ink, 9],
    );
  }
  for (const [x, y] of [
    [-236, 140],
    [-170, 96],
    [-104, 128],
    [-40, 84],
    [26, 112],
    [84, 60],
    [146, 84],
    [190, 22],
    [236, -30],
  ] as const) {
    for (const side of [-1, 1]) {
      stroke(
        easel,
        [
          [x - 20, y - 20 * side],
          [x + 20, y + 20 * side],
        ],
        [red, 9],
      );
    }
  }
}

/** A travelling bag with straps and a bedroll on it. */
export function paintBag(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: limb(points('-96,-150 -60,-214 60,-214 96,-150'), [18, 18, 18, 18]),
    colour: ink,
    turn: 6,
  });
  paintForm(easel, {
    path: shape('-216,190 -236,20 -180,-130 -60,-166 60,-166 180,-130 236,20 216,190 0,206'),
    colour,
    turn: 56,
  });
  paintForm(easel, {
    path: shape('-196,-20 -160,-136 0,-170 160,-136 196,-20 100,40 -100,40'),
    colour: mix(colour, [255, 240, 214], 0.16),
    turn: 24,
  });
  for (const x of [-92, 92]) {
    paintForm(easel, { path: rect(x - 18, -60, 36, 150, 8), colour: ink, turn: 8 });
    paintForm(easel, { path: rect(x - 26, 26, 52, 40, 8), colour: hex('#d8b45a'), turn: 8 });
  }
}

/** A surfboard that stands in the sand. */
export function paintStandingBoard(easel: Easel, colour: Colour): void {
  const board = shape(
    '0,-700 86,-560 132,-260 136,120 110,460 60,680 -60,680 -110,460 -136,120 -132,-260 -86,-560',
  );
  paintForm(easel, { path: board, colour, turn: 40 });
  const { context } = easel;
  context.save();
  context.clip(board);
  context.fillStyle = css(red);
  context.fillRect(-26, -720, 52, 1440);
  context.fillRect(-160, 300, 320, 74);
  context.restore();
}

/** A wooden spoon, upright. */
export function paintSpoon(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: limb(points('0,-20 4,216'), [24, 30]), colour, turn: 10 });
  paintForm(easel, { path: round(0, -112, 88, 112), colour, turn: 30 });
  paintForm(easel, {
    path: round(0, -106, 58, 78),
    colour: mix(colour, easel.shadow, 0.34),
    turn: 0,
    hasOutline: false,
  });
}

/** A thick pencil, its point down. */
export function paintPencil(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: shape('-46,110 46,110 0,226'), colour: hex('#f0d8ac'), turn: 8 });
  paintForm(easel, { path: shape('-16,184 16,184 0,228'), colour: hex('#2c2a30'), turn: 0 });
  paintForm(easel, { path: rect(-48, -150, 96, 266, 6), colour, turn: 26 });
  paintForm(easel, { path: rect(-50, -178, 100, 44, 6), colour: hex('#c8ccd0'), turn: 10 });
  paintForm(easel, { path: rect(-46, -224, 92, 54, 22), colour: hex('#e08a8a'), turn: 12 });
}

/** Sheets that were crumpled and thrown down. */
export function paintCrumpledPages(easel: Easel, colour: Colour): void {
  for (const [x, y, size] of [
    [-190, 110, 1],
    [150, 120, 0.92],
    [-20, 60, 1.16],
    [40, 160, 0.8],
  ] as const) {
    paintForm(easel, {
      path: smoothPath(
        points('-110,20 -84,-70 -10,-104 80,-84 112,6 66,84 -50,92').map(([dx, dy]): Point => [
          x + dx * size,
          y + dy * size,
        ]),
      ),
      colour,
      turn: 30,
    });
    for (const [from, to] of [
      ['-60,-40', '20,10'],
      ['60,-50', '-10,40'],
    ] as const) {
      const line = points(`${from} ${to}`).map(([dx, dy]): Point => [x + dx * size, y + dy * size]);
      stroke(easel, line, [mix(colour, easel.shadow, 0.4), 6]);
    }
  }
}

/** Stones laid one on another, the smallest at the top. */
export function paintCairn(easel: Easel, colour: Colour): void {
  for (const [x, y, wide, tall] of [
    [0, 166, 220, 66],
    [-20, 60, 172, 58],
    [18, -36, 130, 52],
    [-6, -118, 92, 42],
    [6, -180, 54, 32],
  ] as const) {
    paintForm(easel, {
      path: round(x, y, wide, tall),
      colour: mix(colour, x > 0 ? [255, 250, 236] : easel.shadow, 0.14),
      turn: 28,
    });
  }
}

/** A way to and fro, drawn into the ground with a stick: no more than a shade in it, and its light edge. */
export function paintFurrow({ context }: Easel): void {
  context.save();
  context.lineJoin = 'miter';
  for (const [lower, colour, alpha, wide] of [
    [0, '#5a4024', 0.6, 30],
    [17, '#fff3d4', 0.8, 9],
  ] as const) {
    context.strokeStyle = css(hex(colour), alpha);
    context.lineWidth = wide;
    context.beginPath();
    for (const [x, y] of points('-450,70 -270,-80 -80,78 90,-66 250,66 370,-52 460,40')) {
      context.lineTo(x, y + lower);
    }
    context.stroke();
  }
  context.restore();
}

/** A leaf with its veins. */
export function paintLeaf(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: shape('-210,150 -190,-40 -60,-170 190,-204 170,40 40,150'), colour, turn: 34 });
  stroke(easel, points('-260,200 -60,20 150,-170'), [mix(colour, easel.shadow, 0.5), 13]);
  for (const [x, y] of [
    [-100, 60],
    [-10, -24],
    [70, -98],
  ] as const) {
    stroke(
      easel,
      [
        [x, y],
        [x - 20, y - 90],
      ],
      [mix(colour, easel.shadow, 0.4), 7],
    );
    stroke(
      easel,
      [
        [x, y],
        [x + 92, y + 16],
      ],
      [mix(colour, easel.shadow, 0.4), 7],
    );
  }
}
