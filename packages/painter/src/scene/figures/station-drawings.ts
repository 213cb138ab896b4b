import { css, hex } from '../../canvas/colour.ts';
import { paintForm, smoothPath } from '../../draw/form.ts';
import type { Easel } from '../../draw/form.ts';
import { limb } from '../../draw/limb.ts';
import { round, stroke } from '../../draw/shapes.ts';
import type { Act } from '../../plan/acts.ts';
import { paintBareBed, paintCliff, paintFlowerbed, paintSeedlings } from './station-grounds.ts';
import { paintBrickOven, paintPotOnStove } from './station-fires.ts';
import { paintBlots, paintEasel, paintHills, paintMotif } from './station-easel.ts';
import type { Motif } from './station-easel.ts';
import { paintBakersTable, paintDesk, paintWorkbench } from './station-tables.ts';
import type { Baking, PotFill } from './station-tables.ts';
import { paintBoard, paintLostBoard, paintSplash, paintSpray, paintWave } from './wave.ts';

/** A piece in figure units around the foot of whoever is at it, who looks to the right. */
export interface StationDrawing {
  readonly box: readonly [number, number, number, number];
  /** `beat`: how far through what they do whoever is at it is. */
  readonly draw: (easel: Easel, beat: number) => void;
  /** Whether it moves with them, as a wave does. */
  readonly isMoving?: boolean;
}

export interface Pieces {
  readonly behind?: StationDrawing;
  readonly beside?: StationDrawing;
  readonly before?: StationDrawing;
  /** How high what is stood on is. */
  readonly raised?: number;
}

/** What is told of an act beside its name. */
export interface Told {
  /** It does not come off yet, or did not. */
  readonly isTried?: boolean;
  readonly isSad?: boolean;
  /** What is watered has just come up. */
  readonly isYoung?: boolean;
  /** Whoever sails has a zigzag on the sail. */
  readonly hasZigzag?: boolean;
  /** What is cooked in, where no bread is baked. */
  readonly pot?: PotFill | undefined;
  /** The dough that it is about is in a bowl beside, under a cloth. */
  readonly isCovered?: boolean;
  /** A cake is baked, and no bread. */
  readonly hasCake?: boolean;
  /** What is painted, or built. */
  readonly motif?: Motif | undefined;
}

/** The pieces of an act as far as it has come. */
export function piecesOf(act: Act, told: Told): Pieces {
  const pieces = stationDrawings[act] ?? {};
  switch (act) {
    case 'paint':
      return { beside: { box: easelBox, draw: (easel) => paintEasel(easel, pictureOf(told)) } };
    case 'bake':
      return {
        behind: { box: ovenBox, draw: (easel) => paintBrickOven(easel, told.isTried === true) },
      };
    case 'cook':
      return {
        before: {
          box: told.hasCake === true ? cakeTableBox : tableBox,
          draw: (easel) => paintBakersTable(easel, bakingOf(told), told.hasCake),
        },
      };
    case 'stir':
      return {
        before: {
          box: stoveBox,
          isMoving: true,
          draw: (easel, beat) => paintPotOnStove(easel, { pot: told.pot ?? 'pot', beat }),
        },
      };
    case 'build':
      return { before: { box: benchBox, draw: (easel) => paintWorkbench(easel, workOf(told)) } };
    case 'water':
      if (told.isTried === true) {
        return { beside: { box: bedBox, draw: paintBareBed } };
      }
      return told.isYoung === true ? { beside: { box: bedBox, draw: paintSeedlings } } : pieces;
    default:
      return pieces;
  }
}

function pictureOf({ isTried, motif }: Told): (easel: Easel) => void {
  if (isTried === true) {
    return paintBlots;
  }
  return motif === undefined ? paintHills : (easel) => paintMotif(easel, motif);
}

/** What stands on a bench: what is built, or its parts as long as nothing comes of it. */
function workOf({ isTried, motif }: Told): Motif | 'parts' | undefined {
  return isTried === true ? 'parts' : motif;
}

function bakingOf({ isTried, isSad, pot, isCovered }: Told): Baking {
  if (pot !== undefined) {
    return pot;
  }
  if (isTried === true && isCovered === true) {
    return 'covered';
  }
  if (isTried !== true) {
    return 'risen';
  }
  return isSad === true ? 'flat' : 'dough';
}

const notesBox = [-80, -2270, 1080, 1130] as const;
const easelBox = [-3, -1763, 1026, 1792] as const;
const ovenBox = [-2080, -1720, 4160, 1780] as const;
const tableBox = [-803, -1449, 1612, 1472] as const;
const cakeTableBox = [-803, -2083, 1672, 2106] as const;
const benchBox = [-803, -1413, 1606, 1436] as const;
const stoveBox = [-1040, -1440, 2080, 1500] as const;
const bedBox = [-193, -419, 1314, 476] as const;

const stationDrawings: Partial<Record<Act, Pieces>> = {
  run: { behind: { box: [-1440, -1213, 1206, 1260], draw: paintDust } },
  surf: {
    raised: 150,
    behind: {
      box: [-3440, -1900, 5440, 2140],
      isMoving: true,
      draw: (easel, beat) => {
        paintWave(easel, beat);
        paintBoard(easel);
      },
    },
    before: { box: [-2470, -60, 4120, 350], isMoving: true, draw: paintSpray },
  },
  topple: {
    raised: -90,
    behind: {
      box: [-3440, -2480, 5440, 2720],
      isMoving: true,
      draw: (easel, beat) => {
        paintWave(easel, beat);
        paintLostBoard(easel, beat);
      },
    },
    before: { box: [-2520, -900, 4220, 1230], isMoving: true, draw: paintSplash },
  },
  water: { beside: { box: [-150, -809, 1379, 852], draw: paintFlowerbed } },
  plant: { beside: { box: bedBox, draw: paintBareBed } },
  climb: { behind: { box: [-771, -2586, 2074, 2713], draw: paintCliff } },
  write: { before: { box: [-803, -1213, 1606, 1236], draw: paintDesk } },
  sing: { beside: { box: notesBox, draw: paintNotes } },
  dance: { beside: { box: notesBox, draw: paintNotes } },
  skate: { before: { box: [-699, -177, 1066, 234], draw: paintBlades } },
  ski: { raised: 40, before: { box: [-981, -169, 1925, 242], draw: paintSkis } },
  juggle: { before: { box: [-549, -2339, 1108, 698], draw: paintBalls } },
};

/** Dust that is thrown up behind the heels, and the air that is left behind. */
function paintDust(easel: Easel): void {
  const { context } = easel;
  for (const [x, y, radius, alpha] of [
    [-420, -70, 120, 0.62],
    [-620, -120, 170, 0.54],
    [-860, -110, 150, 0.42],
    [-1080, -90, 124, 0.3],
    [-1280, -70, 90, 0.2],
  ] as const) {
    for (const [shift, size] of [
      [0, 1],
      [-70, 0.7],
      [76, 0.74],
    ] as const) {
      context.fillStyle = css(hex('#f0e4cc'), alpha * 0.6);
      context.fill(round(x + shift, y + Math.abs(shift) * 0.5, radius * size, radius * size * 0.66));
    }
  }
  for (const [x, y, length] of [
    [-620, -1180, 560],
    [-700, -900, 720],
    [-640, -560, 500],
  ] as const) {
    context.fillStyle = css(hex('#fbf7ee'), 0.55);
    context.fill(
      smoothPath([
        [x, y],
        [x - length * 0.5, y + 14],
        [x - length, y + 4],
        [x - length * 0.5, y - 12],
      ]),
    );
  }
}

/** Notes that rise from whoever sings, or whom one dances to. */
function paintNotes(easel: Easel): void {
  for (const [x, y, size, colour] of [
    [70, -1330, 1.6, '#f2c14a'],
    [430, -1640, 2, '#e0567a'],
    [700, -1280, 1.5, '#5fa8d8'],
  ] as const) {
    const tint = hex(colour);
    paintForm(easel, { path: round(x, y, 62 * size, 46 * size), colour: tint, turn: 12 });
    stroke(
      easel,
      [
        [x + 52 * size, y],
        [x + 52 * size, y - 240 * size],
      ],
      [tint, 12 * size],
    );
    paintForm(easel, {
      path: limb(
        [
          [x + 50 * size, y - 236 * size],
          [x + 150 * size, y - 150 * size],
        ],
        [24 * size, 12 * size],
      ),
      colour: tint,
      turn: 6,
    });
  }
}

function paintBlades(easel: Easel): void {
  for (const [x, y, tilt] of [
    [-520, -110, -0.5],
    [150, 20, 0],
  ] as const) {
    stroke(
      easel,
      [
        [x - 130, y + tilt * 60],
        [x + 170, y - tilt * 60],
      ],
      [hex('#c8d2dc'), 15],
    );
  }
}

function paintSkis(easel: Easel): void {
  for (const [y, colour] of [
    [-40, '#b8342e'],
    [22, '#d9433a'],
  ] as const) {
    paintForm(easel, {
      path: limb(
        [
          [-840, y + 10],
          [700, y],
          [900, y - 90],
        ],
        [17, 17, 13],
      ),
      colour: hex(colour),
      turn: 8,
    });
  }
}

/** Balls in an arc over the head. */
function paintBalls(easel: Easel): void {
  for (const [x, y, colour] of [
    [-430, -1760, '#e0567a'],
    [-180, -2140, '#f2c14a'],
    [170, -2220, '#5fa8d8'],
    [440, -1880, '#6fb35a'],
  ] as const) {
    paintForm(easel, { path: round(x, y, 96), colour: hex(colour), turn: 28 });
  }
}
