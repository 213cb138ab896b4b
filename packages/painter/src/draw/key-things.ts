import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { KeyThing } from '../plan/held-things.ts';
import { paintHastyOven, paintOven, paintRisenDough } from './baking.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { paintStandingGift } from './gift.ts';
import { limb } from './limb.ts';
import { paintPuddle, paintWateringCan } from './left-things.ts';
import { paintBrokenPieces, paintScatteredBalls, paintSmearedCanvas } from './mishaps.ts';
import { paintPot, paintStirredPot } from './pots.ts';
import { points, round, shape, stroke } from './shapes.ts';
import type { Point } from './limb.ts';
import {
  paintBag,
  paintCairn,
  paintCoveredDough,
  paintCrumpledPages,
  paintFlatLoaves,
  paintFurrow,
  paintLeaf,
  paintMap,
  paintPencil,
  paintSpoon,
  paintStandingBoard,
} from './story-things.ts';

interface Drawing {
  readonly colour: string;
  readonly draw: (easel: Easel, colour: Colour) => void;
  /** Half its width and half its height where they are not those of most, in figure units. */
  readonly half?: readonly [number, number];
  /** Its height beside whoever stands there, where it is not small. */
  readonly part?: number;
  /** It lies on the ground: longer than high. */
  readonly isFlat?: boolean;
  /** From near it fills the picture: one looks into it. */
  readonly isFilling?: boolean;
  /** Its height as a part of the picture's where it lies on the ground and reaches far. */
  readonly flatPart?: number;
  /** Where its underside is, in figure units below its middle, if it stands on a table by itself. */
  readonly underside?: number;
}

/** Each around its middle; most are some 420 figure units high: a quarter of a grown person. */
export const keyThingDrawings: Readonly<Record<KeyThing, Drawing>> = {
  feather: { colour: '#f2f0ea', draw: paintFeather },
  shell: { colour: '#f6e6d6', draw: paintShell },
  cone: { colour: '#8a5a34', draw: paintCone },
  stone: { colour: '#5f86b8', draw: paintStone },
  rose: { colour: '#d8a878', draw: paintDesertRose },
  key: { colour: '#c97a3c', draw: paintKey },
  bell: { colour: '#e0b040', draw: paintBell },
  marble: { colour: '#d13a34', draw: paintMarble },
  cog: { colour: '#d0a048', draw: paintCog },
  loaf: { colour: '#c07a34', draw: paintLoaf, underside: 150 },
  dough: { colour: '#f4ead6', draw: paintCoveredDough, half: [330, 300], part: 0.36, underside: 216 },
  risendough: { colour: '#f0dcb4', draw: paintRisenDough, half: [340, 400], part: 0.42, underside: 216 },
  oven: { colour: '#b0583c', draw: paintOven, half: [436, 412], part: 0.7, isFilling: true },
  hastyoven: { colour: '#b0583c', draw: paintHastyOven, half: [436, 412], part: 0.7, isFilling: true },
  flatloaf: { colour: '#7a5232', draw: paintFlatLoaves, half: [330, 300], underside: 270 },
  map: { colour: '#f2e4c0', draw: paintMap },
  bag: { colour: '#8a5a34', draw: paintBag, part: 0.36 },
  board: { colour: '#f2b83a', draw: paintStandingBoard, half: [150, 700], part: 1.02 },
  spoon: { colour: '#b98a52', draw: paintSpoon },
  pencil: { colour: '#c8342c', draw: paintPencil },
  pages: { colour: '#fbf6ea', draw: paintCrumpledPages },
  cairn: { colour: '#98928a', draw: paintCairn, half: [240, 236], part: 0.46 },
  furrow: { colour: '#8a6238', draw: paintFurrow, half: [480, 116], isFlat: true, flatPart: 0.105 },
  leaf: { colour: '#6fa04a', draw: paintLeaf },
  pieces: { colour: '#a8734a', draw: paintBrokenPieces, half: [330, 240], part: 0.36 },
  balls: { colour: '#e0567a', draw: paintScatteredBalls, half: [320, 240] },
  canvas: { colour: '#8f8c8a', draw: paintSmearedCanvas, half: [350, 460], part: 0.6 },
  pot: { colour: '#5c6a78', draw: paintPot, half: [330, 270], part: 0.36, underside: 206 },
  emptypot: { colour: '#5c6a78', draw: paintStirredPot, half: [330, 320], part: 0.43, underside: 206 },
  present: { colour: '#c23b4a', draw: paintStandingGift, half: [190, 150] },
  puddle: { colour: '#8fb8d0', draw: paintPuddle, half: [520, 150], isFlat: true },
  can: { colour: '#5f9a9a', draw: paintWateringCan, half: [300, 230] },
};

const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 255, 250], part);

function paintFeather(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: shape('-60,150 -130,20 -96,-110 20,-200 120,-226 126,-110 70,30 -10,120'),
    colour,
    turn: 30,
  });
  stroke(easel, points('104,-204 -10,-10 -96,214'), [mix(colour, easel.shadow, 0.42), 9]);
  for (const [x, y] of [
    [70, -130],
    [34, -70],
    [2, -10],
    [-26, 50],
  ] as const) {
    stroke(
      easel,
      [
        [x, y],
        [x - 84, y - 20],
      ],
      [mix(colour, easel.shadow, 0.24), 4],
    );
    stroke(
      easel,
      [
        [x, y],
        [x + 42, y - 64],
      ],
      [mix(colour, easel.shadow, 0.24), 4],
    );
  }
}

function paintShell(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: shape('0,190 -60,176 -196,10 -170,-120 -80,-190 0,-206 80,-190 170,-120 196,10 60,176'),
    colour,
    turn: 40,
  });
  for (const x of [-140, -72, 0, 72, 140]) {
    stroke(
      easel,
      [
        [0, 164],
        [x * 0.66, 10],
        [x, -150 + Math.abs(x) * 0.3],
      ],
      [mix(colour, hex('#c07a6a'), 0.55), 8],
    );
  }
}

function paintCone(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: round(0, 0, 132, 200), colour: mix(colour, easel.shadow, 0.3), turn: 30 });
  for (let row = 0; row < 6; row++) {
    const y = -150 + row * 62;
    const wide = 40 + 92 * Math.sin(((row + 0.9) / 6.4) * Math.PI);
    const scales = row % 2 === 0 ? [-0.66, 0, 0.66] : [-1, -0.34, 0.34, 1];
    for (const part of scales) {
      const x = part * wide;
      paintForm(easel, {
        path: smoothPath([
          [x - 50, y - 20],
          [x, y - 40],
          [x + 50, y - 20],
          [x + 22, y + 34],
          [x - 22, y + 34],
        ]),
        colour: row % 2 === 0 ? lighter(colour, 0.14) : colour,
        turn: 10,
      });
    }
  }
}

function paintStone(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: shape('-190,60 -160,-90 -20,-168 140,-120 204,20 150,140 -40,172 -160,140'),
    colour,
    turn: 56,
  });
  paintForm(easel, {
    path: shape('-120,-40 -30,-120 90,-94 20,-46'),
    colour: lighter(colour, 0.5),
    turn: 0,
    hasOutline: false,
  });
}

function paintDesertRose(easel: Easel, colour: Colour): void {
  for (const [index, angle] of [-2.6, -2, -1.4, -0.9, -0.4, 0.2, -1.7, -1].entries()) {
    const reach = index < 6 ? 130 : 60;
    const x = Math.cos(angle) * reach;
    const y = 60 + Math.sin(angle) * reach * 1.2;
    paintForm(easel, {
      path: smoothPath([
        [x - 84, y + 30],
        [x - 40, y - 86],
        [x + 50, y - 78],
        [x + 86, y + 24],
        [x, y + 76],
      ]),
      colour: index % 2 === 0 ? colour : lighter(colour, 0.22),
      turn: 22,
    });
  }
  paintForm(easel, { path: round(0, 120, 190, 70), colour: mix(colour, easel.shadow, 0.22), turn: 24 });
}

function paintKey(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: limb(points('0,-40 0,210'), [28, 28]),
    colour,
    turn: 10,
  });
  for (const [y, wide] of [
    [110, 92],
    [178, 112],
  ] as const) {
    paintForm(easel, {
      path: limb(
        [
          [0, y],
          [wide, y],
        ],
        [24, 24],
      ),
      colour,
      turn: 8,
    });
  }
  paintForm(easel, { path: round(0, -130, 98), colour, turn: 24 });
  paintForm(easel, { path: round(0, -130, 46), colour: mix(colour, easel.shadow, 0.6), turn: 0 });
}

function paintBell(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: round(0, 160, 46), colour: mix(colour, easel.shadow, 0.4), turn: 12 });
  paintForm(easel, { path: round(0, -186, 40, 34), colour, turn: 10 });
  paintForm(easel, {
    path: shape('-186,150 -130,60 -112,-80 -60,-160 60,-160 112,-80 130,60 186,150 0,176'),
    colour,
    turn: 50,
  });
  stroke(easel, points('-72,-70 -84,60'), [lighter(colour, 0.6), 15]);
}

function paintMarble(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: round(0, 0, 190), colour, turn: 56 });
  easel.context.save();
  easel.context.clip(round(0, 0, 178));
  paintForm(easel, {
    path: shape('-170,70 -60,-20 60,30 180,-90 160,10 50,104 -70,60'),
    colour: lighter(colour, 0.62),
    turn: 14,
    hasOutline: false,
  });
  easel.context.restore();
  paintForm(easel, {
    path: round(-70, -92, 46, 32),
    colour: [255, 255, 252],
    turn: 0,
    hasOutline: false,
  });
}

function paintCog(easel: Easel, colour: Colour): void {
  for (let tooth = 0; tooth < 8; tooth++) {
    const angle = (tooth / 8) * Math.PI * 2;
    const at = (reach: number): Point => [Math.cos(angle) * reach, Math.sin(angle) * reach];
    paintForm(easel, { path: limb([at(110), at(176)], [42, 36]), colour, turn: 10 });
  }
  paintForm(easel, { path: round(0, 0, 158), colour, turn: 34 });
  paintForm(easel, { path: round(0, 0, 66), colour: mix(colour, easel.shadow, 0.6), turn: 0 });
}

function paintLoaf(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: shape('-276,150 -290,20 -220,-110 -60,-170 110,-164 240,-90 290,30 272,150'),
    colour,
    turn: 60,
  });
  for (const x of [-160, -20, 120]) {
    paintForm(easel, {
      path: limb(
        [
          [x, 30],
          [x + 56, -110],
        ],
        [22, 15],
      ),
      colour: hex('#f2d08c'),
      turn: 8,
      hasOutline: false,
    });
  }
}
