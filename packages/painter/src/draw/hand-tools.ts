import { Path2D } from '@napi-rs/canvas';
import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import { plank, points, rect, round, shape, stroke } from './shapes.ts';

const wood = hex('#a8734a');
const iron = hex('#8d939c');
const dark = hex('#2c2a30');
const paper = hex('#fbf6ea');

const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 252, 244], part);

interface HandTool {
  readonly colour: string;
  readonly draw: (easel: Easel, colour: Colour) => void;
}

/** What is held up in one hand, around that hand. */
export const handTools = {
  'rolling-pin': { colour: '#c98f56', draw: paintRollingPin },
  tray: { colour: '#b8bec6', draw: paintTray },
  clipboard: { colour: '#a8734a', draw: paintClipboard },
  microphone: { colour: '#33323a', draw: paintMicrophone },
  camera: { colour: '#33323a', draw: paintCamera },
  hammer: { colour: '#8d939c', draw: paintHammer },
  wrench: { colour: '#a2a9b2', draw: paintWrench },
  saw: { colour: '#b9c0c8', draw: paintSaw },
  letter: { colour: '#fbf6ea', draw: paintLetter },
  spyglass: { colour: '#c99a3c', draw: paintSpyglass },
  magnifier: { colour: '#c99a3c', draw: paintMagnifier },
  wand: { colour: '#f2d25a', draw: paintWand },
  honey: { colour: '#e6a52c', draw: paintHoney },
  scissors: { colour: '#a9b0b8', draw: paintScissors },
  shoe: { colour: '#8a4a2e', draw: paintShoe },
  jug: { colour: '#b86a42', draw: paintJug },
  palette: { colour: '#d8ae74', draw: paintPalette },
  trumpet: { colour: '#dcae3c', draw: paintTrumpet },
} as const satisfies Readonly<Record<string, HandTool>>;

/** What hangs down from a hand by its handle, around that. */
export const carriedThings = {
  basket: { colour: '#b98a52', draw: paintBasket },
  bucket: { colour: '#7f93a6', draw: paintBucket },
  briefcase: { colour: '#6b4630', draw: paintBriefcase },
} as const satisfies Readonly<Record<string, HandTool>>;

function paintRollingPin(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: limb(points('0,110 0,-260'), [16, 16]),
    colour: mix(colour, easel.shadow, 0.3),
    turn: 6,
  });
  paintForm(easel, { path: rect(-40, -214, 80, 250, 22), colour, turn: 18 });
}

/** On the flat of the hand: a glass and a cup. */
function paintTray(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: rect(-50, -196, 46, 104, 8), colour: hex('#bcdcea'), turn: 8 });
  paintForm(easel, { path: rect(28, -158, 72, 66, 16), colour: paper, turn: 8 });
  paintForm(easel, { path: round(0, -84, 146, 24), colour, turn: 8 });
}

function paintClipboard(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: rect(-92, -180, 190, 250, 12), colour, turn: 12 });
  paintForm(easel, { path: rect(-72, -148, 150, 200, 4), colour: paper, turn: 4 });
  for (const y of [-104, -64, -24, 16]) {
    stroke(
      easel,
      [
        [-52, y],
        [54, y],
      ],
      [hex('#7a8694'), 6],
    );
  }
  paintForm(easel, { path: rect(-36, -200, 78, 42, 12), colour: iron, turn: 6 });
}

function paintMicrophone(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: limb(points('0,100 0,-70'), [20, 28]), colour, turn: 8 });
  paintForm(easel, { path: round(0, -116, 50, 56), colour: iron, turn: 14 });
  stroke(easel, points('-40,-100 40,-100'), [mix(iron, easel.shadow, 0.5), 9]);
}

function paintCamera(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: rect(-60, -150, 88, 60, 14), colour: lighter(colour, 0.1), turn: 6 });
  paintForm(easel, { path: rect(-132, -112, 264, 166, 26), colour, turn: 18 });
  paintForm(easel, { path: rect(-132, -62, 264, 40, 2), colour: hex('#8a6a4a'), turn: 0 });
  paintForm(easel, { path: round(0, -28, 66), colour: iron, turn: 10 });
  paintForm(easel, { path: round(0, -28, 44), colour: hex('#33507a'), turn: 8 });
  paintForm(easel, { path: round(-14, -44, 13), colour: [244, 250, 255], turn: 0, hasOutline: false });
  paintForm(easel, { path: round(94, -126, 17, 13), colour: hex('#c8342c'), turn: 3 });
}

function paintHammer(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: limb(points('0,130 0,-170'), [19, 16]), colour: wood, turn: 6 });
  paintForm(easel, { path: rect(-96, -236, 196, 92, 18), colour, turn: 16 });
}

function paintWrench(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: limb(points('0,130 0,-170'), [24, 22]), colour, turn: 8 });
  paintForm(easel, {
    path: shape('-76,-196 -70,-276 -30,-300 -26,-236 26,-236 30,-300 70,-276 76,-196 34,-150 -34,-150'),
    colour,
    turn: 14,
  });
}

/** Its blade up, its teeth outward. */
function paintSaw(easel: Easel, colour: Colour): void {
  const teeth = Array.from({ length: 9 }, (_, tooth) => {
    const y = -60 - tooth * 32;
    return `${92 - tooth * 5},${y} ${66 - tooth * 4},${y - 16}`;
  }).join(' L');
  const blade = new Path2D(`M-46,-40 L88,-40 L${teeth} L-8,-350 L-30,-350 Z`);
  paintForm(easel, { path: blade, colour, turn: 10 });
  paintForm(easel, { path: shape('-60,110 -72,0 -50,-54 90,-54 84,20 40,112'), colour: wood, turn: 16 });
  paintForm(easel, { path: round(10, 24, 28, 36), colour: mix(wood, easel.shadow, 0.7), turn: 0 });
}

function paintLetter(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: rect(-136, -160, 272, 186, 8), colour, turn: 10 });
  stroke(easel, points('-128,-150 0,-50 128,-150'), [mix(colour, easel.shadow, 0.5), 7]);
  paintForm(easel, { path: round(0, -52, 26), colour: hex('#c23b4a'), turn: 6 });
}

function paintSpyglass(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: plank([-40, 66], [10, -70], 62), colour: hex('#5a3a28'), turn: 12 });
  paintForm(easel, { path: plank([10, -70], [54, -190], 78), colour, turn: 12 });
  paintForm(easel, { path: plank([54, -190], [94, -296], 96), colour: hex('#5a3a28'), turn: 14 });
  paintForm(easel, { path: plank([88, -280], [100, -310], 110), colour, turn: 6 });
}

function paintMagnifier(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: limb(points('0,110 0,-60'), [20, 17]), colour: hex('#5a3a28'), turn: 6 });
  paintForm(easel, { path: round(0, -162, 108), colour, turn: 12 });
  paintForm(easel, { path: round(0, -162, 84), colour: hex('#cfe8f2'), turn: 10 });
  stroke(easel, points('-48,-172 -30,-212 4,-226'), [[255, 255, 255], 11]);
}

/** A stick with a light or a star at its tip. */
function paintWand(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: limb(points('-10,80 60,-220'), [9, 6]), colour: dark, turn: 2 });
  const star = Array.from({ length: 10 }, (_, tip) => {
    const angle = (tip / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = tip % 2 === 0 ? 46 : 19;
    return `${64 + Math.cos(angle) * reach},${-240 + Math.sin(angle) * reach}`;
  }).join(' L');
  paintForm(easel, { path: new Path2D(`M${star} Z`), colour, turn: 4 });
}

function paintHoney(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: rect(-84, -136, 168, 176, 44), colour, turn: 26 });
  paintForm(easel, { path: rect(-74, -172, 148, 48, 12), colour: hex('#f2ead2'), turn: 6 });
  paintForm(easel, { path: rect(-56, -92, 112, 80, 12), colour: paper, turn: 0 });
  paintForm(easel, { path: round(0, -52, 22, 17), colour: hex('#f0c030'), turn: 3 });
  stroke(easel, points('0,-68 0,-36'), [dark, 8]);
}

/** Open, their points up. */
function paintScissors(easel: Easel, colour: Colour): void {
  for (const side of [-1, 1]) {
    paintForm(easel, { path: round(side * 48, 54, 40, 46), colour: hex('#c8342c'), turn: 6 });
    paintForm(easel, { path: round(side * 48, 54, 20, 25), colour: dark, turn: 0, hasOutline: false });
    paintForm(easel, {
      path: limb(points(`${side * 34},18 ${side * -16},-70 ${side * -84},-250`), [14, 19, 4]),
      colour,
      turn: 6,
    });
  }
  paintForm(easel, { path: round(0, -56, 11), colour: dark, turn: 0 });
}

function paintShoe(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: shape('-96,40 -104,-96 -30,-104 -6,-40 96,-14 128,40'),
    colour,
    turn: 22,
  });
  paintForm(easel, { path: rect(-104, 34, 232, 26, 8), colour: dark, turn: 4 });
  stroke(easel, points('-20,-60 20,-72'), [paper, 7]);
  stroke(easel, points('-2,-34 40,-50'), [paper, 7]);
}

function paintJug(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: round(86, -60, 44, 60), colour: mix(colour, easel.shadow, 0.2), turn: 8 });
  paintForm(easel, { path: round(86, -60, 22, 36), colour: mix(colour, easel.shadow, 0.7), turn: 0 });
  paintForm(easel, {
    path: shape('-52,-190 52,-190 44,-130 96,-50 72,50 -72,50 -96,-50 -44,-130'),
    colour,
    turn: 30,
  });
  stroke(easel, points('-88,-44 0,-30 88,-44'), [lighter(colour, 0.5), 13]);
}

/** A painter's: dabs of colour on it, two brushes behind. */
function paintPalette(easel: Easel, colour: Colour): void {
  for (const [x, tip] of [
    [-36, '#c8342c'],
    [24, '#2f6fae'],
  ] as const) {
    paintForm(easel, {
      path: limb(
        [
          [x, -60],
          [x - 12, -250],
        ],
        [8, 8],
      ),
      colour: wood,
      turn: 3,
    });
    paintForm(easel, { path: round(x - 13, -268, 15, 30), colour: hex(tip), turn: 4 });
  }
  paintForm(easel, {
    path: shape('-160,-40 -120,-130 10,-156 140,-110 164,-10 110,66 40,40 10,76 -90,60'),
    colour,
    turn: 18,
  });
  for (const [x, y, dab] of [
    [-104, -46, '#d9433a'],
    [-50, -100, '#e8b83a'],
    [30, -112, '#4f9a54'],
    [100, -70, '#3a78c0'],
    [116, 0, '#f4f0e6'],
  ] as const) {
    paintForm(easel, { path: round(x, y, 25, 21), colour: hex(dab), turn: 4 });
  }
}

function paintTrumpet(easel: Easel, colour: Colour): void {
  paintForm(easel, { path: limb(points('-150,-60 60,-60'), [14, 16]), colour, turn: 5 });
  paintForm(easel, {
    path: limb(points('-80,0 -110,-30 -80,-60 20,-60 40,-24 20,8 -80,4'), [11, 11, 11, 11, 11, 11, 11]),
    colour,
    turn: 4,
  });
  paintForm(easel, {
    path: shape('50,-80 110,-104 176,-160 186,-60 176,40 110,-16 50,-40'),
    colour,
    turn: 14,
  });
  for (const x of [-56, -20, 16]) {
    paintForm(easel, { path: rect(x - 10, -110, 20, 60, 6), colour: lighter(colour, 0.4), turn: 3 });
  }
}

function paintBasket(easel: Easel, colour: Colour): void {
  for (const [x, y, fruit] of [
    [-72, 106, '#d23a30'],
    [0, 92, '#e8a82e'],
    [70, 106, '#6fa04a'],
  ] as const) {
    paintForm(easel, { path: round(x, y, 50), colour: hex(fruit), turn: 12 });
  }
  paintForm(easel, {
    path: limb(points('-130,140 -96,10 0,-40 96,10 130,140'), [13, 12, 12, 12, 13]),
    colour: mix(colour, easel.shadow, 0.2),
    turn: 5,
  });
  paintForm(easel, { path: shape('-160,130 160,130 132,250 90,280 -90,280 -132,250'), colour, turn: 24 });
  for (const y of [166, 204, 242]) {
    stroke(easel, points(`-140,${y} 140,${y}`), [mix(colour, easel.shadow, 0.4), 7]);
  }
}

function paintBucket(easel: Easel, colour: Colour): void {
  stroke(easel, points('-110,120 -70,10 0,-30 70,10 110,120'), [iron, 9]);
  paintForm(easel, { path: shape('-126,116 126,116 96,310 -96,310'), colour, turn: 26 });
  paintForm(easel, { path: round(0, 116, 126, 24), colour: mix(colour, easel.shadow, 0.4), turn: 6 });
}

function paintBriefcase(easel: Easel, colour: Colour): void {
  paintForm(easel, {
    path: limb(points('-56,60 -50,-6 50,-6 56,60'), [13, 13, 13, 13]),
    colour: dark,
    turn: 4,
  });
  paintForm(easel, { path: rect(-180, 44, 360, 230, 26), colour, turn: 26 });
  stroke(easel, points('-176,130 176,130'), [mix(colour, easel.shadow, 0.5), 8]);
  for (const x of [-96, 96]) {
    paintForm(easel, { path: rect(x - 20, 112, 40, 36, 6), colour: hex('#dcae3c'), turn: 4 });
  }
}
