import { hex, mix } from '../../canvas/colour.ts';
import { paintForm, smoothPath } from '../../draw/form.ts';
import type { Easel } from '../../draw/form.ts';
import { limb } from '../../draw/limb.ts';
import { round, shape, stroke } from '../../draw/shapes.ts';

const petals = ['#e0567a', '#f2c14a', '#d9663a', '#9a6ac2'] as const;

/** Four flowers in a row, in the earth. */
export function paintFlowerbed(easel: Easel): void {
  paintForm(easel, {
    path: shape('-60,10 80,-80 560,-110 1000,-76 1140,10'),
    colour: hex('#6a4a34'),
    turn: 20,
  });
  for (const [index, colour] of petals.entries()) {
    const x = 140 + index * 270;
    const y = -560 - (index % 2) * 90;
    stroke(
      easel,
      [
        [x, -70],
        [x - 16, y],
      ],
      [hex('#4f8a44'), 15],
    );
    paintForm(easel, { path: round(x - 78, -240, 84, 34), colour: hex('#5c9a4b'), turn: 10 });
    paintForm(easel, { path: round(x + 74, -310, 84, 34), colour: hex('#4f8a44'), turn: 10 });
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * Math.PI * 2;
      paintForm(easel, {
        path: round(x - 16 + Math.cos(angle) * 84, y + Math.sin(angle) * 84, 64),
        colour: hex(colour),
        turn: 12,
      });
    }
    paintForm(easel, { path: round(x - 16, y, 58), colour: hex('#f7dc84'), turn: 10 });
  }
}

/** A dug bed with seeds in it, which nobody sees come up yet. */
export function paintBareBed(easel: Easel): void {
  paintForm(easel, {
    path: shape('-120,20 60,-110 300,-90 620,-130 900,-80 1040,20'),
    colour: hex('#6a4a34'),
    turn: 26,
  });
  for (const x of [120, 330, 540, 750, 930]) {
    paintForm(easel, { path: round(x, -42, 62, 22), colour: hex('#4a3224'), turn: 6, hasOutline: false });
    paintForm(easel, { path: round(x + 8, -50, 20, 14), colour: hex('#e8d9a8'), turn: 4 });
  }
}

/** A dug bed with seedlings. */
export function paintSeedlings(easel: Easel): void {
  paintForm(easel, {
    path: shape('-120,20 60,-110 300,-90 620,-130 900,-80 1040,20'),
    colour: hex('#6a4a34'),
    turn: 26,
  });
  for (const x of [300, 560, 820]) {
    stroke(
      easel,
      [
        [x, -90],
        [x, -260],
      ],
      [hex('#5c9a4b'), 14],
    );
    paintForm(easel, {
      path: limb(
        [
          [x, -240],
          [x - 110, -330],
        ],
        [16, 44],
      ),
      colour: hex('#7cb85c'),
      turn: 12,
    });
    paintForm(easel, {
      path: limb(
        [
          [x, -250],
          [x + 116, -356],
        ],
        [16, 44],
      ),
      colour: hex('#5c9a4b'),
      turn: 12,
    });
  }
}

/** A steep rock with ledges, taller than whoever climbs it. */
export function paintCliff(easel: Easel): void {
  const rock = hex('#8d8478');
  paintForm(easel, {
    path: shape(
      '-640,30 -520,-420 -300,-760 -330,-1300 -60,-1760 60,-2320 420,-2560 820,-2400 1000,-1700 1100,-700 1160,30',
    ),
    colour: rock,
    turn: 120,
  });
  for (const [x, y, wide] of [
    [-40, -640, 250],
    [330, -1180, 300],
    [250, -1720, 220],
    [560, -2140, 240],
    [520, -420, 320],
  ] as const) {
    paintForm(easel, {
      path: smoothPath([
        [x - wide, y],
        [x, y - 46],
        [x + wide, y - 16],
        [x + wide * 0.7, y + 50],
        [x - wide * 0.6, y + 44],
      ]),
      colour: mix(rock, [255, 250, 236], 0.3),
      turn: 16,
      hasOutline: false,
    });
  }
}
