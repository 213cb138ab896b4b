import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, line, patch, spot } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';
import { white } from './features.ts';

const darker = (colour: Colour, part: number): Colour => mix(colour, [14, 18, 30], part);
const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 255, 250], part);
const steel = hex('#b8bec6');
const brass = hex('#c9973f');
const pane = hex('#ffe7a4');

/** Air that rises: pale balls, smaller the later they left. */
function bubbles(places: readonly (readonly [number, number, number])[]): Form[] {
  return places.map((place) =>
    ball(place, hex('#dff4fa'), {
      bulge: 0.5,
      lit: 0.9,
      marks: [spot([place[0] - place[2] * 0.3, place[1] - place[2] * 0.3, place[2] * 0.3], white, 0.9)],
    }),
  );
}

function porthole(x: number, y: number, radius: number): Form[] {
  return [
    ball([x, y, radius], brass, { bulge: 0.7 }),
    ball([x, y, radius * 0.68], pane, { isLamp: true, lit: 0.9, bulge: 0.2 }),
  ];
}

/** Rudders and screw, and the air it stirs up. */
function stern(paint: Colour): Form[] {
  return [
    blob('-158,-74 -204,-112 -222,-104 -198,-66', darker(paint, 0.1), { bulge: 0.6 }),
    blob('-158,-64 -204,-26 -220,-34 -194,-68', darker(paint, 0.2), { bulge: 0.6 }),
    limb('-164,-68,7 -206,-68,6', steel),
    blob('-204,-72 -212,-100 -222,-98 -216,-70 -224,-38 -212,-36', brass, { bulge: 0.5 }),
    ball([-210, -68, 7], brass),
    ...bubbles([
      [-240, -90, 6],
      [-256, -112, 8],
      [-248, -140, 5],
      [-268, -156, 6],
    ]),
  ];
}

/** A boat under water: hull with rivets and portholes, conning tower with periscope, rudders and screw. */
function submarine(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#e8b02e');
  const seams = [-104, -34, 40, 104].map((x) =>
    line(`${x},-128 ${x + 5},-78 ${x},-24`, darker(paint, 0.5), [1.8, 0.6]),
  );
  const rivets = Array.from({ length: 17 }, (_, index) =>
    spot([-128 + index * 16, -103, 1.7], darker(paint, 0.45)),
  );
  return [
    limb('8,-176,4 8,-216,4 30,-218,5', steel),
    ball([35, -218, 5, 7], hex('#274a5e'), { bulge: 0.6 }),
    ...inShade([blob('-186,-76 -206,-118 -192,-124 -176,-92', darker(paint, 0.25))], 0.4),
    blob('-58,-118 -46,-166 -28,-178 44,-178 58,-164 66,-118', paint, {
      bulge: 0.8,
      marks: [
        line('-46,-164 56,-164', lighter(paint, 0.5), [2, 0.7]),
        patch('-64,-128 72,-128 72,-112 -64,-112', darker(paint, 0.4), 0.5),
      ],
    }),
    ...porthole(-18, -146, 12),
    ...porthole(24, -146, 12),
    blob(
      '-168,-78 -140,-112 -90,-126 30,-130 118,-118 162,-94 172,-74 160,-52 112,-30 20,-20 -90,-26 -142,-46',
      paint,
      {
        marks: [
          patch('-190,-58 190,-58 190,-10 -190,-10', hex('#c2452f'), 0.9),
          line('-166,-59 174,-59', lighter(paint, 0.6), [2.6, 0.9]),
          ...seams,
          ...rivets,
        ],
      },
    ),
    blob('116,-104 150,-98 168,-76 156,-60 122,-62 108,-80', brass, { bulge: 0.5 }),
    blob('122,-98 148,-92 160,-76 150,-66 126,-68 116,-80', pane, { isLamp: true, lit: 0.95, bulge: 0.2 }),
    ...porthole(-84, -82, 16),
    ...porthole(-26, -82, 16),
    ...porthole(32, -82, 16),
    blob('20,-36 76,-40 96,-26 58,-16 14,-22', darker(paint, 0.12), { bulge: 0.6 }),
    ...stern(paint),
  ];
}

/** Somebody in a wetsuit who swims to the right: mask, bottle on the back, fins. */
function diver(colour: Colour | undefined): Form[] {
  const suit = hex('#2b3548');
  const bright = colour ?? hex('#f0b429');
  const skin = hex('#d9a07a');
  const stripe = darker(bright, 0.1);
  return [
    ...inShade(
      [
        blob('-104,-48 -122,-52 -170,-34 -186,-16 -150,-22 -106,-36', bright, { bulge: 0.4 }),
        limb('-16,-52,12 -62,-42,9.5 -112,-42,6', suit),
        limb('58,-62,9 94,-46,7 126,-52,5.5', suit),
        ball([133, -54, 8, 5.5, -12], skin),
      ],
      0.5,
    ),
    limb('-14,-93,12 44,-97,12', bright, { marks: [line('24,-112 26,-82', darker(bright, 0.5), 3)] }),
    limb('46,-97,5 56,-96,4', steel),
    blob('76,-80 42,-88 -8,-80 -32,-66 -28,-46 8,-40 54,-44 82,-58', suit, {
      marks: [line('74,-64 30,-62 -30,-54', stripe, 6), line('22,-90 28,-40', darker(suit, 0.6), [6, 0.9])],
    }),
    limb('-18,-56,13 -68,-64,10 -116,-60,6.5', suit, {
      marks: [line('-30,-58 -70,-66 -112,-61', stripe, 3)],
    }),
    blob('-110,-66 -130,-72 -178,-98 -194,-92 -166,-68 -114,-52', bright, {
      bulge: 0.4,
      marks: [
        line('-122,-64 -182,-92', darker(bright, 0.4), 2.4),
        line('-124,-60 -170,-74', darker(bright, 0.4), 2),
      ],
    }),
    ball([98, -78, 20, 19], suit),
    blob('102,-92 117,-86 120,-72 112,-62 102,-62 98,-76', skin, { bulge: 0.6 }),
    limb('84,-82,2.6 104,-84,2.6', hex('#1d2028'), { bulge: 0.4 }),
    blob('103,-95 122,-90 124,-76 108,-75 101,-82', hex('#1d2028'), { bulge: 0.4 }),
    blob('108,-91 120,-88 121,-79 110,-78', hex('#8fd0e4'), {
      bulge: 0.3,
      marks: [patch('110,-79 115,-90 118,-89 113,-79', white, 0.6), spot([114, -84, 2.6], hex('#2a2a30'))],
    }),
    limb('54,-96,2.4 76,-104,2.4 104,-94,2.4 122,-70,2.6', hex('#1d2028'), { bulge: 0.5 }),
    ball([118, -67, 7, 6], steel),
    limb('54,-62,10 30,-38,8 66,-24,6', suit, { marks: [line('54,-60 32,-38 62,-25', stripe, 2.6)] }),
    ball([74, -21, 9, 6, 16], skin),
    ...bubbles([
      [132, -92, 4],
      [126, -108, 6],
      [136, -126, 5],
      [128, -146, 8],
    ]),
  ];
}

const swimmers: Readonly<Record<string, (colour: Colour | undefined) => Form[]>> = { submarine, diver };

/** The forms of who and what goes under water, to the right. */
export function diverForms(name: string, colour: Colour | undefined): Form[] | undefined {
  return swimmers[name]?.(colour);
}
