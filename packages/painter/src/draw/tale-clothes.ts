import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import { belt, crossOver, gold, strip, waistY } from './costume-cloth.ts';
import type { PaintCostume } from './costume-cloth.ts';
import { paintForm, smoothPath } from './form.ts';

/** What the clothes of tales and of the stage show on the chest. */
export const taleClothes = {
  armour: (easel, { body, cloth }) => {
    const { context } = easel;
    const { shoulderY } = body;
    const steel = hex('#aab2bd');
    const tabard = new Path2D();
    tabard.roundRect(-110, shoulderY + 30, 220, 900, 20);
    paintForm(easel, { path: tabard, colour: cloth, turn: 16 });
    context.fillStyle = css(gold);
    context.fillRect(-18, shoulderY + 90, 36, 220);
    context.fillRect(-78, shoulderY + 150, 156, 36);
    for (const sign of [-1, 1]) {
      const plate = smoothPath([
        [sign * (body.neck + 26), shoulderY - 40],
        [sign * (body.shoulder + 20), shoulderY - 30],
        [sign * (body.shoulder + 34), shoulderY + 110],
        [sign * (body.shoulder - 60), shoulderY + 90],
      ]);
      paintForm(easel, { path: plate, colour: mix(steel, [255, 255, 255], 0.16), turn: 14 });
    }
    belt(easel, hex('#4a3428'), gold);
  },
  kimono: (easel, on) => {
    crossOver(easel, on, mix(on.cloth, [250, 244, 232], 0.62));
    strip(easel, [waistY - 60, 120], mix(on.cloth, [16, 12, 24], 0.55));
    strip(easel, [waistY - 14, 24], mix(on.cloth, gold, 0.6));
  },
  robe: (easel, on) => {
    crossOver(easel, on, mix(on.cloth, gold, 0.62));
    belt(easel, mix(on.cloth, [30, 20, 14], 0.5), gold);
  },
  hero: (easel, { body }) => {
    const { shoulderY } = body;
    const shield = smoothPath([
      [-84, shoulderY + 90],
      [84, shoulderY + 90],
      [66, shoulderY + 190],
      [0, shoulderY + 250],
      [-66, shoulderY + 190],
    ]);
    paintForm(easel, { path: shield, colour: hex('#f0c030'), turn: 8 });
    const bolt = new Path2D();
    for (const [x, y] of [
      [14, 104],
      [-34, 178],
      [-4, 178],
      [-16, 236],
      [36, 158],
      [6, 158],
    ] as const) {
      bolt.lineTo(x, shoulderY + y);
    }
    bolt.closePath();
    paintForm(easel, { path: bolt, colour: hex('#c8302a'), turn: 0 });
    belt(easel, hex('#f0c030'), hex('#c8302a'));
  },
  tutu: (easel, { body, cloth, skin }) => {
    const { context } = easel;
    context.fillStyle = css(skin);
    context.beginPath();
    context.moveTo(-body.neck - 60, body.shoulderY - 90);
    context.quadraticCurveTo(0, body.shoulderY + 250, body.neck + 60, body.shoulderY - 90);
    context.fill();
    strip(easel, [waistY + 30, 26], mix(cloth, [255, 255, 255], 0.6));
  },
  tail: (easel, { body, cloth, skin }) => {
    const { context } = easel;
    const shells = mix(cloth, hex('#c86aa8'), 0.75);
    context.fillStyle = css(skin);
    context.fillRect(-420, body.shoulderY - 90, 840, 560);
    for (const sign of [-1, 1]) {
      const shell = smoothPath([
        [sign * 6, body.shoulderY + 190],
        [sign * 60, body.shoulderY + 128],
        [sign * (body.shoulder - 24), body.shoulderY + 170],
        [sign * (body.shoulder - 34), body.shoulderY + 250],
        [sign * 60, body.shoulderY + 276],
      ]);
      paintForm(easel, { path: shell, colour: shells, turn: 14 });
    }
  },
} as const satisfies Readonly<Record<string, PaintCostume>>;
