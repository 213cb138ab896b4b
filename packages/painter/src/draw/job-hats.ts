import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { everydayHats } from './everyday-hats.ts';
import type { Easel } from './form.ts';
import { band, brim, gold, paintAt } from './hat-shapes.ts';
import { helmets } from './helmets.ts';

/** Hats and helmets that belong to a calling. */
export const jobHats = {
  ...helmets,
  ...everydayHats,
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
} as const;
