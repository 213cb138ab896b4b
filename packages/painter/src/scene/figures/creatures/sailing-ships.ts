import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, limb, line, patch, poly, spot } from '../forms/form.ts';
import type { Form, Mark } from '../forms/form.ts';

const darker = (colour: Colour, part: number): Colour => mix(colour, [22, 14, 16], part);
const wood = hex('#8a5430');
const rope = hex('#4a3626');
const gold = hex('#d8a84a');
const lamp = hex('#ffdf9a');
const bone = hex('#f1eee6');

/** What tells one ship from another. */
interface Rig {
  readonly hull: Colour;
  readonly sail: Colour;
  readonly flag: Colour;
  /** Skull and bones on flag and sail. */
  readonly isPirate: boolean;
}

/** A square sail full of wind from the left, hung from a yard at `top`. */
function sail(
  at: { x: number; top: number; half: number; tall: number },
  rig: Rig,
  marks: readonly Mark[] = [],
): Form[] {
  const { x, top, half, tall } = at;
  const low = top + tall;
  const belly = tall * 0.24;
  const seams = [-0.5, 0, 0.5].map((part) =>
    line(
      `${x + half * part},${top} ${x + half * part * 1.06 + belly},${top + tall * 0.6} ${x + half * part * 1.08 + belly * 0.6},${low}`,
      darker(rig.sail, 0.3),
      [1.4, 0.5],
    ),
  );
  return [
    blob(
      `${x - half},${top} ${x},${top - 1} ${x + half},${top} ${x + half * 1.1 + belly},${top + tall * 0.55} ${x + half * 1.14 + belly * 0.4},${low} ${x + belly * 0.9},${low - tall * 0.1} ${x - half * 1.06 + belly * 0.4},${low} ${x - half * 0.92 + belly},${top + tall * 0.5}`,
      rig.sail,
      { bulge: 0.6, marks: [...seams, ...marks] },
    ),
    limb(`${x - half - 8},${top},3 ${x + half + 8},${top},3`, wood),
  ];
}

/** A skull over crossed bones, about a place. */
function skull([x, y, size]: readonly [number, number, number], tint: Colour, ground: Colour): Mark[] {
  const cross = (sign: number): Mark =>
    line(
      `${x - size * 1.3 * sign},${y + size * 0.5} ${x + size * 1.3 * sign},${y + size * 1.7}`,
      tint,
      size * 0.34,
    );
  return [
    cross(1),
    cross(-1),
    spot([x, y, size, size * 0.92], tint),
    spot([x, y + size * 0.8, size * 0.58, size * 0.46], tint),
    spot([x - size * 0.38, y + size * 0.06, size * 0.27], ground),
    spot([x + size * 0.38, y + size * 0.06, size * 0.27], ground),
  ];
}

function flag(x: number, y: number, rig: Rig): Form[] {
  return [
    blob(
      `${x},${y} ${x + 26},${y + 5} ${x + 54},${y - 3} ${x + 54},${y + 29} ${x + 26},${y + 37} ${x},${y + 32}`,
      rig.flag,
      {
        bulge: 0.3,
        marks: rig.isPirate ? skull([x + 26, y + 13, 7], bone, rig.flag) : [],
      },
    ),
  ];
}

function shrouds(x: number, top: number, half: number): Form[] {
  return [-1, -0.6, 0.6, 1].map((part) =>
    limb(`${x},${top},0.9 ${x + part * half},-66,0.9`, rope, { bulge: 0, isJoined: true }),
  );
}

/** Masts, sails and flag, and the far side of the deck: all that is behind who stands on it. */
function rigging(rig: Rig): Form[] {
  const dark = rig.isPirate ? hex('#2b2a30') : hex('#b5483a');
  return [
    ...shrouds(-104, -290, 40),
    ...shrouds(6, -350, 48),
    ...shrouds(112, -300, 40),
    limb('150,-76,6 248,-136,3.4', wood),
    limb('-104,-60,6 -104,-318,3.4', wood),
    limb('6,-60,7 6,-392,3.6', wood),
    limb('112,-60,6 112,-326,3.4', wood),
    poly('240,-132 122,-286 128,-112', rig.sail, {
      bulge: 0.4,
      marks: [line('130,-120 126,-280', darker(rig.sail, 0.3), [1.4, 0.6])],
    }),
    ...sail({ x: -104, top: -206, half: 40, tall: 84 }, rig),
    ...sail({ x: -104, top: -280, half: 29, tall: 58 }, rig),
    ...sail({ x: 112, top: -212, half: 42, tall: 92 }, rig),
    ...sail({ x: 112, top: -290, half: 30, tall: 60 }, rig),
    ...sail(
      { x: 6, top: -248, half: 54, tall: 118 },
      rig,
      rig.isPirate ? skull([22, -200, 19], dark, rig.sail) : [],
    ),
    ...sail({ x: 6, top: -340, half: 38, tall: 74 }, rig),
    ...flag(7, -392, rig),
    ...(rig.isPirate ? [] : flag(-103, -318, { ...rig, flag: dark })),
    poly('-176,-62 176,-62 176,-44 -176,-44', darker(wood, 0.35), { bulge: 0.1 }),
  ];
}

/** The side turned to the viewer: high stern with lit windows, gun ports, planks. */
function hull(rig: Rig): Form[] {
  const planks = [-48, -32, -16].map((y) =>
    line(`-210,${y - 8} 0,${y + 6} 210,${y - 12}`, darker(rig.hull, 0.45), [2, 0.6]),
  );
  const ports = [-96, -50, -4, 42, 88].flatMap((x) => [
    poly(`${x - 11},-46 ${x + 11},-46 ${x + 11},-26 ${x - 11},-26`, gold, { bulge: 0.2 }),
    poly(`${x - 8},-43 ${x + 8},-43 ${x + 8},-29 ${x - 8},-29`, hex('#1f1a1c'), { bulge: 0 }),
    ...(rig.isPirate ? [limb(`${x},-36,5 ${x + 3},-34,5.6`, hex('#3a3a42'))] : []),
  ]);
  return [
    blob(
      '-204,-122 -188,-128 -118,-112 -112,-74 -60,-66 60,-64 140,-78 196,-96 190,-74 158,-24 124,6 -128,8 -170,-10 -192,-60',
      rig.hull,
      {
        bulge: 0.7,
        marks: [
          ...planks,
          patch('-220,-8 220,-12 220,20 -220,20', darker(rig.hull, 0.5), 0.7),
          line('-200,-88 -116,-74 60,-56 190,-86', gold, 4),
        ],
      },
    ),
    ...[-178, -148].map((x) =>
      poly(`${x - 10},-112 ${x + 10},-108 ${x + 10},-88 ${x - 10},-91`, lamp, {
        isLamp: true,
        lit: 0.85,
        bulge: 0,
        marks: [line(`${x},-114 ${x},-86`, rope, 2)],
      }),
    ),
    ...ports,
    limb('-206,-124,5 -118,-113,4', gold),
    limb('-110,-77,4 -60,-68,4 60,-67,4 140,-81,4 198,-98,5', darker(wood, 0.1)),
    limb('-196,-124,2.4 -198,-142,2.4', rope),
    ball([-198, -150, 8, 10], lamp, { isLamp: true, lit: 1, bulge: 0.4 }),
  ];
}

const pirateRig = (colour: Colour | undefined): Rig => ({
  hull: colour ?? hex('#6e4026'),
  sail: hex('#d9cdb4'),
  flag: hex('#1f1d24'),
  isPirate: true,
});

const tradeRig = (colour: Colour | undefined): Rig => ({
  hull: colour ?? hex('#9a5c30'),
  sail: hex('#f4ecd8'),
  flag: hex('#c23b32'),
  isPirate: false,
});

/** A three-master in two halves: who sails in it stands between them. */
export function sailingShip(
  figure: string,
  colour: Colour | undefined,
): { far: Form[]; near: Form[] } | undefined {
  if (figure !== 'pirate-ship' && figure !== 'galleon') {
    return undefined;
  }
  const rig = figure === 'pirate-ship' ? pirateRig(colour) : tradeRig(colour);
  return { far: rigging(rig), near: hull(rig) };
}

/** The whole ship, nobody aboard. */
export function sailingShipForms(figure: string, colour: Colour | undefined): Form[] | undefined {
  const ship = sailingShip(figure, colour);
  return ship === undefined ? undefined : [...ship.far, ...ship.near];
}
