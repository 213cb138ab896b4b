import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import type { FaceShape } from './face-shape.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel, Form } from './form.ts';
import { jobHats } from './job-hats.ts';

type Hat = Exclude<NonNullable<PersonPlan['hat']>, keyof typeof jobHats>;
type JobHat = keyof typeof jobHats;
type Points = readonly (readonly [number, number])[];

const gold = hex('#e0b13a');
const steel = hex('#aeb6c0');
const straw = hex('#dcbc74');
const white: Colour = [244, 243, 238];
const navy = hex('#26364f');

/** What somebody wears on the head, over the hair. It turns with the head. */
export function paintHat(easel: Easel, face: FaceShape): void {
  const { hat } = face.plan;
  if (hat === undefined) {
    return;
  }
  const lean = face.yaw * 14;
  const cloth = mix(hex(face.plan.outfitColour), [24, 20, 36], 0.25);
  if (isJobHat(hat)) {
    jobHats[hat](easel, lean, hat === 'hood' ? hex(face.plan.outfitColour) : cloth);
    return;
  }
  for (const form of hats[hat](lean, cloth)) {
    paintForm(easel, form);
  }
  if (hat === 'crown') {
    setJewels(easel, lean);
  }
}

function isJobHat(hat: Hat | JobHat): hat is JobHat {
  return Object.hasOwn(jobHats, hat);
}

const form = (points: Points, colour: Colour, turn = 22): Form => ({
  path: smoothPath(points),
  colour,
  turn,
});

/** Forms with straight edges. */
function edged(points: Points, colour: Colour): Form {
  const path = new Path2D();
  points.forEach(([x, y]) => {
    path.lineTo(x, y);
  });
  path.closePath();
  return { path, colour, turn: 14 };
}

/** A brim all around, seen a little from above. */
const brim = (lean: number, colour: Colour, half: number): Form =>
  form(
    [
      [-half + lean, -102],
      [0 + lean, -136],
      [half + lean, -102],
      [half * 0.7 + lean, -78],
      [lean, -88],
      [-half * 0.7 + lean, -78],
    ],
    colour,
    12,
  );

const dome = (lean: number, colour: Colour, top: number): Form =>
  form(
    [
      [-116 + lean, -92],
      [-108 + lean, -150],
      [-60 + lean, top],
      [60 + lean, top],
      [108 + lean, -150],
      [116 + lean, -92],
      [lean, -112],
    ],
    colour,
  );

const hats: Readonly<Record<Hat, (lean: number, cloth: Colour) => readonly Form[]>> = {
  crown: (lean) => [
    edged(
      [
        [-104 + lean, -104],
        [-124 + lean, -206],
        [-66 + lean, -160],
        [lean, -226],
        [66 + lean, -160],
        [124 + lean, -206],
        [104 + lean, -104],
        [50 + lean, -122],
        [-50 + lean, -122],
      ],
      gold,
    ),
  ],
  straw: (lean) => [
    brim(lean, straw, 196),
    dome(lean, straw, -206),
    form(
      [
        [-116 + lean, -100],
        [lean, -126],
        [116 + lean, -100],
        [113 + lean, -124],
        [lean, -150],
        [-113 + lean, -124],
      ],
      hex('#a8402f'),
      4,
    ),
  ],
  sailor: (lean) => [
    dome(lean, white, -196),
    form(
      [
        [-122 + lean, -92],
        [lean, -122],
        [122 + lean, -92],
        [122 + lean, -122],
        [lean, -154],
        [-122 + lean, -122],
      ],
      navy,
      8,
    ),
    form(
      [
        [-92 + lean, -96],
        [lean, -106],
        [96 + lean * 2, -96],
        [60 + lean * 2, -74],
        [-50 + lean * 2, -74],
      ],
      hex('#1c2030'),
      6,
    ),
  ],
  wizard: (lean, cloth) => [
    brim(lean, cloth, 188),
    form(
      [
        [-112 + lean, -100],
        [-60 + lean, -236],
        [-10 + lean, -330],
        [70 + lean, -408],
        [64 + lean, -320],
        [78 + lean, -230],
        [112 + lean, -100],
        [lean, -124],
      ],
      cloth,
      30,
    ),
  ],
  helmet: (lean) => [
    dome(lean, steel, -212),
    form(
      [
        [-8 + lean, -216],
        [-40 + lean, -262],
        [-130 + lean, -244],
        [-60 + lean, -214],
      ],
      hex('#b8352e'),
      10,
    ),
    form(
      [
        [-120 + lean, -92],
        [lean, -122],
        [120 + lean, -92],
        [118 + lean, -116],
        [lean, -146],
        [-118 + lean, -116],
      ],
      mix(steel, [40, 44, 60], 0.35),
      6,
    ),
  ],
  chef: (lean) => [
    form(
      [
        [-100 + lean, -140],
        [-150 + lean, -206],
        [-92 + lean, -268],
        [lean, -290],
        [92 + lean, -268],
        [150 + lean, -206],
        [100 + lean, -140],
      ],
      white,
      30,
    ),
    form(
      [
        [-108 + lean, -92],
        [lean, -118],
        [108 + lean, -92],
        [106 + lean, -158],
        [lean, -182],
        [-106 + lean, -158],
      ],
      white,
      10,
    ),
  ],
  pirate: (lean) => [
    form(
      [
        [-190 + lean, -112],
        [-120 + lean, -196],
        [lean, -256],
        [120 + lean, -196],
        [190 + lean, -112],
        [96 + lean, -104],
        [lean, -124],
        [-96 + lean, -104],
      ],
      hex('#26242c'),
      26,
    ),
    form(
      [
        [-26 + lean, -178],
        [lean, -204],
        [26 + lean, -178],
        [12 + lean, -152],
        [-12 + lean, -152],
      ],
      white,
      4,
    ),
  ],
  cap: (lean, cloth) => [
    dome(lean, cloth, -196),
    form(
      [
        [-70 + lean, -108],
        [lean, -122],
        [110 + lean * 3, -104],
        [126 + lean * 4, -82],
        [20 + lean * 3, -84],
      ],
      mix(cloth, [14, 12, 24], 0.3),
      8,
    ),
  ],
  beanie: (lean, cloth) => [
    dome(lean, cloth, -206),
    form(
      [
        [-120 + lean, -84],
        [lean, -112],
        [120 + lean, -84],
        [118 + lean, -128],
        [lean, -156],
        [-118 + lean, -128],
      ],
      mix(cloth, [255, 250, 240], 0.25),
      8,
    ),
  ],
};

function setJewels({ context }: Easel, lean: number): void {
  for (const [x, y, colour] of [
    [lean, -150, '#c8303e'],
    [lean - 56, -138, '#2f6fc4'],
    [lean + 56, -138, '#2f8a5a'],
  ] as const) {
    context.fillStyle = css(hex(colour));
    context.beginPath();
    context.arc(x, y, 11, 0, 2 * Math.PI);
    context.fill();
  }
}
