import type { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import { paintForm, smoothPath } from '../../draw/form.ts';
import type { Easel } from '../../draw/form.ts';
import { limb } from '../../draw/limb.ts';
import { plank, rect, round, shape, stroke } from '../../draw/shapes.ts';

const wood = hex('#a8734a');
const paper = hex('#fbf6ea');
const petals = ['#e0567a', '#f2c14a', '#d9663a', '#9a6ac2'] as const;

/** A picture of hills and a sun, half done, on its easel. */
export function paintEasel(easel: Easel): void {
  const dark = mix(wood, easel.shadow, 0.3);
  paintForm(easel, { path: plank([500, -1740], [500, -10], 46), colour: dark, turn: 8 });
  paintForm(easel, { path: plank([330, -900], [120, 0], 50), colour: wood, turn: 8 });
  paintForm(easel, { path: plank([670, -900], [880, 0], 50), colour: wood, turn: 8 });
  const canvas = rect(60, -1640, 900, 760, 8);
  paintForm(easel, { path: canvas, colour: paper, turn: 20 });
  easel.context.save();
  easel.context.clip(rect(96, -1604, 828, 688, 4));
  const fill = (path: Path2D, colour: string): void => {
    easel.context.fillStyle = css(hex(colour));
    easel.context.fill(path);
  };
  fill(rect(60, -1640, 900, 470), '#8fd0ee');
  fill(round(730, -1420, 104), '#ffd257');
  fill(shape('40,-1180 260,-1330 520,-1180 760,-1280 980,-1160 980,-860 40,-860'), '#6fb35a');
  fill(shape('40,-1060 340,-1110 640,-1010 980,-1080 980,-860 40,-860'), '#3f8f6a');
  for (const [x, y, colour] of [
    [250, -1000, '#e0567a'],
    [380, -960, '#f2c14a'],
    [560, -950, '#e0567a'],
    [700, -980, '#f6efe6'],
  ] as const) {
    fill(round(x, y, 34), colour);
  }
  easel.context.restore();
  paintForm(easel, { path: rect(20, -880, 980, 60, 10), colour: wood, turn: 10 });
}

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
