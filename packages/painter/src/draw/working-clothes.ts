import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import { belt, dots, gold, strip, waistY } from './costume-cloth.ts';
import type { PaintCostume } from './costume-cloth.ts';
import { paintForm, smoothPath } from './form.ts';

/** What the clothes of a profession show on the chest. */
export const workingClothes = {
  'space-suit': (easel, { body }) => {
    const { shoulderY } = body;
    strip(easel, [waistY + 20, 26], hex('#8d96a6'));
    strip(easel, [shoulderY - 40, 76], hex('#c3cad6'));
    const box = new Path2D();
    box.roundRect(-92, shoulderY + 150, 184, 150, 22);
    paintForm(easel, { path: box, colour: hex('#b9c1ce'), turn: 14 });
    dots(easel, [[-48, shoulderY + 200]], { radius: 20, colour: hex('#d8452f') });
    dots(easel, [[4, shoulderY + 200]], { radius: 20, colour: hex('#2f7fd0') });
    easel.context.fillStyle = css(hex('#4a5468'));
    easel.context.fillRect(-66, shoulderY + 240, 132, 34);
    const patch = new Path2D();
    patch.roundRect(body.shoulder * 0.44, shoulderY + 60, 56, 40, 8);
    paintForm(easel, { path: patch, colour: hex('#e8802a'), turn: 0 });
  },
  whites: (easel, { body, cloth }) => {
    const { shoulderY } = body;
    const tie = smoothPath([
      [-62, shoulderY - 36],
      [0, shoulderY + 10],
      [62, shoulderY - 36],
      [26, shoulderY + 76],
      [-26, shoulderY + 76],
    ]);
    paintForm(easel, { path: tie, colour: hex('#c23b32'), turn: 10 });
    const rows = [120, 220, 320, 420].flatMap((y): [number, number][] => [
      [-56, shoulderY + y],
      [56, shoulderY + y],
    ]);
    dots(easel, rows, { radius: 11, colour: mix(cloth, [60, 64, 80], 0.7) });
    strip(easel, [waistY + 40, 24], mix(cloth, [60, 64, 80], 0.3));
  },
  uniform: (easel, { body, cloth }) => {
    const { shoulderY } = body;
    const shirt = new Path2D();
    shirt.moveTo(-body.neck - 10, shoulderY - 70);
    shirt.lineTo(0, shoulderY + 110);
    shirt.lineTo(body.neck + 10, shoulderY - 70);
    paintForm(easel, { path: shirt, colour: mix(cloth, [235, 240, 248], 0.82), turn: 0 });
    easel.context.fillStyle = css(mix(cloth, [10, 8, 20], 0.5));
    easel.context.fillRect(-14, shoulderY - 20, 28, 122);
    dots(
      easel,
      [200, 300, 400].map((y): [number, number] => [0, shoulderY + y]),
      { radius: 12, colour: gold },
    );
    dots(easel, [[body.shoulder * 0.48, shoulderY + 150]], { radius: 26, colour: gold });
    belt(easel, mix(cloth, [8, 8, 16], 0.6), gold);
  },
  turnout: (easel, { body, cloth }) => {
    const { shoulderY } = body;
    const yellow = hex('#f2e25a');
    for (const y of [shoulderY + 190, waistY + 60]) {
      strip(easel, [y, 58], yellow);
      strip(easel, [y + 19, 20], hex('#d8dce2'));
    }
    easel.context.fillStyle = css(mix(cloth, [12, 10, 20], 0.5));
    easel.context.fillRect(-12, shoulderY - 50, 24, 640);
    strip(easel, [shoulderY - 60, 40], mix(cloth, [12, 10, 20], 0.4));
  },
  coat: (easel, { body, cloth }) => {
    const { shoulderY } = body;
    const shirt = new Path2D();
    shirt.moveTo(-body.neck - 14, shoulderY - 70);
    shirt.lineTo(0, shoulderY + 210);
    shirt.lineTo(body.neck + 14, shoulderY - 70);
    paintForm(easel, { path: shirt, colour: [240, 238, 230], turn: 0 });
    for (const sign of [-1, 1]) {
      const lapel = new Path2D();
      lapel.moveTo(sign * (body.neck - 4), shoulderY - 66);
      lapel.lineTo(sign * (body.neck + 62), shoulderY - 30);
      lapel.lineTo(sign * 96, shoulderY + 120);
      lapel.lineTo(0, shoulderY + 230);
      lapel.closePath();
      paintForm(easel, { path: lapel, colour: mix(cloth, [255, 250, 240], 0.14), turn: 10 });
    }
    belt(easel, mix(cloth, [26, 18, 14], 0.45), gold);
  },
} as const satisfies Readonly<Record<string, PaintCostume>>;
