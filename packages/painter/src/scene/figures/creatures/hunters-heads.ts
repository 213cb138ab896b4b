import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, line, patch, poly, spot } from '../forms/form.ts';
import type { Form, Mark } from '../forms/form.ts';
import { ear, eye, ink, nose, white } from './features.ts';

/** Colours of a head: coat, muzzle, inside of the ears. */
export interface HeadTints {
  readonly coat: Colour;
  readonly muzzle: Colour;
  readonly inner: Colour;
}

/** A cat's head, turned to the viewer: round, wide-set eyes, small muzzle, whiskers. */
export function catHead(
  { coat, muzzle, inner }: HeadTints,
  iris: Colour,
  marks: readonly Mark[] = [],
): Form[] {
  const whiskers = [-1, 1].flatMap((side) =>
    [-4, 2, 8].map((dy) =>
      limb(
        `${5 + side * 15},${12 + dy * 0.5},0.7 ${5 + side * 30},${8 + dy},0.6 ${5 + side * 46},${10 + dy * 2},0.3`,
        white,
        {
          bulge: 0,
          lit: 0.8,
          isJoined: true,
        },
      ),
    ),
  );
  const catEye = (x: number): Form =>
    ball([x, -3, 7.4, 7.8], iris, {
      isEye: true,
      lit: 0.95,
      bulge: 0,
      marks: [
        spot([x + 0.6, -3, 2.7, 6.6], ink),
        spot([x - 1.8, -6, 2], white),
        line(`${x - 8.4},-3 ${x - 5},-10 ${x + 1},-11.4 ${x + 6},-9.4 ${x + 8.4},-4`, ink, 2.6),
      ],
    });
  return [
    ...ear([-32, -12, -8, -27], [-31, -55], { tint: coat, inner }),
    ...ear([14, -27, 36, -12], [38, -55], { tint: coat, inner }),
    blob('3,-32 24,-27 37,-8 38,8 27,24 4,30 -19,24 -31,8 -31,-8 -18,-27', coat, {
      shag: 3,
      marks: [...marks, patch('-4,0 4,-16 12,0 22,16 4,34 -14,16', muzzle, 0.9)],
    }),
    ball([-3, 13, 9.5, 8], muzzle, { isJoined: true }),
    ball([12, 13, 9.5, 8], muzzle, { isJoined: true }),
    catEye(-11),
    catEye(19),
    blob('0,4 4.5,2.6 9,4 5,9.5', [214, 120, 118], { isJoined: true, bulge: 0.5 }),
    ...whiskers,
  ];
}

/** A dog's head from the side, a little towards the viewer, with hanging ears and an open, glad mouth. */
export function dogHead({ coat, muzzle, inner }: HeadTints): Form[] {
  const flap = mix(coat, inner, 0.55);
  return [
    ...inShade([blob('14,-30 26,-30 34,-14 32,4 24,6 16,-10', flap)], 0.4),
    blob('38,12 48,16 46,28 34,28 22,20', hex('#7a2f35'), { isJoined: true }),
    blob('34,16 44,18 43,34 36,38 31,30', hex('#e07f86'), { bulge: 0.6 }),
    blob('-28,-4 -22,-26 0,-34 20,-28 30,-12 54,-8 64,0 64,10 54,16 34,18 16,26 -8,28 -26,16', coat, {
      marks: [patch('10,6 24,-2 24,-30 32,-30 32,-8 60,-12 72,4 56,24 20,24', muzzle, 0.92)],
    }),
    nose([61, -4, 8.2, 6.6]),
    blob('30,15 46,15 60,11 58,15 44,19 30,18', mix(ink, coat, 0.3), { bulge: 0, isJoined: true }),
    eye([18, -12, 5.6]),
    blob('10,-21 18,-25 26,-22 18,-22', mix(coat, ink, 0.35), { bulge: 0, isJoined: true }),
    blob('-12,-30 0,-32 8,-20 4,2 -6,20 -20,24 -28,10 -24,-14', flap, { shag: 1.5 }),
  ];
}

/** A fox's head: a wedge, white cheeks with a ruff, tall black-tipped ears. */
export function foxHead({ coat, muzzle, inner }: HeadTints): Form[] {
  const cheek = blob('-34,14 -18,6 0,8 22,8 50,10 60,14 48,20 26,24 6,34 -12,38 -30,30', muzzle, {
    shag: 5,
    isJoined: true,
  });
  const tipOf = (x: number, y: number): Mark =>
    patch(`${x - 10},${y + 20} ${x},${y - 6} ${x + 12},${y + 20} ${x},${y + 12}`, ink, 0.9);
  const withTip = (forms: readonly Form[], x: number, y: number): Form[] =>
    forms.map((form, index) => (index === 0 ? { ...form, marks: [tipOf(x, y)] } : form));
  return [
    ...inShade(withTip(ear([6, -24, 26, -20], [22, -64], { tint: coat, inner }), 22, -64), 0.35),
    blob('-32,2 -26,-20 -6,-32 14,-28 28,-12 46,0 63,8 65,14 56,18 34,20 10,28 -16,28', coat, { shag: 2 }),
    cheek,
    nose([63, 9, 5.4, 4.6]),
    eye([20, -6, 5.2], hex('#a5651f')),
    blob('8,-1 20,2 34,2 20,5', mix(coat, ink, 0.2), { bulge: 0, isJoined: true }),
    ...withTip(ear([-24, -20, 2, -28], [-14, -70], { tint: coat, inner }), -14, -70),
  ];
}

/** A wolf's: heavier, grey, a dark mask over pale cheeks. */
export function wolfHead({ coat, muzzle, inner }: HeadTints): Form[] {
  return [
    ...inShade(ear([6, -26, 26, -22], [22, -56], { tint: coat, inner }), 0.35),
    blob('-36,4 -28,-22 -6,-34 16,-30 30,-14 50,-6 66,2 68,12 58,20 34,22 10,32 -20,32', coat, { shag: 3 }),
    blob('-38,18 -20,6 2,12 26,10 52,12 62,16 50,24 28,28 4,40 -16,44 -34,34', muzzle, {
      shag: 6,
      isJoined: true,
    }),
    nose([65, 3, 6.8, 5.8]),
    eye([20, -8, 5], hex('#d8a83a')),
    ...ear([-26, -22, 0, -31], [-16, -62], { tint: coat, inner }),
  ];
}

/** A bear's: broad, small round ears, a paler snout. */
export function bearHead({ coat, muzzle, inner }: HeadTints): Form[] {
  const roundEar = (x: number, y: number): Form[] => [
    ball([x, y, 13, 14], coat, { shag: 2 }),
    ball([x + 1, y + 2, 7, 8], inner, { isJoined: true }),
  ];
  return [
    ...inShade(roundEar(20, -34), 0.3),
    blob('-38,6 -32,-24 -8,-40 20,-36 36,-18 46,-2 42,20 20,34 -14,36 -34,26', coat, { shag: 4 }),
    blob('20,-4 44,-8 58,2 58,16 44,26 22,24 12,10', muzzle, { isJoined: true }),
    nose([55, -1, 8.4, 6.6]),
    blob('28,19 42,20 54,16 44,22 32,22', mix(ink, muzzle, 0.3), { bulge: 0, isJoined: true }),
    eye([18, -12, 4.6]),
    ...roundEar(-22, -34),
  ];
}

/** A great cat's: wide muzzle, small ears; the mane or the stripes come with it. */
export function greatCatHead({ coat, muzzle, inner }: HeadTints, marks: readonly Mark[] = []): Form[] {
  const roundEar = (x: number): Form[] => [
    ball([x, -33, 12, 12], coat, { shag: 1.5 }),
    ball([x, -31, 6.5, 7], inner, { isJoined: true }),
  ];
  const catEye = (x: number): Form =>
    ball([x, -7, 6, 5.2], hex('#d9a53c'), {
      isEye: true,
      lit: 0.92,
      bulge: 0,
      marks: [
        spot([x + 0.6, -7, 2.8], ink),
        spot([x - 1.4, -9, 1.5], white),
        line(`${x - 8},-6 ${x - 3},-12.6 ${x + 4},-12.4 ${x + 8},-6`, ink, 3),
      ],
    });
  return [
    ...roundEar(-20),
    ...roundEar(32),
    blob('6,-38 28,-32 38,-12 36,8 26,30 6,40 -14,30 -26,8 -26,-12 -16,-32', coat, { shag: 2, marks }),
    blob('6,-14 15,-8 17,10 6,16 -4,10 -3,-8', coat, { isJoined: true }),
    ball([-4, 21, 12.5, 11], muzzle, { isJoined: true }),
    ball([17, 21, 12.5, 11], muzzle, { isJoined: true }),
    ball([6.5, 33, 10, 8], muzzle, { isJoined: true }),
    blob('-3,8 6.5,5.6 16,8 6.5,16.5', mix([190, 110, 100], ink, 0.25), { isJoined: true, bulge: 0.6 }),
    poly('5.6,15 7.4,15 7.4,25 5.6,25', ink, { bulge: 0, isJoined: true }),
    catEye(-9),
    catEye(22),
  ];
}
