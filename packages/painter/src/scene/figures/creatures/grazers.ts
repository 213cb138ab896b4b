import { hex } from '../../../canvas/colour.ts';
import { ball, blob, limb, patch } from '../forms/form.ts';
import type { Beast } from './beast.ts';
import { crest, darker, hangingTail, horseTail, lighter, patches, stripes, stubTail } from './coat-parts.ts';
import { ink, white } from './features.ts';
import { cowHead, camelHead, deerHead, giraffeHead, horseHead, pigHead, sheepHead } from './grazers-heads.ts';

const grazer = { foot: 'hoof' } as const;

/** Beasts with hooves. */
export const grazers: Readonly<Record<string, Beast>> = {
  horse: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#7d4a2a');
      const hair = colour === undefined ? hex('#2c1d18') : darker(coat, 0.5);
      const tints = { coat, muzzle: darker(coat, 0.4), inner: darker(coat, 0.4) };
      return {
        ...grazer,
        shoulder: 170,
        rump: 168,
        length: 184,
        chest: 76,
        tuck: 0.2,
        upper: 15,
        lower: 8.4,
        head: [44, -72],
        neck: [36, 20],
        tail: horseTail(hair),
        headForms: [...horseHead(tints), blob('-10,-28 4,-30 10,-16 2,-6 -6,-14', hair, { shag: 4 })],
        coat,
        legs: darker(coat, 0.55),
        belly: coat,
        mane: crest(hair, [40, -170]),
      };
    },
  },
  unicorn: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#f2efec');
      const hair = hex('#c98ad0');
      const tints = { coat, muzzle: hex('#e8d2d4'), inner: hex('#e6b8c0') };
      const horn = limb('6,-24,4.4 20,-48,3 34,-78,0.6', hex('#f2cf6a'), { lit: 0.95 });
      return {
        ...grazer,
        shoulder: 170,
        rump: 168,
        length: 184,
        chest: 76,
        tuck: 0.2,
        upper: 15,
        lower: 8.4,
        head: [44, -72],
        neck: [36, 20],
        tail: horseTail(hair),
        headForms: [...horseHead(tints), blob('-10,-28 4,-30 10,-16 2,-6 -6,-14', hair, { shag: 4 }), horn],
        coat,
        legs: lighter(coat, 0.2),
        belly: coat,
        mane: crest(hair, [40, -170]),
      };
    },
  },
  zebra: {
    gaits: ['stand', 'walk'],
    build() {
      const coat = hex('#f0ece4');
      const bars = stripes(ink, { from: -84, to: 150, step: 17, width: 9, top: -210, drop: 150 });
      const tints = { coat, muzzle: hex('#3a3434'), inner: hex('#5a5050') };
      return {
        ...grazer,
        shoulder: 150,
        rump: 148,
        length: 170,
        chest: 66,
        tuck: 0.12,
        upper: 14,
        lower: 8,
        head: [40, -58],
        neck: [34, 21],
        tail: hangingTail(coat, ink, 50),
        headForms: horseHead(
          tints,
          stripes(ink, { from: -14, to: 40, step: 11, width: 4.5, top: -20, drop: 50 }),
        ),
        coat,
        legs: coat,
        belly: coat,
        marks: bars,
        legMarks: [-84, -68, -54, -42, -30].map((y) =>
          patch(`-130,${y} 0,${y + 5} 130,${y} 130,${y + 5} 0,${y + 9} -130,${y + 5}`, ink, 0.85),
        ),
        mane: crest(ink, [44, -150]),
      };
    },
  },
  donkey: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#8d8680');
      const tints = { coat, muzzle: hex('#eae4da'), inner: hex('#4a4442') };
      const long = blob('-14,-20 -22,-56 -12,-74 -4,-54 0,-24', coat, { shag: 1.5 });
      return {
        ...grazer,
        shoulder: 132,
        rump: 130,
        length: 156,
        chest: 62,
        tuck: 0.1,
        upper: 13,
        lower: 7.6,
        head: [34, -46],
        neck: [30, 19],
        tail: hangingTail(coat, ink, 46),
        headForms: [...horseHead(tints), long],
        coat,
        legs: lighter(coat, 0.3),
        belly: hex('#e2dcd2'),
        shag: 2,
        mane: crest(hex('#3c3836'), [40, -130]),
      };
    },
  },
  cow: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#f2ede2');
      const patchTint = colour === undefined ? hex('#33292a') : darker(coat, 0.4);
      const tints = { coat: patchTint, muzzle: hex('#e2a99e'), inner: hex('#c98a86') };
      const udder = patch('-60,-66 -20,-66 -24,-40 -54,-40', hex('#eab0a8'));
      return {
        ...grazer,
        shoulder: 140,
        rump: 144,
        length: 202,
        chest: 84,
        tuck: 0.06,
        upper: 16,
        lower: 10,
        head: [30, -22],
        neck: [38, 26],
        tail: hangingTail(coat, patchTint, 76),
        headForms: cowHead(tints),
        coat,
        legs: coat,
        belly: coat,
        marks: [
          patch('-96,-150 -50,-156 -36,-110 -70,-92 -104,-110', patchTint),
          patch('-10,-156 40,-150 46,-104 10,-84 -20,-106', patchTint),
          patch('66,-130 110,-120 104,-76 74,-84', patchTint),
          udder,
        ],
      };
    },
  },
  deer: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#a9713f');
      const tints = { coat, muzzle: lighter(coat, 0.6), inner: hex('#e8cdb4') };
      return {
        ...grazer,
        shoulder: 150,
        rump: 150,
        length: 150,
        chest: 54,
        tuck: 0.3,
        upper: 12,
        lower: 6.2,
        head: [30, -66],
        neck: [24, 16],
        tail: stubTail(hex('#f6ecdc')),
        headForms: deerHead(tints, true),
        coat,
        legs: darker(coat, 0.12),
        belly: lighter(coat, 0.6),
        shag: 1.6,
      };
    },
  },
  fawn: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#b9824c');
      const tints = { coat, muzzle: lighter(coat, 0.66), inner: hex('#eed4bc') };
      const dots = [-50, -30, -10, 10, 30].flatMap((x, index) =>
        [-118, -104].map((y) =>
          patch(
            `${x - 4},${y + (index % 2) * 5} ${x},${y - 4 + (index % 2) * 5} ${x + 4},${y + (index % 2) * 5} ${x},${y + 4 + (index % 2) * 5}`,
            white,
            0.9,
          ),
        ),
      );
      return {
        ...grazer,
        shoulder: 122,
        rump: 124,
        length: 116,
        chest: 44,
        tuck: 0.26,
        upper: 10,
        lower: 5.4,
        head: [22, -44],
        neck: [19, 15],
        tail: stubTail(hex('#f6ecdc')),
        headForms: deerHead(tints, false),
        coat,
        legs: coat,
        belly: lighter(coat, 0.6),
        shag: 1.6,
        marks: dots,
      };
    },
  },
  sheep: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#f0ebdf');
      const face = hex('#4a423e');
      return {
        ...grazer,
        shoulder: 106,
        rump: 106,
        length: 132,
        chest: 72,
        tuck: 0,
        upper: 11,
        lower: 6.4,
        head: [14, -4],
        neck: [32, 20],
        tail: stubTail(coat),
        headForms: [
          ...sheepHead({ coat: face, muzzle: darker(face, 0.2), inner: hex('#8a7468') }, 'none'),
          ball([-4, -24, 17, 12], coat, { shag: 7 }),
        ],
        coat,
        legs: face,
        belly: darker(coat, 0.08),
        shag: 9,
      };
    },
  },
  goat: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#e2d6c2');
      return {
        ...grazer,
        shoulder: 112,
        rump: 112,
        length: 126,
        chest: 58,
        tuck: 0.1,
        upper: 11,
        lower: 6.6,
        head: [20, -26],
        neck: [24, 17],
        tail: stubTail(coat),
        headForms: sheepHead({ coat, muzzle: lighter(coat, 0.4), inner: hex('#c9a48c') }, 'goat'),
        coat,
        legs: darker(coat, 0.2),
        belly: lighter(coat, 0.3),
        shag: 4,
      };
    },
  },
  pig: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#eeb0a6');
      return {
        ...grazer,
        shoulder: 92,
        rump: 94,
        length: 150,
        chest: 72,
        tuck: 0,
        upper: 14,
        lower: 9.6,
        head: [22, 34],
        neck: [30, 28],
        tail: ({ x, y }) => [
          limb(
            `${x + 4},${y},3 ${x - 10},${y - 4},3 ${x - 12},${y - 16},2.6 ${x - 3},${y - 14},2.4 ${x - 10},${y - 4},1.8`,
            coat,
          ),
        ],
        headForms: pigHead({ coat, muzzle: lighter(coat, 0.16), inner: darker(coat, 0.2) }),
        coat,
        legs: darker(coat, 0.12),
        belly: lighter(coat, 0.2),
      };
    },
  },
  giraffe: {
    gaits: ['stand', 'walk'],
    build() {
      const coat = hex('#ecc983');
      const brown = hex('#a8642c');
      const tints = { coat, muzzle: lighter(coat, 0.5), inner: hex('#e8cdb0') };
      const marks = patches(brown, { left: -110, right: 190, top: -430, bottom: -110, size: 27 });
      return {
        ...grazer,
        shoulder: 214,
        rump: 192,
        length: 160,
        chest: 74,
        tuck: 0.26,
        upper: 16,
        lower: 9,
        head: [70, -186],
        neck: [40, 17],
        tail: hangingTail(coat, ink, 70),
        headForms: giraffeHead(tints, []),
        coat,
        legs: lighter(coat, 0.2),
        belly: lighter(coat, 0.4),
        marks,
        mane: crest(brown, [52, -216]),
      };
    },
  },
  camel: {
    gaits: ['stand', 'walk'],
    build(colour) {
      const coat = colour ?? hex('#c79a62');
      const tints = { coat, muzzle: lighter(coat, 0.3), inner: darker(coat, 0.3) };
      return {
        ...grazer,
        shoulder: 164,
        rump: 158,
        length: 186,
        chest: 66,
        tuck: 0.26,
        upper: 15,
        lower: 9,
        head: [60, -56],
        neck: [28, 17],
        tail: hangingTail(coat, darker(coat, 0.5), 60),
        headForms: camelHead(tints),
        coat,
        legs: lighter(coat, 0.16),
        belly: lighter(coat, 0.16),
        shag: 4,
        mane: () => [
          blob('-58,-150 -40,-176 -14,-198 4,-198 22,-174 44,-154 10,-140 -30,-140', coat, {
            shag: 5,
            isJoined: true,
          }),
        ],
      };
    },
  },
};
