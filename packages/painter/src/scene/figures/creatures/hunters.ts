import { hex } from '../../../canvas/colour.ts';
import { ball, patch } from '../forms/form.ts';
import type { Beast } from './beast.ts';
import { bushyTail, darker, lighter, stripes, stubTail, thinTail } from './coat-parts.ts';
import { ink } from './features.ts';
import { bearHead, catHead, dogHead, foxHead, greatCatHead, wolfHead } from './hunters-heads.ts';

const hunter = { foot: 'paw' } as const;

/** Beasts with paws. */
export const hunters: Readonly<Record<string, Beast>> = {
  cat: {
    gaits: ['sit', 'walk', 'sit'],
    build(colour) {
      const coat = colour ?? hex('#e0944a');
      const dark = darker(coat, 0.34);
      const tints = { coat, muzzle: lighter(coat, 0.86), inner: hex('#e8a6a0') };
      const brow = [-8, 4, 16].map((x) =>
        patch(`${x - 2},-34 ${x + 2.5},-34 ${x + 1},-18 ${x - 1},-18`, dark, 0.8),
      );
      return {
        ...hunter,
        shoulder: 92,
        rump: 92,
        length: 138,
        chest: 46,
        tuck: 0.12,
        upper: 12,
        lower: 8.6,
        head: [16, -30],
        neck: [25, 20],
        tail: thinTail(coat),
        headForms: catHead(tints, hex('#a8c24a'), brow),
        coat,
        legs: coat,
        belly: lighter(coat, 0.8),
        shag: 2.6,
        marks: stripes(dark, { from: -64, to: 44, step: 17, width: 8, top: -96, drop: 34 }),
      };
    },
  },
  dog: {
    gaits: ['stand', 'sit', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#c08a4e');
      const tints = { coat, muzzle: lighter(coat, 0.7), inner: darker(coat, 0.4) };
      return {
        ...hunter,
        shoulder: 122,
        rump: 116,
        length: 148,
        chest: 58,
        tuck: 0.34,
        upper: 13,
        lower: 9,
        head: [24, -40],
        neck: [26, 21],
        tail: thinTail(coat),
        headForms: dogHead(tints),
        coat,
        legs: lighter(coat, 0.5),
        belly: lighter(coat, 0.66),
        shag: 2.4,
        ruff: ({ x, y }) => [ball([x - 16, y + 26, 23, 6.5, 38], hex('#b8352e'), { bulge: 0.5 })],
      };
    },
  },
  fox: {
    gaits: ['stand', 'sit', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#d4642a');
      const tints = { coat, muzzle: hex('#fbf0e0'), inner: hex('#4a2c24') };
      return {
        ...hunter,
        shoulder: 100,
        rump: 98,
        length: 146,
        chest: 46,
        tuck: 0.34,
        upper: 11,
        lower: 7,
        head: [22, -30],
        neck: [22, 19],
        tail: bushyTail(coat, hex('#fdf4e8')),
        headForms: foxHead(tints),
        coat,
        legs: hex('#3c2822'),
        belly: hex('#fbf0e0'),
        shag: 3.4,
      };
    },
  },
  wolf: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#7f858e');
      const tints = { coat, muzzle: hex('#dcdcd8'), inner: hex('#4a4a50') };
      return {
        ...hunter,
        shoulder: 132,
        rump: 126,
        length: 166,
        chest: 60,
        tuck: 0.36,
        upper: 13,
        lower: 8.6,
        head: [34, -22],
        neck: [32, 24],
        tail: bushyTail(darker(coat, 0.16), darker(coat, 0.5)),
        headForms: wolfHead(tints),
        coat,
        legs: lighter(coat, 0.36),
        belly: hex('#d8d8d2'),
        shag: 5,
        marks: [patch('-90,-140 70,-150 60,-112 -10,-104 -80,-110', darker(coat, 0.4), 0.55)],
      };
    },
  },
  bear: {
    gaits: ['stand', 'walk', 'sit'],
    build(colour) {
      const coat = colour ?? hex('#6e4a30');
      const tints = { coat, muzzle: lighter(coat, 0.34), inner: darker(coat, 0.3) };
      return {
        ...hunter,
        shoulder: 132,
        rump: 122,
        length: 178,
        chest: 88,
        tuck: 0.06,
        upper: 22,
        lower: 17,
        head: [26, 2],
        neck: [42, 34],
        tail: stubTail(coat),
        headForms: bearHead(tints),
        coat,
        legs: darker(coat, 0.2),
        belly: darker(coat, 0.08),
        shag: 6,
      };
    },
  },
  lion: {
    gaits: ['stand', 'walk', 'sit'],
    build(colour) {
      const coat = colour ?? hex('#d6a452');
      const mane = hex('#8a4f22');
      const tints = { coat, muzzle: lighter(coat, 0.62), inner: darker(coat, 0.3) };
      return {
        ...hunter,
        shoulder: 136,
        rump: 128,
        length: 184,
        chest: 68,
        tuck: 0.26,
        upper: 16,
        lower: 11.5,
        head: [26, -18],
        neck: [38, 30],
        tail: thinTail(coat, mane),
        headForms: greatCatHead(tints),
        coat,
        legs: coat,
        belly: lighter(coat, 0.5),
        shag: 2,
        ruff: ({ x, y }) => [
          ball([x - 10, y + 22, 58, 66, 14], darker(mane, 0.3), { shag: 15 }),
          ball([x + 2, y + 8, 50, 54], mane, { shag: 13, isJoined: true }),
        ],
      };
    },
  },
  tiger: {
    gaits: ['walk', 'stand', 'sit'],
    build(colour) {
      const coat = colour ?? hex('#dd7e2a');
      const tints = { coat, muzzle: hex('#fbf3e6'), inner: hex('#f4e6d4') };
      const brow = [-14, -4, 6, 16, 26].map((x) =>
        patch(`${x - 3},-42 ${x + 3},-42 ${x + 1.4},-24 ${x - 1.4},-24`, ink, 0.9),
      );
      const cheek = [-22, 35].flatMap((x) =>
        [6, 16].map((y) =>
          patch(`${x - 8},${y - 2} ${x + 8},${y} ${x + 2},${y + 3} ${x - 8},${y + 3}`, ink, 0.85),
        ),
      );
      return {
        ...hunter,
        shoulder: 126,
        rump: 122,
        length: 196,
        chest: 64,
        tuck: 0.18,
        upper: 16,
        lower: 12,
        head: [30, -14],
        neck: [34, 28],
        tail: thinTail(coat, ink),
        headForms: greatCatHead(tints, [...brow, ...cheek]),
        coat,
        legs: lighter(coat, 0.2),
        belly: hex('#fbf1e2'),
        shag: 2,
        marks: stripes(ink, { from: -92, to: 70, step: 19, width: 8, top: -130, drop: 46 }),
      };
    },
  },
};
