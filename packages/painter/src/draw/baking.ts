import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { points, rect, round, shape, stroke } from './shapes.ts';

const checks = hex('#d0504a');
const ember = hex('#ff9a2e');

/** Dough that stands high over its bowl and hangs over the rim, the cloth that lay on it lifted like a small hat. */
export function paintRisenDough(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: shape('-292,-10 292,-10 258,110 168,206 -168,206 -258,110'),
    colour: hex('#5f9ab0'),
    turn: 44,
  });
  paintForm(easel, {
    path: shape(
      '-330,10 -326,-110 -260,-262 -120,-350 20,-372 160,-336 284,-232 330,-90 326,24 262,74 196,24 110,52 0,22 -116,56 -200,22 -270,70',
    ),
    colour,
    turn: 58,
  });
  for (const [x, y, size] of [
    [-190, -110, 20],
    [120, -60, 26],
    [226, -150, 16],
    [-60, -40, 14],
  ] as const) {
    paintForm(easel, {
      path: round(x, y, size, size * 0.8),
      colour: mix(colour, [255, 250, 236], 0.5),
      turn: 0,
      hasOutline: false,
    });
  }
  const cloth = shape(
    '-196,-268 -120,-352 20,-384 150,-344 232,-262 170,-226 96,-258 20,-222 -62,-256 -140,-220',
  );
  paintForm(easel, { path: cloth, colour: hex('#f4ead6'), turn: 18 });
  const { context } = easel;
  context.save();
  context.clip(cloth);
  context.fillStyle = css(checks, 0.45);
  for (let stripe = -4; stripe < 5; stripe++) {
    context.fillRect(stripe * 72 - 13, -400, 26, 220);
    context.fillRect(-320, -300 + stripe * 72 - 13, 640, 26);
  }
  context.restore();
}

/** An oven of bricks, its mouth full of glow, and a loaf that bakes in it. */
export function paintOven(easel: Easel, brick: Colour): void {
  paintOvenWith(easel, brick, paintBakingLoaf);
}

/** The same with dough in it that has not risen: it lies there pale, and runs. */
export function paintHastyOven(easel: Easel, brick: Colour): void {
  paintOvenWith(easel, brick, (within) => {
    paintForm(within, {
      path: shape('-206,212 -196,168 -132,150 -64,156 -10,140 60,154 128,146 198,170 208,212 0,220'),
      colour: hex('#efdfba'),
      turn: 20,
    });
    paintForm(within, { path: round(-70, 176, 46, 8), colour: hex('#fbf2da'), turn: 0, hasOutline: false });
    paintForm(within, { path: round(92, 178, 30, 6), colour: hex('#dcc796'), turn: 0, hasOutline: false });
  });
}

function paintOvenWith(easel: Easel, brick: Colour, paintBread: (easel: Easel) => void): void {
  const { context } = easel;
  const wall = shape('-400,372 -400,-60 -330,-262 -170,-366 0,-390 170,-366 330,-262 400,-60 400,372 0,376');
  paintForm(easel, { path: wall, colour: brick, turn: 50 });
  context.save();
  context.clip(wall);
  layBricks(easel, brick);
  context.restore();
  const mouth = new Path2D();
  mouth.moveTo(-250, 230);
  mouth.lineTo(-250, 20);
  mouth.bezierCurveTo(-250, -250, 250, -250, 250, 20);
  mouth.lineTo(250, 230);
  mouth.closePath();
  paintForm(easel, { path: mouth, colour: hex('#3a1c14'), turn: 0 });
  context.save();
  context.clip(mouth);
  const glow = context.createRadialGradient(0, 150, 20, 0, 110, 330);
  glow.addColorStop(0, css(hex('#fff0b0')));
  glow.addColorStop(0.35, css(ember));
  glow.addColorStop(0.8, css(hex('#a83c18'), 0.9));
  glow.addColorStop(1, css(hex('#4a1c12'), 0.6));
  context.fillStyle = glow;
  context.fillRect(-260, -260, 520, 500);
  context.restore();
  paintBread(easel);
  paintForm(easel, {
    path: rect(-300, 206, 600, 58, 14),
    colour: mix(brick, [240, 226, 204], 0.5),
    turn: 12,
  });
}

function paintBakingLoaf(easel: Easel): void {
  paintForm(easel, {
    path: shape('-190,196 -182,90 -100,14 0,-8 100,14 182,90 190,196 0,214'),
    colour: hex('#c8823a'),
    turn: 40,
  });
  for (const x of [-84, 0, 84]) {
    stroke(easel, points(`${x - 34},${96 + Math.abs(x) * 0.2} ${x + 30},${50 + Math.abs(x) * 0.2}`), [
      hex('#f2d49a'),
      12,
    ]);
  }
}

/** The joints between the bricks around an oven's mouth. */
function layBricks(easel: Easel, brick: Colour): void {
  const joint = mix(brick, [236, 222, 204], 0.42);
  for (const [row, y] of [-300, -210, -120, -30, 60, 150, 240, 330].entries()) {
    const half = 420;
    stroke(
      easel,
      [
        [-half, y],
        [half, y],
      ],
      [joint, 5],
    );
    for (let x = -360 + (row % 2) * 70; x < half; x += 140) {
      if (Math.abs(x) < half - 12 && y < 330) {
        stroke(
          easel,
          [
            [x, y],
            [x, y + 86],
          ],
          [joint, 5],
        );
      }
    }
  }
}
