import { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Colour } from '../../canvas/colour.ts';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { FigureArt } from './figure-art.ts';
import type { Brush, Drawing } from './landmark-drawing.ts';
import { monuments } from './monuments.ts';

/** Buildings and boats that a scene is built around, in their own colours; windows glow by how dark it is. */
export const landmarkNames = [
  'lighthouse',
  'house',
  'castle',
  'windmill',
  'boat',
  'torii',
  'tower',
  'pyramid',
  'eiffel',
  'colosseum',
  'taj-mahal',
] as const;
export type LandmarkName = (typeof landmarkNames)[number];

export function landmarkArt(name: LandmarkName, colour: Colour | undefined, darkness: number): FigureArt {
  const { box, draw } = drawings[name];
  return {
    box,
    ...(name === 'boat' ? { isAfloat: false } : {}),
    draw(context) {
      draw(brushOf(context, darkness), colour);
    },
  };
}

function brushOf(context: SKRSContext2D, darkness: number): Brush {
  const pane = mix(hex('#4f6474'), hex('#ffd98a'), darkness > 0.25 ? 1 : 0);
  return {
    fill(path, tint) {
      context.fillStyle = css(tint);
      context.fill(new Path2D(path));
    },
    window(path) {
      context.fillStyle = css(pane);
      context.fill(new Path2D(path));
    },
  };
}

/** A rectangle: its upper left corner, width and height. */
const box = ([x, y, width, height]: readonly [number, number, number, number]): string =>
  `M${x},${y}h${width}v${height}h${-width}Z`;

const drawings: Readonly<Record<LandmarkName, Drawing>> = {
  ...monuments,
  lighthouse: {
    box: { x: -110, y: -360, width: 220, height: 366 },
    draw({ fill, window }, colour) {
      const red = colour ?? hex('#c0392b');
      const white = hex('#f0ebe0');
      for (let band = 0; band < 6; band++) {
        const top = -290 + band * 48;
        const half = (y: number): number => 26 + ((y + 290) / 290) * 18;
        fill(
          `M${-half(top)},${top}L${half(top)},${top}L${half(top + 49)},${top + 49}L${-half(top + 49)},${top + 49}Z`,
          band % 2 === 0 ? red : white,
        );
      }
      fill(box([-36, -298, 72, 9]), hex('#2f3640'));
      fill(box([-18, -332, 36, 36]), hex('#f7e7b0'));
      window(box([-15, -330, 30, 33]));
      fill('M-2,-332h4v34h-4ZM-18,-332h3v34h-3ZM15,-332h3v34h-3Z', hex('#2f3640'));
      fill('M-24,-331C-20,-348 -8,-354 0,-358C8,-354 20,-348 24,-331Z', hex('#7a2620'));
      window(box([-6, -240, 12, 17]));
      window(box([-7, -146, 14, 19]));
      fill('M-12,0V-26C-12,-42 12,-42 12,-26V0Z', hex('#3a2a24'));
      fill('M42,0V-46L72,-70L104,-46V0Z', white);
      fill('M34,-42L72,-76L110,-42L106,-38L72,-66L38,-38Z', hex('#7a3a30'));
      window(box([64, -38, 16, 18]));
    },
  },
  house: {
    box: { x: -120, y: -170, width: 240, height: 176 },
    draw({ fill, window }, colour) {
      const wall = hex('#efe3cc');
      const roof = colour ?? hex('#b5523b');
      fill(box([52, -164, 20, 60]), hex('#8a5a4a'));
      fill('M-86,0V-84L-20,-140L46,-84V0Z', wall);
      fill('M46,-84V0H104V-84Z', mix(wall, [90, 80, 96], 0.3));
      fill('M-20,-152L-104,-80L-96,-74L-20,-138L54,-76L116,-76L74,-140Z', roof);
      fill('M-20,-152L74,-140L116,-76L54,-76Z', mix(roof, [50, 30, 50], 0.22));
      window(box([-66, -68, 30, 32]));
      window(box([60, -64, 26, 28]));
      window('M-32,-104a12,12 0 1 1 24,0Z');
      fill('M-52,-68h3v32h-3ZM-66,-53h30v3h-30ZM72,-64h3v28h-3Z', hex('#fff8ea'));
      fill('M-14,0V-52C-14,-62 14,-62 14,-52V0Z', hex('#6b4630'));
    },
  },
  castle: {
    box: { x: -170, y: -300, width: 340, height: 306 },
    draw({ fill, window }, colour) {
      const stone = hex('#b9b2a6');
      const shade = mix(stone, [70, 74, 100], 0.34);
      const roof = colour ?? hex('#40608a');
      const tower = (x: number, width: number, top: number): void => {
        fill(box([x, top, width, -top]), stone);
        fill(box([x + width * 0.58, top, width * 0.42, -top]), shade);
        fill(`M${x - 8},${top}L${x + width / 2},${top - width * 1.5}L${x + width + 8},${top}Z`, roof);
        fill(
          `M${x + width / 2},${top - width * 1.5}L${x + width + 8},${top}L${x + width * 0.6},${top}Z`,
          mix(roof, [20, 20, 50], 0.3),
        );
        window(`M${x + width / 2 - 5},${top + 40}v-14a5,6 0 1 1 10,0v14Z`);
        window(`M${x + width / 2 - 5},${top + 84}v-14a5,6 0 1 1 10,0v14Z`);
      };
      tower(-36, 60, -210);
      tower(34, 44, -168);
      fill(box([-120, -104, 240, 104]), stone);
      for (let merlon = 0; merlon < 10; merlon++) {
        fill(box([-120 + merlon * 25, -116, 14, 14]), stone);
      }
      tower(-156, 50, -150);
      tower(104, 52, -136);
      fill('M-26,0V-48C-26,-80 26,-80 26,-48V0Z', hex('#3a2c2a'));
      window(box([-82, -72, 12, 20]));
      window(box([62, -72, 12, 20]));
    },
  },
  windmill: {
    box: { x: -140, y: -330, width: 280, height: 336 },
    draw({ fill, window }, colour) {
      fill('M-52,0L-34,-200H34L52,0Z', hex('#ece4d4'));
      fill('M6,0L8,-200H34L52,0Z', hex('#b9b0aa'));
      fill('M-44,-198C-38,-236 38,-236 44,-198Z', colour ?? hex('#8a4636'));
      window(box([-12, -130, 22, 26]));
      window(box([-12, -70, 22, 26]));
      fill('M-14,0V-34H14V0Z', hex('#5d4032'));
      for (let sail = 0; sail < 4; sail++) {
        const angle = 0.5 + (sail * Math.PI) / 2;
        const at = (along: number, across: number): string =>
          `${Math.round(Math.cos(angle) * along - Math.sin(angle) * across)},${Math.round(-206 + Math.sin(angle) * along + Math.cos(angle) * across)}`;
        fill(`M${at(6, -2)}L${at(120, -2)}L${at(120, 3)}L${at(6, 3)}Z`, hex('#5d4a3a'));
        fill(`M${at(26, 3)}L${at(118, 3)}L${at(118, 27)}L${at(26, 22)}Z`, hex('#f6f0e2'));
      }
      fill('M-8,-206a8,8 0 1 0 16,0a8,8 0 1 0 -16,0Z', hex('#4a382c'));
    },
  },
  boat: {
    box: { x: -120, y: -240, width: 240, height: 262 },
    draw({ fill }, colour) {
      fill('M-4,-226h6v206h-6Z', hex('#6b4a34'));
      fill('M6,-220C54,-160 82,-90 88,-40C58,-32 30,-32 6,-36Z', hex('#f6efe0'));
      fill('M-8,-200C-40,-150 -66,-90 -76,-44C-50,-36 -28,-36 -8,-38Z', hex('#e3d8c4'));
      fill(
        'M-100,-24C-60,-16 60,-16 108,-28C96,2 78,16 60,20H-62C-80,12 -92,-4 -100,-24Z',
        colour ?? hex('#a2432f'),
      );
      fill('M-100,-24C-60,-16 60,-16 108,-28L105,-20C60,-8 -60,-8 -97,-17Z', hex('#efe2c8'));
    },
  },
  torii: {
    box: { x: -150, y: -260, width: 300, height: 266 },
    draw({ fill }, colour) {
      const red = colour ?? hex('#cf3a2a');
      fill('M-104,0L-96,-210H-74L-78,0ZM104,0L96,-210H74L78,0Z', red);
      fill('M-110,0v-14h38v14ZM110,0v-14h-38v14Z', hex('#2c2a30'));
      fill(box([-124, -172, 248, 20]), red);
      fill(box([-10, -214, 20, 44]), red);
      fill('M-146,-244C-60,-226 60,-226 146,-244L140,-216C60,-206 -60,-206 -140,-216Z', red);
      fill('M-150,-256C-60,-236 60,-236 150,-256L147,-240C60,-224 -60,-224 -147,-240Z', hex('#2c2a30'));
    },
  },
  tower: {
    box: { x: -60, y: -340, width: 120, height: 346 },
    draw({ fill, window }, colour) {
      const stone = colour ?? hex('#a89f92');
      fill('M-40,0L-32,-260H32L40,0Z', stone);
      fill('M8,0L8,-260H32L40,0Z', mix(stone, [60, 60, 90], 0.36));
      fill('M-46,-256L0,-338L46,-256Z', hex('#6a4650'));
      window('M-8,-190v-20a8,9 0 1 1 16,0v20ZM-7,-110v-18a7,8 0 1 1 14,0v18Z');
      fill('M-12,0V-32C-12,-46 12,-46 12,-32V0Z', hex('#3c2c28'));
    },
  },
};
