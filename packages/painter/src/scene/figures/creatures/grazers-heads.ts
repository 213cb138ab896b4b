import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, patch, spot } from '../forms/form.ts';
import type { Form, Mark } from '../forms/form.ts';
import { ear, eye, ink, white } from './features.ts';
import type { HeadTints } from './hunters-heads.ts';

/** A horse's head: long and lean, the nose lowered, ears up. */
export function horseHead({ coat, muzzle, inner }: HeadTints, marks: readonly Mark[] = []): Form[] {
  return [
    ...inShade(ear([2, -22, 12, -20], [14, -46], { tint: coat, inner }), 0.35),
    blob('-20,-12 -6,-26 10,-24 22,-10 38,14 52,34 58,48 52,60 38,60 28,52 14,32 -2,24 -18,14', coat, {
      marks: [patch('40,34 60,32 70,60 40,70 26,54', muzzle, 0.9), ...marks],
    }),
    ball([47, 50, 3.6, 2.4, 40], ink, { bulge: 0, isJoined: true }),
    limb('40,59,1.2 46,56,1.1 51,55,0.8', mix(ink, coat, 0.3), { bulge: 0, isJoined: true }),
    eye([12, -4, 4.6]),
    ...ear([-12, -22, 2, -25], [-4, -52], { tint: coat, inner }),
  ];
}

/** A cow's: broad, horned, a wide pink muzzle. */
export function cowHead({ coat, muzzle, inner }: HeadTints): Form[] {
  const horn = hex('#e8dcc0');
  return [
    ...inShade([limb('10,-30,5 20,-44,4 32,-54,1.4', horn)], 0.3),
    blob('-24,-16 -10,-32 14,-32 26,-18 36,6 46,26 44,42 28,48 12,42 -2,26 -20,14', coat, {
      marks: [patch('2,-36 14,-34 34,4 44,30 30,30 14,6', white, 0.9)],
    }),
    blob('22,22 40,16 52,28 50,44 34,52 20,46 14,34', muzzle, { isJoined: true }),
    ball([44, 30, 3.2, 4], mix(ink, muzzle, 0.3), { bulge: 0, isJoined: true }),
    limb('26,45,1.2 38,46,1.1 48,40,0.8', mix(ink, muzzle, 0.35), { bulge: 0, isJoined: true }),
    eye([12, -8, 4.8]),
    limb('-8,-30,5.5 -14,-46,4.2 -8,-60,1.4', horn),
    blob('-18,-26 -40,-30 -50,-20 -38,-12 -20,-16', mix(coat, inner, 0.3), { shag: 1.5 }),
  ];
}

/** A deer's: slender, great ears; antlers for a stag. */
export function deerHead({ coat, muzzle, inner }: HeadTints, hasAntlers: boolean): Form[] {
  const antler = hex('#c9a878');
  const beam = (dx: number): Form[] => [
    limb(`${dx},-26,3.6 ${dx - 14},-56,3.4 ${dx - 10},-84,2.8 ${dx + 8},-104,1.4`, antler),
    limb(`${dx - 8},-42,2.8 ${dx + 8},-56,2.2 ${dx + 16},-70,1.1`, antler),
    limb(`${dx - 14},-62,2.6 ${dx - 26},-80,2 ${dx - 26},-96,1`, antler),
    limb(`${dx - 9},-86,2.4 ${dx - 14},-102,1.8 ${dx - 8},-116,0.9`, antler),
  ];
  const leaf = (points: string): Form => blob(points, mix(coat, inner, 0.2), { shag: 1 });
  return [
    ...(hasAntlers ? inShade(beam(10), 0.3) : []),
    ...inShade([leaf('8,-24 22,-44 30,-40 24,-26 14,-18')], 0.3),
    blob('-20,-10 -8,-26 10,-26 22,-12 38,4 50,18 50,28 38,32 20,28 2,22 -16,16', coat, {
      marks: [patch('4,14 30,14 40,34 10,34 -10,22', muzzle, 0.85)],
    }),
    ball([49, 20, 5, 5.4], ink, { bulge: 0.6, isJoined: true }),
    eye([12, -6, 5], hex('#3a241a')),
    ...(hasAntlers ? beam(-2) : []),
    leaf('-12,-22 -34,-40 -46,-34 -38,-20 -20,-12'),
    blob('-20,-22 -34,-33 -40,-31 -34,-22 -22,-17', mix(inner, white, 0.3), { bulge: 0.3, isJoined: true }),
  ];
}

/** A sheep's or goat's: a narrow dark or pale face, ears to the side. */
export function sheepHead({ coat, muzzle, inner }: HeadTints, horns: 'none' | 'goat' | 'ram'): Form[] {
  const horn = hex('#b09a78');
  return [
    blob('-14,-16 0,-26 16,-22 26,-6 36,12 36,22 24,28 10,24 -6,16', coat, {
      marks: [patch('22,8 40,6 42,26 22,32', muzzle, 0.8)],
    }),
    ball([33, 14, 2, 2.6], ink, { bulge: 0, isJoined: true }),
    limb('20,24,0.9 28,24,0.9 33,21,0.7', ink, { bulge: 0, isJoined: true }),
    eye([13, -6, 4.2], hex('#c9a24a')),
    blob('-8,-16 -28,-14 -36,-4 -26,0 -10,-6', mix(coat, inner, 0.25)),
    ...(horns === 'goat'
      ? [
          limb('-2,-24,4.4 -14,-42,3.6 -34,-52,1.2', horn),
          limb('6,-25,4 0,-44,3.2 -18,-58,1.1', horn, { shade: 0.3 }),
        ]
      : []),
    ...(horns === 'ram' ? [limb('-2,-22,8 -26,-24,8 -36,-2,7 -20,14,5 -4,8,2', horn)] : []),
    ...(horns === 'goat' ? [blob('16,24 26,26 20,44 14,36', coat, { shag: 3 })] : []),
  ];
}

/** A pig's: a round head with a snout like a button. */
export function pigHead({ coat, muzzle, inner }: HeadTints): Form[] {
  return [
    blob('-26,-6 -16,-28 8,-32 24,-18 32,0 28,20 10,28 -12,24 -26,12', coat),
    blob('24,-10 40,-10 46,0 46,12 38,18 24,14 18,2', muzzle),
    ball([43, 3, 6, 10], mix(muzzle, ink, 0.12), {
      isJoined: true,
      marks: [spot([42, 0, 1.8, 2.6], ink), spot([42.4, 7, 1.8, 2.6], ink)],
    }),
    limb('22,20,1 32,20,1 38,17,0.7', ink, { bulge: 0, isJoined: true }),
    eye([12, -10, 3.8]),
    blob('-14,-28 4,-40 18,-34 12,-22 -2,-18', mix(coat, inner, 0.4)),
  ];
}

/** A giraffe's: small, with two knobbed horns. */
export function giraffeHead({ coat, muzzle, inner }: HeadTints, marks: readonly Mark[]): Form[] {
  const knob = hex('#7a5230');
  return [
    limb('2,-22,3 4,-40,2.6', knob, { shade: 0.3 }),
    ball([4, -42, 4, 4], ink, { shade: 0.3 }),
    blob('-18,-8 -6,-24 10,-22 22,-8 40,6 50,18 48,28 34,30 16,24 -4,18', coat, {
      marks: [...marks, patch('30,4 60,8 56,36 26,36', muzzle, 0.85)],
    }),
    ball([45, 18, 2.2, 2], ink, { bulge: 0, isJoined: true }),
    limb('30,27,1 38,26,1 44,23,0.7', ink, { bulge: 0, isJoined: true }),
    eye([12, -6, 4.6]),
    limb('-8,-20,3 -8,-40,2.6', knob),
    ball([-8, -42, 4.2, 4.2], ink),
    blob('-14,-18 -34,-26 -42,-18 -30,-10 -16,-10', mix(coat, inner, 0.3)),
  ];
}

/** A camel's: long lips, heavy lids, carried high. */
export function camelHead({ coat, muzzle, inner }: HeadTints): Form[] {
  return [
    blob('-20,-10 -8,-24 8,-22 18,-12 36,-6 50,4 52,18 44,28 30,26 14,18 -6,18', coat, {
      marks: [patch('34,-8 60,0 60,30 30,30', muzzle, 0.8)],
    }),
    ball([48, 6, 2.6, 1.8], ink, { bulge: 0, isJoined: true }),
    limb('34,20,1.1 44,20,1 52,15,0.7', ink, { bulge: 0, isJoined: true }),
    eye([10, -8, 4.4]),
    blob('-16,-18 -22,-34 -12,-34 -6,-22', mix(coat, inner, 0.3)),
  ];
}
