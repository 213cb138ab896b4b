import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { belt, dots, gold, strip, waistY } from './costume-cloth.ts';
import type { CostumeBody, PaintCostume } from './costume-cloth.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { rect, shape } from './shapes.ts';

export const apronCloth = hex('#f2ede0');
export const leather = hex('#7a4d2e');
const shirtWhite: Colour = [244, 242, 234];
const dark = hex('#26242c');
const reflector = hex('#e4e8d0');

const darker = (colour: Colour, part: number): Colour => mix(colour, [18, 14, 26], part);

/** What clothes of a trade show on the chest, where more than one trade wears them. */
export const tradeClothes = {
  apron: (easel, on) => bib(easel, on, { cloth: apronCloth, trim: mix(on.cloth, apronCloth, 0.3) }),
  'leather-apron': (easel, on) => bib(easel, on, { cloth: leather, trim: darker(leather, 0.35) }),
  oilskin: (easel, { body, cloth }) => {
    const { shoulderY } = body;
    easel.context.fillStyle = css(darker(cloth, 0.24));
    easel.context.fillRect(-12, shoulderY - 40, 24, 900);
    for (const y of [110, 230, 350, 470]) {
      paintForm(easel, { path: rect(-44, shoulderY + y, 88, 20, 10), colour: darker(cloth, 0.55), turn: 4 });
    }
    collar(easel, on(body, cloth), darker(cloth, 0.12));
    for (const side of [-1, 1]) {
      paintForm(easel, {
        path: rect(side * 96 - 44, waistY - 10, 88, 30, 6),
        colour: darker(cloth, 0.2),
        turn: 6,
      });
    }
  },
  scrubs: (easel, { body, cloth, skin }) => {
    const { neck, shoulderY } = body;
    const { context } = easel;
    context.fillStyle = css(skin);
    context.fill(shape(`${-neck - 14},${shoulderY - 70} 0,${shoulderY + 84} ${neck + 14},${shoulderY - 70}`));
    paintForm(easel, { path: rect(34, shoulderY + 150, 78, 84, 8), colour: darker(cloth, 0.12), turn: 6 });
    context.fillStyle = css(hex('#f4f4f0'));
    context.fillRect(52, shoulderY + 122, 9, 50);
    context.fillRect(78, shoulderY + 122, 9, 50);
  },
  waistcoat: (easel, { body, cloth }) => {
    const { neck, shoulderY } = body;
    easel.context.fillStyle = css(shirtWhite);
    easel.context.fillRect(-420, shoulderY - 80, 840, 200);
    for (const side of [-1, 1]) {
      const front = new Path2D();
      front.moveTo(side * (neck + 26), shoulderY - 60);
      front.lineTo(side * (body.shoulder - 34), shoulderY - 40);
      front.lineTo(side * (body.shoulder - 20), 900);
      front.lineTo(0, 900);
      front.lineTo(0, shoulderY + 230);
      front.closePath();
      paintForm(easel, { path: front, colour: cloth, turn: 16 });
    }
    dots(
      easel,
      [270, 350, 430].map((y): [number, number] => [0, shoulderY + y]),
      { radius: 10, colour: gold },
    );
    bow(easel, shoulderY, darker(cloth, 0.3));
  },
  'field-shirt': (easel, { body, cloth }) => {
    const { shoulderY } = body;
    easel.context.fillStyle = css(darker(cloth, 0.2));
    easel.context.fillRect(-5, shoulderY + 20, 10, 640);
    for (const side of [-1, 1]) {
      const x = side * body.shoulder * 0.46 - 46;
      paintForm(easel, { path: rect(x, shoulderY + 140, 92, 100, 8), colour: darker(cloth, 0.08), turn: 6 });
      paintForm(easel, {
        path: rect(x - 4, shoulderY + 132, 100, 36, 8),
        colour: darker(cloth, 0.18),
        turn: 5,
      });
    }
    collar(easel, on(body, cloth), darker(cloth, 0.1));
    belt(easel, hex('#5a3a26'), gold);
  },
  vest: (easel, { body, cloth }) => {
    const { shoulderY } = body;
    const shirt = mix(cloth, [66, 78, 96], 0.8);
    easel.context.fillStyle = css(shirt);
    easel.context.fillRect(-body.neck - 40, shoulderY - 80, 2 * body.neck + 80, 150);
    for (const side of [-1, 1]) {
      easel.context.fillStyle = css(reflector);
      easel.context.fillRect(side * body.shoulder * 0.56 - 17, shoulderY - 60, 34, 600);
      paintForm(easel, {
        path: rect(side * body.shoulder * 0.5 - 44, shoulderY + 320, 88, 84, 6),
        colour: darker(cloth, 0.14),
        turn: 5,
      });
    }
    strip(easel, [shoulderY + 250, 38], reflector);
    easel.context.fillStyle = css(darker(cloth, 0.4));
    easel.context.fillRect(-5, shoulderY + 60, 10, 640);
  },
  'boiler-suit': (easel, { body, cloth }) => {
    const { shoulderY } = body;
    collar(easel, on(body, cloth), darker(cloth, 0.14));
    easel.context.fillStyle = css(darker(cloth, 0.45));
    easel.context.fillRect(-6, shoulderY + 10, 12, 700);
    for (const side of [-1, 1]) {
      paintForm(easel, {
        path: rect(side * body.shoulder * 0.48 - 44, shoulderY + 140, 88, 96, 8),
        colour: darker(cloth, 0.12),
        turn: 6,
      });
    }
    belt(easel, darker(cloth, 0.4), hex('#c6ccd2'));
  },
  stripes: (easel, { body }) => {
    for (let y = body.shoulderY + 6; y < 900; y += 74) {
      strip(easel, [y, 32], hex('#2b4a86'));
    }
  },
  tailcoat: (easel, { body, cloth }) => {
    const { neck, shoulderY } = body;
    const front = new Path2D();
    front.moveTo(-neck - 18, shoulderY - 70);
    front.lineTo(-64, shoulderY + 400);
    front.lineTo(64, shoulderY + 400);
    front.lineTo(neck + 18, shoulderY - 70);
    paintForm(easel, { path: front, colour: shirtWhite, turn: 4 });
    for (const side of [-1, 1]) {
      const lapel = shape(
        `${side * (neck + 6)},${shoulderY - 62} ${side * (neck + 70)},${shoulderY + 10} ${side * 116},${shoulderY + 150} ${side * 62},${shoulderY + 330}`,
      );
      paintForm(easel, { path: lapel, colour: mix(cloth, [90, 88, 104], 0.3), turn: 8 });
    }
    dots(
      easel,
      [120, 200, 280].map((y): [number, number] => [0, shoulderY + y]),
      { radius: 8, colour: dark },
    );
    bow(easel, shoulderY, dark);
  },
  motley: (easel, { body, cloth }) => {
    const { shoulderY, neck } = body;
    const { context } = easel;
    const other = hex('#f0c23a');
    context.fillStyle = css(other);
    context.fillRect(0, shoulderY - 90, 420, 1000);
    for (const [x, y, tint] of [
      [-86, 130, other],
      [-86, 320, other],
      [86, 130, cloth],
      [86, 320, cloth],
    ] as const) {
      paintForm(easel, {
        path: shape(
          `${x},${shoulderY + y - 62} ${x + 46},${shoulderY + y} ${x},${shoulderY + y + 62} ${x - 46},${shoulderY + y}`,
        ),
        colour: tint,
        turn: 4,
      });
    }
    for (let frill = -3; frill <= 3; frill++) {
      paintForm(easel, {
        path: smoothPath([
          [frill * (neck * 0.62) - 34, shoulderY - 40],
          [frill * (neck * 0.62) + 34, shoulderY - 40],
          [frill * (neck * 0.72) + 30, shoulderY + 34],
          [frill * (neck * 0.72) - 30, shoulderY + 34],
        ]),
        colour: shirtWhite,
        turn: 6,
      });
    }
  },
  gown: (easel, { body, cloth }) => {
    const { shoulderY } = body;
    for (const side of [-1, 1]) {
      paintForm(easel, {
        path: rect(side * 74 - 34, shoulderY - 60, 68, 980, 4),
        colour: hex('#a02f38'),
        turn: 8,
      });
    }
    paintForm(easel, {
      path: shape(
        `-44,${shoulderY - 24} 44,${shoulderY - 24} 36,${shoulderY + 120} 0,${shoulderY + 150} -36,${shoulderY + 120}`,
      ),
      colour: shirtWhite,
      turn: 6,
    });
    easel.context.fillStyle = css(darker(cloth, 0.4));
    easel.context.fillRect(-4, shoulderY + 160, 8, 700);
  },
} as const satisfies Readonly<Record<string, PaintCostume>>;

const on = (body: CostumeBody['body'], cloth: Colour): Pick<CostumeBody, 'body' | 'cloth'> => ({
  body,
  cloth,
});

/** An apron's upper part with its straps, over a shirt. */
function bib(easel: Easel, { body }: CostumeBody, { cloth, trim }: { cloth: Colour; trim: Colour }): void {
  const { neck, shoulderY } = body;
  for (const side of [-1, 1]) {
    const strap = new Path2D();
    strap.moveTo(side * (neck + 14), shoulderY - 50);
    strap.lineTo(side * (neck + 46), shoulderY - 36);
    strap.lineTo(side * 116, shoulderY + 150);
    strap.lineTo(side * 76, shoulderY + 150);
    strap.closePath();
    paintForm(easel, { path: strap, colour: cloth, turn: 5 });
  }
  paintForm(easel, { path: rect(-122, shoulderY + 116, 244, 900, 18), colour: cloth, turn: 22 });
  strip(easel, [waistY - 10, 30], trim);
  paintForm(easel, { path: rect(-66, waistY + 50, 132, 92, 10), colour: mix(cloth, trim, 0.35), turn: 6 });
}

function collar(easel: Easel, { body }: Pick<CostumeBody, 'body'>, colour: Colour): void {
  const { neck, shoulderY } = body;
  for (const side of [-1, 1]) {
    const path = new Path2D();
    path.moveTo(side * (neck + 2), shoulderY - 66);
    path.lineTo(side * (neck + 46), shoulderY - 26);
    path.lineTo(side * 60, shoulderY + 66);
    path.lineTo(side * 2, shoulderY + 14);
    path.closePath();
    paintForm(easel, { path, colour, turn: 10 });
  }
}

function bow(easel: Easel, shoulderY: number, colour: Colour): void {
  for (const side of [-1, 1]) {
    paintForm(easel, {
      path: shape(
        `0,${shoulderY + 10} ${side * 58},${shoulderY - 22} ${side * 62},${shoulderY + 44} 0,${shoulderY + 24}`,
      ),
      colour,
      turn: 5,
    });
  }
}
