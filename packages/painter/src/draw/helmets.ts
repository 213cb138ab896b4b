import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { FaceShape } from './face-shape.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { band, brim, crown, gold, paintAt } from './hat-shapes.ts';

const shellColour = hex('#eef1f5');

/** What covers the whole head. */
export const helmets = {
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
