import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../diorama/canvas/colour.ts';
import type { Colour } from '../../diorama/canvas/colour.ts';
import type { PersonPlan } from '../person-plan.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';

/** The trunk a costume lies on, in figure units. */
interface CostumeBody {
  readonly body: {
    readonly shoulder: number;
    readonly neck: number;
    readonly waist: number;
    readonly shoulderY: number;
  };
  readonly cloth: Colour;
  readonly skin: Colour;
}

type PaintCostume = (easel: Easel, on: CostumeBody) => void;

const gold = hex('#dcae3c');
const waistY = 700;

/** A strip across the whole trunk. */
function strip({ context }: Easel, [from, height]: readonly [number, number], colour: Colour): void {
  context.fillStyle = css(colour);
  context.fillRect(-420, from, 840, height);
}

function belt(easel: Easel, colour: Colour, buckle: Colour): void {
  strip(easel, [waistY, 56], colour);
  const path = new Path2D();
  path.roundRect(-34, waistY - 6, 68, 68, 10);
  paintForm(easel, { path, colour: buckle, turn: 6 });
}

function dots(
  { context }: Easel,
  places: readonly (readonly [number, number])[],
  look: { radius: number; colour: Colour },
): void {
  context.fillStyle = css(look.colour);
  for (const [x, y] of places) {
    context.beginPath();
    context.arc(x, y, look.radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Cloth that crosses over the chest. */
function crossOver(easel: Easel, { body, cloth, skin }: CostumeBody, edge: Colour): void {
  const { context } = easel;
  const { neck, shoulderY } = body;
  context.fillStyle = css(skin);
  context.beginPath();
  context.moveTo(-neck - 20, shoulderY - 80);
  context.lineTo(0, shoulderY + 130);
  context.lineTo(neck + 20, shoulderY - 80);
  context.fill();
  context.lineCap = 'butt';
  context.lineWidth = 34;
  for (const [from, to, colour] of [
    [neck + 26, -120, mix(edge, cloth, 0.25)],
    [-neck - 26, 140, edge],
  ] as const) {
    context.strokeStyle = css(colour);
    context.beginPath();
    context.moveTo(from, shoulderY - 70);
    context.quadraticCurveTo(from * 0.4, shoulderY + 80, to, waistY + 20);
    context.stroke();
  }
}

type Costume = Extract<
  PersonPlan['outfit'],
  | 'space-suit'
  | 'whites'
  | 'uniform'
  | 'turnout'
  | 'armour'
  | 'kimono'
  | 'robe'
  | 'coat'
  | 'hero'
  | 'tutu'
  | 'tail'
>;

/** What the clothes of a calling show on the chest. */
export const costumes: Readonly<Record<Costume, PaintCostume>> = {
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
};
