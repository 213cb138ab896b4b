import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../diorama/canvas/colour.ts';
import type { Colour } from '../../diorama/canvas/colour.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import type { FaceShape } from './face-shape.ts';

type Points = readonly (readonly [number, number])[];

const gold = hex('#dcae3c');
const shellColour = hex('#eef1f5');

function paintAt(easel: Easel, lean: number, look: { points: Points; colour: Colour; turn?: number }): void {
  const path = smoothPath(look.points.map(([x, y]): [number, number] => [x + lean, y]));
  paintForm(easel, { path, colour: look.colour, turn: look.turn ?? 20 });
}

const crown = (top: number): Points => [
  [-118, -88],
  [-112, -150],
  [-66, top],
  [66, top],
  [112, -150],
  [118, -88],
  [0, -110],
];

/** A brim around the head, seen a little from above. */
const brim = (half: number, droop: number): Points => [
  [-half, -112 - droop],
  [-half * 0.5, -126],
  [0, -132],
  [half * 0.5, -126],
  [half, -112 - droop],
  [half * 0.62, -78],
  [0, -74],
  [-half * 0.62, -78],
];

const band: Points = [
  [-118, -92],
  [0, -114],
  [118, -92],
  [116, -124],
  [0, -146],
  [-116, -124],
];

/** Hats and helmets that belong to a calling. */
export const jobHats = {
  police(easel: Easel, lean: number): void {
    const navy = hex('#26365c');
    paintAt(easel, lean, {
      points: [
        [-140, -150],
        [-110, -206],
        [0, -226],
        [110, -206],
        [140, -150],
        [112, -110],
        [0, -130],
        [-112, -110],
      ],
      colour: navy,
    });
    paintAt(easel, lean, { points: band, colour: hex('#15192a'), turn: 6 });
    paintAt(easel, lean, {
      points: [
        [-88, -92],
        [0, -102],
        [92, -92],
        [56, -70],
        [-50, -70],
      ],
      colour: hex('#10131f'),
      turn: 5,
    });
    paintAt(easel, lean, {
      points: [
        [0, -196],
        [24, -180],
        [16, -148],
        [0, -138],
        [-16, -148],
        [-24, -180],
      ],
      colour: gold,
      turn: 5,
    });
  },
  fire(easel: Easel, lean: number): void {
    const red = hex('#c8352c');
    paintAt(easel, lean, { points: brim(168, -22), colour: mix(red, [40, 8, 12], 0.2), turn: 10 });
    paintAt(easel, lean, { points: crown(-222), colour: red, turn: 26 });
    paintAt(easel, lean, {
      points: [
        [-10, -226],
        [10, -226],
        [16, -110],
        [-16, -110],
      ],
      colour: mix(red, [255, 240, 220], 0.25),
      turn: 4,
    });
    paintAt(easel, lean, {
      points: [
        [-34, -186],
        [0, -204],
        [34, -186],
        [26, -126],
        [0, -110],
        [-26, -126],
      ],
      colour: gold,
      turn: 6,
    });
  },
  hood(easel: Easel, lean: number, cloth: Colour): void {
    const hood = new Path2D();
    hood.addPath(
      smoothPath(
        [
          [0, -176],
          [88, -150],
          [126, -60],
          [122, 60],
          [80, 150],
          [0, 178],
          [-80, 150],
          [-122, 60],
          [-126, -60],
          [-88, -150],
        ].map(([x = 0, y = 0]): [number, number] => [x + lean * 0.5, y]),
      ),
    );
    hood.roundRect(-96 + lean * 1.4, -44, 192, 78, 34);
    const { context } = easel;
    context.fillStyle = css(cloth);
    context.fill(hood, 'evenodd');
    paintAt(easel, lean, {
      points: [
        [-120, -60],
        [0, -84],
        [120, -60],
        [118, -98],
        [0, -122],
        [-118, -98],
      ],
      colour: mix(cloth, [150, 40, 48], 0.72),
      turn: 5,
    });
  },
  fedora(easel: Easel, lean: number, cloth: Colour): void {
    const felt = mix(cloth, [40, 30, 26], 0.45);
    paintAt(easel, lean, { points: brim(196, 0), colour: felt, turn: 12 });
    paintAt(easel, lean, {
      points: [
        [-112, -108],
        [-104, -180],
        [-60, -232],
        [0, -212],
        [60, -232],
        [104, -180],
        [112, -108],
        [0, -126],
      ],
      colour: felt,
    });
    paintAt(easel, lean, { points: band, colour: hex('#241d20'), turn: 4 });
  },
  cowboy(easel: Easel, lean: number): void {
    const felt = hex('#8a5a34');
    paintAt(easel, lean, { points: brim(236, 46), colour: felt, turn: 14 });
    paintAt(easel, lean, {
      points: [
        [-108, -104],
        [-96, -190],
        [-54, -240],
        [0, -214],
        [54, -240],
        [96, -190],
        [108, -104],
        [0, -122],
      ],
      colour: felt,
    });
    paintAt(easel, lean, { points: band, colour: hex('#3d2618'), turn: 4 });
  },
  horns(easel: Easel, lean: number): void {
    for (const sign of [-1, 1]) {
      paintAt(easel, lean, {
        points: [
          [sign * 96, -120],
          [sign * 176, -150],
          [sign * 204, -240],
          [sign * 186, -268],
          [sign * 160, -196],
          [sign * 96, -170],
        ],
        colour: hex('#eadfc4'),
        turn: 10,
      });
    }
    paintAt(easel, lean, { points: crown(-214), colour: hex('#9aa1aa'), turn: 24 });
    paintAt(easel, lean, { points: band, colour: hex('#8a6a3a'), turn: 5 });
  },
  halo(easel: Easel): void {
    const { context } = easel;
    context.save();
    context.lineWidth = 20;
    context.strokeStyle = css(hex('#ffe59a'));
    context.shadowColor = css(hex('#ffdf80'), 0.9);
    context.shadowBlur = 24;
    context.beginPath();
    context.ellipse(0, -262, 110, 30, 0, 0, 2 * Math.PI);
    context.stroke();
    context.restore();
  },
  'space-helmet'(easel: Easel, lean: number): void {
    const { context } = easel;
    const glass = context.createRadialGradient(-70, -90, 20, 0, -6, 200);
    glass.addColorStop(0, 'rgba(255,255,255,0.42)');
    glass.addColorStop(0.35, 'rgba(170,210,255,0.12)');
    glass.addColorStop(1, 'rgba(60,100,170,0.36)');
    context.fillStyle = glass;
    context.beginPath();
    context.arc(0, -6, 178, 0, 2 * Math.PI);
    context.fill();
    const ring = new Path2D();
    ring.arc(0, -6, 206, 0, 2 * Math.PI);
    ring.arc(lean * 0.6, 0, 166, 0, 2 * Math.PI, true);
    context.fillStyle = css(shellColour);
    context.fill(ring, 'evenodd');
    context.strokeStyle = css(hex('#98a3b4'));
    context.lineWidth = 9;
    context.beginPath();
    context.arc(lean * 0.6, 0, 166, 0, 2 * Math.PI);
    context.stroke();
    context.lineCap = 'round';
    context.strokeStyle = 'rgba(255,255,255,0.75)';
    context.lineWidth = 16;
    context.beginPath();
    context.arc(lean * 0.6, 0, 138, Math.PI * 1.1, Math.PI * 1.42);
    context.stroke();
    paintAt(easel, 0, {
      points: [
        [-150, 176],
        [0, 208],
        [150, 176],
        [160, 216],
        [0, 252],
        [-160, 216],
      ],
      colour: hex('#aab3c1'),
      turn: 8,
    });
  },
} as const;

/** A helmet's inside, behind the head. */
export function paintHatBehind(easel: Easel, face: FaceShape): void {
  if (face.plan.hat !== 'space-helmet') {
    return;
  }
  const path = new Path2D();
  path.arc(0, -6, 205, 0, 2 * Math.PI);
  paintForm(easel, { path, colour: hex('#33425e'), turn: 0 });
}
