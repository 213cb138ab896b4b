import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import { points, rect, round, shape, stroke } from './shapes.ts';

/** Water that rain left on the ground, with the sky in it and a leaf afloat, as large as a boat. */
export function paintPuddle(easel: Easel, colour: Colour): void {
  const earth = mix(colour, hex('#6a5a48'), 0.6);
  paintForm(easel, {
    path: shape('-510,50 -420,-30 -190,-50 60,-66 330,-52 500,10 470,92 240,142 -80,148 -390,124'),
    colour: earth,
    turn: 8,
    hasOutline: false,
  });
  paintForm(easel, {
    path: shape('-470,50 -380,-12 -170,-30 60,-44 310,-34 452,16 420,76 220,120 -80,126 -360,104'),
    colour,
    turn: 10,
  });
  for (const line of ['-330,40 -230,22 -120,24', '190,70 290,62 370,40', '-90,100 20,106 130,98'] as const) {
    stroke(easel, points(line), [mix(colour, [255, 255, 255], 0.6), 9]);
  }
  paintForm(easel, {
    path: shape('-110,34 -64,70 60,72 140,26 190,-14 60,6'),
    colour: hex('#6fa04a'),
    turn: 16,
  });
  paintForm(easel, { path: limb(points('10,30 30,-130'), [9, 6]), colour: hex('#4a6a34'), turn: 4 });
  paintForm(easel, { path: shape('34,-136 128,-70 30,-30'), colour: hex('#9ac46a'), turn: 14 });
}

/** A can with a long spout, such as gardens are watered with. */
export function paintWateringCan(easel: Easel, colour: Colour): void {
  const dark = mix(colour, easel.shadow, 0.34);
  paintForm(easel, {
    path: limb(points('80,150 170,20 250,-120'), [40, 30, 24]),
    colour: dark,
    turn: 12,
  });
  paintForm(easel, { path: shape('214,-120 262,-176 300,-110 262,-84'), colour, turn: 14 });
  paintForm(easel, {
    path: limb(points('-170,120 -270,40 -250,-90 -150,-120'), [22, 22, 22, 22]),
    colour: dark,
    turn: 8,
  });
  paintForm(easel, {
    path: limb(points('-120,-90 -90,-200 40,-200 80,-90'), [20, 20, 20, 20]),
    colour: dark,
    turn: 8,
  });
  paintForm(easel, { path: rect(-176, -100, 290, 320, 40), colour, turn: 46 });
  paintForm(easel, { path: round(-31, -96, 142, 34), colour: dark, turn: 6 });
  for (const y of [-30, 150]) {
    stroke(
      easel,
      [
        [-168, y],
        [106, y],
      ],
      [mix(colour, [255, 255, 250], 0.4), 9],
    );
  }
}
