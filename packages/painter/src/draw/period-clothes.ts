import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { belt, crossOver, dots, gold, strip, waistY } from './costume-cloth.ts';
import type { CostumeBody, PaintCostume } from './costume-cloth.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { rect, shape } from './shapes.ts';

const linen: Colour = [246, 243, 234];
const dark = hex('#26242c');
const leather = hex('#6a4628');

const darker = (colour: Colour, part: number): Colour => mix(colour, [18, 14, 26], part);

/** What the clothes of earlier times show on the chest. */
export const periodClothes = {
  tunic: (easel, { body, cloth }) => {
    neckband(easel, body, mix(cloth, hex('#a8452e'), 0.72));
    strip(easel, [waistY + 4, 46], leather);
  },
  toga: (easel, { body, cloth }) => {
    neckband(easel, body, darker(cloth, 0.14));
    const { neck, shoulder, shoulderY } = body;
    const fold = smoothPath([
      [neck + 4, shoulderY - 66],
      [shoulder + 20, shoulderY - 10],
      [shoulder - 10, shoulderY + 190],
      [40, waistY - 20],
      [-shoulder - 30, waistY + 150],
      [-shoulder - 30, waistY - 30],
      [-60, shoulderY + 310],
      [30, shoulderY + 120],
    ]);
    paintForm(easel, { path: fold, colour: mix(cloth, [255, 255, 255], 0.3), turn: 10 });
    easel.context.strokeStyle = css(hex('#8f2f4a'));
    easel.context.lineWidth = 18;
    easel.context.beginPath();
    easel.context.moveTo(neck + 14, shoulderY - 40);
    easel.context.quadraticCurveTo(10, shoulderY + 260, -shoulder - 30, waistY - 20);
    easel.context.stroke();
  },
  cotte: (easel, { body, cloth }) => {
    neckband(easel, body, darker(cloth, 0.3));
    easel.context.fillStyle = css(darker(cloth, 0.4));
    easel.context.fillRect(-5, body.shoulderY + 10, 10, 130);
    belt(easel, leather, gold);
  },
  doublet: (easel, { body, cloth }) => {
    const { shoulderY } = body;
    for (const side of [-1, 1]) {
      for (const part of [0.34, 0.68]) {
        const x = side * body.shoulder * part - 14;
        paintForm(easel, {
          path: rect(x, shoulderY + 60, 28, 400, 14),
          colour: mix(cloth, linen, 0.55),
          turn: 4,
        });
      }
    }
    easel.context.fillStyle = css(darker(cloth, 0.4));
    easel.context.fillRect(-6, shoulderY, 12, 700);
    dots(easel, buttons(shoulderY, [90, 170, 250, 330, 410]), { radius: 10, colour: gold });
    strip(easel, [waistY - 6, 40], darker(cloth, 0.5));
  },
  justaucorps: (easel, { body, cloth }) => {
    const { neck, shoulderY } = body;
    openFront(easel, body, { inner: mix(cloth, hex('#e8d6a0'), 0.75), edge: mix(cloth, gold, 0.6) });
    dots(easel, buttons(shoulderY, [210, 290, 370, 450, 530]), { radius: 9, colour: gold });
    for (const [y, half] of [
      [-20, 56],
      [50, 46],
      [116, 34],
    ] as const) {
      paintForm(easel, {
        path: smoothPath([
          [-half, shoulderY + y - 34],
          [half, shoulderY + y - 34],
          [half + 8, shoulderY + y + 36],
          [0, shoulderY + y + 50],
          [-half - 8, shoulderY + y + 36],
        ]),
        colour: linen,
        turn: 6,
      });
    }
    strip(easel, [shoulderY - 84, 30], linen);
    easel.context.fillStyle = css(linen);
    easel.context.fillRect(-neck, shoulderY - 84, 2 * neck, 40);
  },
  'frock-coat': (easel, { body, cloth }) => {
    const { neck, shoulderY } = body;
    openFront(easel, body, {
      inner: mix(cloth, hex('#a08a68'), 0.6),
      edge: mix(cloth, [120, 118, 130], 0.3),
    });
    dots(easel, buttons(shoulderY, [210, 290, 370, 450]), { radius: 8, colour: gold });
    paintForm(easel, {
      path: shape(
        `${-neck - 12},${shoulderY - 70} ${neck + 12},${shoulderY - 70} 40,${shoulderY + 120} -40,${shoulderY + 120}`,
      ),
      colour: linen,
      turn: 4,
    });
    paintForm(easel, {
      path: shape(
        `${-neck - 8},${shoulderY - 58} ${neck + 8},${shoulderY - 58} 26,${shoulderY + 4} 46,${shoulderY + 90} 0,${shoulderY + 116} -46,${shoulderY + 90} -26,${shoulderY + 4}`,
      ),
      colour: darker(cloth, 0.55),
      turn: 8,
    });
  },
  'long-dress': (easel, { body, cloth }) => {
    const { neck, shoulderY } = body;
    paintForm(easel, {
      path: rect(-neck - 16, shoulderY - 84, 2 * neck + 32, 64, 10),
      colour: linen,
      turn: 4,
    });
    dots(easel, [[0, shoulderY - 10]], { radius: 17, colour: gold });
    dots(easel, buttons(shoulderY, [90, 170, 250, 330, 410]), { radius: 7, colour: darker(cloth, 0.45) });
    strip(easel, [waistY - 10, 44], darker(cloth, 0.36));
  },
  achkan: (easel, { body, cloth }) => {
    const { neck, shoulderY } = body;
    paintForm(easel, {
      path: rect(-neck - 14, shoulderY - 80, 2 * neck + 28, 60, 8),
      colour: darker(cloth, 0.12),
      turn: 4,
    });
    easel.context.fillStyle = css(darker(cloth, 0.45));
    easel.context.fillRect(-4, shoulderY - 30, 8, 800);
    dots(easel, buttons(shoulderY, [10, 90, 170, 250, 330, 410, 490]), { radius: 10, colour: gold });
  },
  sari: (easel, on) => {
    const { body, cloth } = on;
    const { neck, shoulder, shoulderY } = body;
    crossOver(easel, on, mix(cloth, gold, 0.2));
    const drape = smoothPath([
      [neck + 2, shoulderY - 66],
      [shoulder + 16, shoulderY - 20],
      [shoulder - 10, shoulderY + 170],
      [20, waistY - 40],
      [-shoulder - 20, waistY + 150],
      [-shoulder - 20, waistY - 60],
      [-40, shoulderY + 240],
    ]);
    paintForm(easel, { path: drape, colour: mix(cloth, [255, 246, 226], 0.28), turn: 8 });
    easel.context.strokeStyle = css(gold);
    easel.context.lineWidth = 20;
    easel.context.beginPath();
    easel.context.moveTo(neck + 10, shoulderY - 50);
    easel.context.quadraticCurveTo(-20, shoulderY + 240, -shoulder - 20, waistY - 40);
    easel.context.stroke();
  },
} as const satisfies Readonly<Record<string, PaintCostume>>;

function buttons(shoulderY: number, rows: readonly number[]): [number, number][] {
  return rows.map((y): [number, number] => [0, shoulderY + y]);
}

function neckband({ context }: Easel, { neck, shoulderY }: CostumeBody['body'], colour: Colour): void {
  context.strokeStyle = css(colour);
  context.lineWidth = 26;
  context.beginPath();
  context.moveTo(-neck - 12, shoulderY - 56);
  context.quadraticCurveTo(0, shoulderY + 44, neck + 12, shoulderY - 56);
  context.stroke();
}

/** A coat that stands open over a waistcoat. */
function openFront(
  easel: Easel,
  { neck, shoulder, shoulderY }: CostumeBody['body'],
  { inner, edge }: { inner: Colour; edge: Colour },
): void {
  const front = new Path2D();
  front.moveTo(-neck - 18, shoulderY - 70);
  front.lineTo(-86, shoulderY + 200);
  front.lineTo(-70, 900);
  front.lineTo(70, 900);
  front.lineTo(86, shoulderY + 200);
  front.lineTo(neck + 18, shoulderY - 70);
  paintForm(easel, { path: front, colour: inner, turn: 6 });
  easel.context.fillStyle = css(mix(inner, dark, 0.5));
  easel.context.fillRect(-3, shoulderY + 120, 6, 700);
  for (const side of [-1, 1]) {
    const lapel = shape(
      `${side * (neck + 6)},${shoulderY - 62} ${side * (neck + 66)},${shoulderY - 10} ${side * shoulder * 0.66},${shoulderY + 120} ${side * 84},${shoulderY + 300}`,
    );
    paintForm(easel, { path: lapel, colour: edge, turn: 8 });
  }
}
