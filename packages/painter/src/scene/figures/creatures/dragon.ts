import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, line, patch, placed, poly, spot } from '../forms/form.ts';
import type { Form, Mark } from '../forms/form.ts';
import { ink } from './features.ts';

const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 250, 240], part);
const darker = (colour: Colour, part: number): Colour => mix(colour, [26, 22, 30], part);
const horn = hex('#efe0bc');

/** A dragon on four legs with raised wings, looking to the right. */
export function dragon(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#3f8a5a');
  const belly = lighter(mix(coat, hex('#e8c86a'), 0.6), 0.2);
  const web = mix(coat, hex('#d8743a'), 0.55);
  const spikes = spikesAlong([-118, -66, -92, -84, -64, -106, -34, -130]);
  return [
    ...inShade(placed(wing(coat, web), { x: 34, y: -8, scale: 0.9 }), 0.45),
    limb('-46,-70,30 -104,-40,18 -156,-22,11 -196,-40,7 -214,-74,3', coat, { marks: scales(coat) }),
    poly('-222,-72 -206,-104 -202,-70', web),
    ...inShade([limb('34,-66,17 52,-34,12 48,-10,9', coat), limb('48,-8,9 66,-6,6', coat)], 0.4),
    ...spikes,
    trunk(coat, belly),
    ...spikesAlong([60, -196, 66, -222, 72, -246]),
    limb('30,-110,30 64,-150,23 72,-196,19 88,-232,20', coat, {
      isJoined: true,
      marks: [patch('60,-100 96,-160 92,-200 120,-240 84,-236 80,-190 60,-150 30,-100', belly, 0.9)],
    }),
    limb('-42,-60,27 -20,-36,18 -34,-12,11', coat),
    ...[-42, -28, -14].map((x) => limb(`${x},-9,7 ${x + 12},-4,4`, coat)),
    limb('36,-74,18 60,-44,12 58,-12,9', coat),
    ...[54, 66, 78].map((x) => limb(`${x},-8,6 ${x + 10},-4,3.4`, coat)),
    ...head(coat, belly),
    ...wing(coat, web),
  ];
}

function wing(coat: Colour, web: Colour): Form[] {
  const rays = [
    '-10,-160 -10,-230 -34,-298',
    '-10,-160 -60,-230 -146,-262',
    '-8,-156 -60,-200 -126,-208',
    '-6,-150 -40,-176 -82,-172',
  ];
  return [
    blob('-6,-150 6,-226 -30,-300 -96,-304 -150,-262 -112,-250 -128,-206 -84,-216 -84,-170 -44,-176', web, {
      bulge: 0.4,
      marks: rays.map((ray) => line(ray, darker(coat, 0.3), [4.4, 0.9])),
    }),
    limb('4,-146,10 8,-220,8 -30,-302,5', coat),
    limb('-30,-302,5 -22,-318,3 -14,-326,1', horn),
  ];
}

function trunk(coat: Colour, belly: Colour): Form {
  const plates = [-60, -48, -36, -24, -12, 0].map((dy, index) =>
    line(`${34 - index * 2},${-90 + dy} ${64 + index},${-86 + dy}`, darker(belly, 0.3), [2, 0.7]),
  );
  const front = patch('70,-130 40,-140 34,-80 10,-34 60,-40 90,-80', belly, 0.95);
  return blob('-84,-64 -58,-120 -10,-146 44,-132 60,-96 44,-52 -10,-34 -60,-38', coat, {
    marks: [...scales(coat), front, ...plates],
  });
}

function head(coat: Colour, belly: Colour): Form[] {
  return [
    limb('70,-262,7 46,-282,5 22,-286,1.6', horn),
    blob('66,-228 68,-262 92,-276 116,-264 146,-246 160,-232 152,-220 122,-214 96,-206', coat, {
      marks: [patch('120,-236 164,-236 156,-214 104,-206', belly, 0.6)],
    }),
    limb('84,-268,7 64,-294,5 42,-304,1.6', horn),
    ball([150, -239, 3.4, 2.4, 30], ink, { bulge: 0, isJoined: true }),
    limb('112,-224,1.6 134,-224,1.6 154,-228,1', darker(coat, 0.6), { bulge: 0, isJoined: true }),
    ball([108, -252, 6.4, 5.6], hex('#f4c83a'), {
      lit: 1,
      bulge: 0,
      marks: [spot([109, -252, 1.8, 5], ink), line('100,-256 108,-259 116,-254', ink, 2.6)],
    }),
  ];
}

function spikesAlong(places: readonly number[]): Form[] {
  return places.flatMap((x, index): Form[] => {
    const y = places[index + 1] ?? 0;
    return index % 2 === 0 ? [poly(`${x - 9},${y + 8} ${x - 4},${y - 16} ${x + 9},${y + 3}`, horn)] : [];
  });
}

function scales(coat: Colour): Mark[] {
  const marks: Mark[] = [];
  for (let y = -150; y < -40; y += 11) {
    for (let x = -90 + (y % 2) * 7; x < 40; x += 15) {
      marks.push(line(`${x},${y} ${x + 6},${y + 6} ${x + 12},${y}`, darker(coat, 0.4), [1.6, 0.45]));
    }
  }
  return marks;
}
