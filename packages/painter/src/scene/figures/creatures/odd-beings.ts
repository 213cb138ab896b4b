import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, limb, line, patch, spot } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';
import { ink, white, wideEye } from './features.ts';

const darker = (colour: Colour, part: number): Colour => mix(colour, [26, 22, 30], part);
const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 250, 240], part);

/** A ghost as tales have it: a pale sheet that floats, with dark eyes. */
function ghost(colour: Colour | undefined): Form[] {
  const sheet = colour ?? hex('#eef2fa');
  return [
    blob(
      '-58,-30 -62,-110 -44,-176 0,-200 46,-174 62,-108 60,-34 44,-14 26,-32 6,-10 -14,-32 -36,-12',
      sheet,
      {
        lit: 0.9,
        marks: [
          line('-30,-60 -34,-100 -26,-130', darker(sheet, 0.25), [4, 0.35]),
          line('30,-56 36,-92 30,-120', darker(sheet, 0.25), [4, 0.35]),
          patch('6,-112 22,-116 20,-92 8,-92', hex('#3a3f58'), 0.9),
        ],
      },
    ),
    limb('-54,-112,12 -78,-104,10 -88,-122,8', sheet, { isJoined: true, lit: 0.86 }),
    limb('56,-112,12 80,-108,10 92,-128,8', sheet, { isJoined: true, lit: 0.86 }),
    ball([-10, -146, 9, 14], hex('#2c3048'), {
      bulge: 0,
      isJoined: true,
      marks: [spot([-7, -151, 3], white)],
    }),
    ball([30, -146, 9, 14], hex('#2c3048'), {
      bulge: 0,
      isJoined: true,
      marks: [spot([33, -151, 3], white)],
    }),
  ];
}

/** A small green visitor with a great head and dark eyes. */
function alien(colour: Colour | undefined): Form[] {
  const skin = colour ?? hex('#7fc47a');
  const suit = hex('#5a6a9a');
  const eyeAt = (x: number, lean: number): Form =>
    ball([x, -158, 13, 20, lean], hex('#161a26'), {
      bulge: 0.4,
      isJoined: true,
      marks: [spot([x + 3, -166, 4.5, 6], white, 0.9)],
    });
  return [
    limb('-22,-104,9 -48,-84,7 -54,-56,7', skin, { shade: 0.3 }),
    limb('-13,-52,13 -15,-26,10 -15,-8,10', suit, { shade: 0.2 }),
    limb('13,-52,13 15,-26,10 16,-8,10', suit),
    blob('-30,-1 -26,-14 -4,-14 0,-2', darker(suit, 0.4)),
    blob('4,-1 6,-14 28,-14 36,-2', darker(suit, 0.4)),
    blob('-26,-108 0,-116 26,-108 30,-74 22,-46 -22,-46 -30,-74', suit, {
      marks: [spot([0, -84, 9], hex('#ffd257')), line('-24,-62 0,-58 24,-62', darker(suit, 0.5), 4)],
    }),
    limb('24,-104,9 52,-104,7 66,-130,7', skin),
    ...[-8, 2, 12].map((dx) => limb(`${66 + dx * 0.4},-134,4 ${66 + dx},-150,3`, skin)),
    limb('0,-122,10 0,-112,10', skin),
    blob('0,-120 -30,-130 -50,-162 -40,-204 0,-220 44,-204 52,-162 32,-130', skin, {
      marks: [
        line('-8,-132 4,-128 16,-132', darker(skin, 0.6), 3),
        patch('-30,-204 0,-216 30,-204 0,-196', lighter(skin, 0.5), 0.35),
      ],
    }),
    eyeAt(-18, -24),
    eyeAt(24, 24),
    limb('-16,-214,3.4 -26,-238,3', skin),
    ball([-28, -242, 7], hex('#ffe27a'), { isLamp: true, lit: 1 }),
    limb('20,-214,3.4 30,-238,3', skin),
    ball([32, -242, 7], hex('#ffe27a'), { isLamp: true, lit: 1 }),
  ];
}

/** A baby that sits on the ground in a romper suit. */
function baby(colour: Colour | undefined): Form[] {
  const cloth = colour ?? hex('#8fc4dd');
  const skin = hex('#e8b892');
  const blush = mix(skin, hex('#d86a62'), 0.5);
  return [
    limb('-40,-70,15 -62,-52,13 -66,-34,11', cloth, { shade: 0.25 }),
    ball([-66, -28, 11], skin),
    blob('-48,-4 -54,-48 -36,-90 0,-98 38,-90 54,-48 48,-4 0,0', cloth, {
      marks: [spot([0, -64, 4], white), spot([0, -44, 4], white), spot([0, -24, 4], white)],
    }),
    limb('-20,-22,21 -56,-14,19 -74,-12,16', cloth),
    ball([-90, -14, 13, 16], skin),
    limb('22,-22,21 58,-14,19 76,-12,16', cloth),
    ball([92, -14, 13, 16], skin),
    limb('40,-74,15 62,-58,13 64,-42,11', cloth),
    ball([64, -34, 11], skin),
    ball([-52, -140, 10, 12], blush),
    ball([54, -140, 10, 12], blush),
    blob('0,-86 -40,-98 -56,-136 -44,-178 0,-194 46,-178 58,-136 42,-98', skin, {
      marks: [
        spot([-30, -120, 12, 8], blush, 0.55),
        spot([34, -120, 12, 8], blush, 0.55),
        line('-10,-111 3,-104 16,-111', hex('#9a4a44'), 3.4),
      ],
    }),
    ball([3, -128, 6, 4.6], blush, { isJoined: true }),
    wideEye([-18, -142, 8.5], hex('#5a3a22')),
    wideEye([24, -142, 8.5], hex('#5a3a22')),
    limb('-2,-192,5 8,-204,4.4 20,-202,3.4 16,-192,2', hex('#6a4426')),
    limb('-28,-159,1.8 -18,-163,1.8 -8,-160,1.4', ink, { bulge: 0, isJoined: true }),
    limb('14,-160,1.4 24,-163,1.8 34,-159,1.8', ink, { bulge: 0, isJoined: true }),
  ];
}

/** Ghosts, visitors and babies; undefined for anybody else. */
export function oddBeingForms(name: string, colour: Colour | undefined): Form[] | undefined {
  const beings: Readonly<Record<string, (colour: Colour | undefined) => Form[]>> = {
    ghost,
    alien,
    baby,
  };
  return beings[name]?.(colour);
}
