import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import { paintForm } from '../../draw/form.ts';
import type { Easel } from '../../draw/form.ts';
import { limb } from '../../draw/limb.ts';
import { paintEmptyPot, paintPot } from '../../draw/pots.ts';
import { points, rect, round, shape, stroke } from '../../draw/shapes.ts';
import { paintCake } from './cake.ts';

import type { Motif } from './station-easel.ts';

const wood = hex('#a8734a');
const paleWood = hex('#c99a68');
const paper = hex('#fbf6ea');

/** A table top on two trestles, its upper edge at the height of the hands. */
function paintTop(easel: Easel, colour: Colour): void {
  for (const x of [-640, 560]) {
    paintForm(easel, {
      path: rect(x, -800, 90, 800, 10),
      colour: mix(colour, easel.shadow, 0.34),
      turn: 18,
    });
  }
  paintForm(easel, {
    path: rect(-680, -790, 1360, 130, 10),
    colour: mix(colour, easel.shadow, 0.22),
    turn: 14,
  });
  paintForm(easel, {
    path: rect(-780, -870, 1560, 96, 22),
    colour: mix(colour, [255, 240, 214], 0.12),
    turn: 16,
  });
}

/** How far the bread has come: a great loaf that is done, dough alone, or loaves that are flat and burnt; dough that is covered elsewhere, and a pot of soup is none of them. */
export type Baking = 'risen' | 'dough' | 'flat' | 'covered' | PotFill;
/** Whether there is soup in a pot. */
export type PotFill = 'pot' | 'emptypot';

const cakeStages = { risen: 'great', dough: 'small', flat: 'burnt' } as const;

/** A baker's table with what bread is made in, and the bread, or the cake. */
export function paintBakersTable(easel: Easel, baking: Baking, hasCake = false): void {
  paintTop(easel, paleWood);
  paintForm(easel, { path: rect(-720, -1130, 300, 270, 120), colour: hex('#5f9ab0'), turn: 40 });
  paintForm(easel, { path: round(-570, -1120, 152, 36), colour: hex('#f4ead6'), turn: 6 });
  stroke(easel, points('-540,-1120 -470,-1250'), [wood, 15]);
  if (baking === 'pot' || baking === 'emptypot') {
    easel.context.save();
    easel.context.translate(160, -1080);
    (baking === 'pot' ? paintPot : paintEmptyPot)(easel, hex('#5c6a78'));
    easel.context.restore();
    return;
  }
  if (baking === 'covered') {
    return;
  }
  if (hasCake) {
    paintCake(easel, [440, -872], cakeStages[baking]);
  } else if (baking === 'flat') {
    paintFlatLoaves(easel);
  }
  if (baking === 'flat') {
    return;
  }
  paintForm(easel, {
    path: shape('-330,-868 -312,-980 -210,-1084 -50,-1122 110,-1090 214,-986 236,-868'),
    colour: hex('#f6e7c8'),
    turn: 26,
  });
  if (baking === 'risen' && !hasCake) {
    paintRisenLoaf(easel);
  }
}

function paintRisenLoaf(easel: Easel): void {
  paintForm(easel, {
    path: shape('250,-868 240,-1010 330,-1150 510,-1200 680,-1140 760,-1000 740,-868'),
    colour: hex('#c07a34'),
    turn: 62,
  });
  for (const x of [350, 470, 590]) {
    paintForm(easel, {
      path: limb(
        [
          [x, -1000],
          [x + 60, -1130],
        ],
        [20, 14],
      ),
      colour: hex('#f2d08c'),
      turn: 8,
      hasOutline: false,
    });
  }
}

/** In piles, as flat as plates, black at their rims, still smoking. */
function paintFlatLoaves(easel: Easel): void {
  for (const [x, wide, count] of [
    [-150, 220, 3],
    [340, 240, 2],
  ] as const) {
    for (let loaf = 0; loaf < count; loaf++) {
      const [at, y] = [x + (loaf % 2 === 0 ? 0 : 26), -900 - loaf * 74];
      paintForm(easel, { path: round(at, y, wide, 50), colour: hex('#3a241a'), turn: 20 });
      paintForm(easel, {
        path: round(at, y - 18, wide * 0.74, 27),
        colour: hex('#a06a3a'),
        turn: 10,
        hasOutline: false,
      });
    }
    for (const [away, up, size, alpha] of [
      [-30, 100, 42, 0.5],
      [20, 180, 54, 0.38],
      [-20, 270, 62, 0.26],
    ] as const) {
      easel.context.fillStyle = css(hex('#8f8c8a'), alpha);
      easel.context.fill(round(x + away, -900 - count * 74 - up, size, size * 0.8));
    }
  }
}

/** Paper, ink and a lamp on a desk. */
export function paintDesk(easel: Easel): void {
  paintTop(easel, wood);
  paintForm(easel, {
    path: shape('-240,-862 -180,-930 330,-950 390,-880'),
    colour: paper,
    turn: 8,
  });
  for (const y of [-896, -916]) {
    stroke(
      easel,
      [
        [-120, y],
        [250, y - 14],
      ],
      [hex('#7a86a0'), 5],
    );
  }
  paintForm(easel, { path: rect(-600, -1000, 150, 140, 34), colour: hex('#2f4a7a'), turn: 24 });
  stroke(easel, points('-520,-990 -440,-1170'), [hex('#f4efe4'), 17]);
  for (const [index, colour] of ['#b5483a', '#3f7a6a', '#d9a441'].entries()) {
    paintForm(easel, { path: rect(440, -932 - index * 66, 290, 62, 8), colour: hex(colour), turn: 12 });
  }
}

/** A birdhouse in the making, planks and nails. */
export function paintWorkbench(easel: Easel, work: Motif | 'parts' | undefined): void {
  paintTop(easel, wood);
  if (work === undefined) {
    paintBirdhouse(easel);
  } else if (work === 'parts') {
    paintParts(easel);
  } else {
    paintWork(easel, work);
  }
  paintForm(easel, {
    path: rect(-120, -910, 290, 44, 6),
    colour: mix(paleWood, [255, 240, 214], 0.3),
    turn: 8,
  });
  paintForm(easel, { path: rect(-720, -920, 420, 52, 6), colour: paleWood, turn: 8 });
  paintForm(easel, {
    path: rect(-660, -972, 420, 52, 6),
    colour: mix(paleWood, easel.shadow, 0.16),
    turn: 8,
  });
}

/** What is built stands on the bench, as large as it has room. */
function paintWork({ context }: Easel, { box, draw }: Motif): void {
  const scale = Math.min(480 / box.height, 520 / box.width);
  context.save();
  context.translate(400 - (box.x + box.width / 2) * scale, -866 - (box.y + box.height) * scale);
  context.scale(scale, scale);
  draw(context);
  context.restore();
}

/** Of what is not built yet there are some pieces, leaning and crossed. */
function paintParts(easel: Easel): void {
  for (const [from, to] of [
    ['250,-880', '470,-1180'],
    ['560,-880', '360,-1150'],
    ['230,-1000', '600,-1040'],
  ] as const) {
    paintForm(easel, { path: limb(points(`${from} ${to}`), [22, 18]), colour: paleWood, turn: 12 });
  }
  stroke(easel, points('380,-1060 430,-1030 440,-1080 400,-1040'), [paper, 12]);
}

function paintBirdhouse(easel: Easel): void {
  paintForm(easel, { path: rect(210, -1200, 400, 334, 8), colour: paleWood, turn: 26 });
  paintForm(easel, {
    path: shape('140,-1190 410,-1390 680,-1190 640,-1150 410,-1316 180,-1150'),
    colour: hex('#b5523b'),
    turn: 18,
  });
  paintForm(easel, { path: round(410, -1060, 72), colour: hex('#3a2a22'), turn: 10 });
}
