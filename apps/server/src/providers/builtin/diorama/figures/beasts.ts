import { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../canvas/colour.ts';
import { css, hex, mix } from '../canvas/colour.ts';
import type { FigureArt } from './figure-art.ts';

interface Beast {
  readonly coat: string;
  readonly belly: string;
  readonly legs: string;
  readonly tip: string;
  readonly ears: 'pointed' | 'round' | 'long' | 'folded';
  /** Length of muzzle and of legs, girth of the body; 1 is a fox's. */
  readonly muzzle: number;
  readonly leg: number;
  readonly girth: number;
  readonly tail: 'bushy' | 'thin' | 'stub' | 'tuft';
  readonly extra?: 'mane' | 'antlers' | 'whiskers';
}

const beasts: Readonly<Record<string, Beast>> = {
  fox: {
    coat: '#d9692b',
    belly: '#fbeedd',
    legs: '#4a2c22',
    tip: '#fdf3e6',
    ears: 'pointed',
    muzzle: 1,
    leg: 1,
    girth: 1,
    tail: 'bushy',
  },
  wolf: {
    coat: '#7d848f',
    belly: '#d9dcdf',
    legs: '#666c76',
    tip: '#4b5058',
    ears: 'pointed',
    muzzle: 1.1,
    leg: 1.2,
    girth: 1.12,
    tail: 'bushy',
  },
  bear: {
    coat: '#6d4a31',
    belly: '#8a6444',
    legs: '#573a27',
    tip: '#573a27',
    ears: 'round',
    muzzle: 0.8,
    leg: 0.95,
    girth: 1.6,
    tail: 'stub',
  },
  lion: {
    coat: '#d6a452',
    belly: '#efd6a0',
    legs: '#c8964a',
    tip: '#7a4a24',
    ears: 'round',
    muzzle: 0.8,
    leg: 1.1,
    girth: 1.2,
    tail: 'tuft',
    extra: 'mane',
  },
  dog: {
    coat: '#b98550',
    belly: '#f3e4cc',
    legs: '#b98550',
    tip: '#f3e4cc',
    ears: 'folded',
    muzzle: 0.85,
    leg: 1,
    girth: 1,
    tail: 'thin',
  },
  cat: {
    coat: '#8f8a86',
    belly: '#ece7e0',
    legs: '#8f8a86',
    tip: '#6e6a68',
    ears: 'pointed',
    muzzle: 0.42,
    leg: 0.85,
    girth: 0.86,
    tail: 'thin',
    extra: 'whiskers',
  },
  deer: {
    coat: '#a8703f',
    belly: '#ead6b8',
    legs: '#8f5d34',
    tip: '#f4ead8',
    ears: 'long',
    muzzle: 0.9,
    leg: 1.6,
    girth: 0.95,
    tail: 'stub',
    extra: 'antlers',
  },
};

export const beastNames: ReadonlySet<string> = new Set(Object.keys(beasts));

/** A beast on four legs, looking to the right, in its own colours; light is laid on afterwards. */
export function beastArt(name: string, colour: Colour | undefined): FigureArt | undefined {
  const beast = beasts[name];
  if (beast === undefined) {
    return undefined;
  }
  const leg = 52 * beast.leg;
  const top = -(leg + 62 * beast.girth);
  return {
    box: {
      x: -150,
      y: top - 92 - (beast.extra === 'antlers' ? 70 : 0),
      width: 300,
      height: -top + 98 + (beast.extra === 'antlers' ? 70 : 0),
    },
    draw(context) {
      const paint: Painter = {
        fill(path, tint) {
          context.fillStyle = css(tint);
          context.fill(new Path2D(path));
        },
        coat: colour ?? hex(beast.coat),
        belly: hex(beast.belly),
        legs: colour === undefined ? hex(beast.legs) : mix(colour, [30, 24, 24], 0.3),
        tip: hex(beast.tip),
      };
      drawTail(paint, beast, top);
      drawLegs(paint, beast, { leg, isFar: true });
      drawBody(paint, beast, { leg, top });
      drawLegs(paint, beast, { leg, isFar: false });
      drawHead(paint, beast, top);
    },
  };
}

interface Painter {
  readonly fill: (path: string, tint: Colour) => void;
  readonly coat: Colour;
  readonly belly: Colour;
  readonly legs: Colour;
  readonly tip: Colour;
}

const dark: Colour = [34, 26, 26];

function drawTail({ fill, coat, tip }: Painter, { tail }: Beast, top: number): void {
  const y = top + 18;
  if (tail === 'bushy') {
    fill(
      `M-66,${y}C-92,${y - 16} -128,${y - 4} -146,${y + 34}C-150,${y + 46} -142,${y + 54} -134,${y + 50}C-112,${y + 50} -84,${y + 34} -60,${y + 16}Z`,
      coat,
    );
    fill(
      `M-122,${y + 4}C-136,${y + 12} -144,${y + 26} -148,${y + 40}C-149,${y + 50} -140,${y + 55} -132,${y + 50}C-124,${y + 49} -116,${y + 46} -110,${y + 42}C-118,${y + 34} -114,${y + 26} -122,${y + 22}C-114,${y + 18} -120,${y + 12} -122,${y + 4}Z`,
      tip,
    );
    return;
  }
  if (tail === 'stub') {
    fill(
      `M-64,${y - 4}C-84,${y - 4} -86,${y + 22} -72,${y + 26}C-64,${y + 22} -60,${y + 8} -64,${y - 4}Z`,
      tip,
    );
    return;
  }
  fill(
    `M-62,${y - 4}C-96,${y - 6} -104,${y - 40} -92,${y - 70}C-90,${y - 78} -80,${y - 78} -81,${y - 68}C-90,${y - 42} -84,${y - 10} -58,${y + 8}Z`,
    coat,
  );
  if (tail === 'tuft') {
    fill(
      `M-92,${y - 62}C-104,${y - 84} -92,${y - 104} -84,${y - 108}C-74,${y - 98} -72,${y - 80} -80,${y - 62}Z`,
      tip,
    );
  }
}

function drawLegs(
  { fill, coat, legs }: Painter,
  beast: Beast,
  { leg, isFar }: { leg: number; isFar: boolean },
): void {
  const shift = isFar ? 22 : 0;
  const shade = (tint: Colour): Colour => (isFar ? mix(tint, dark, 0.34) : tint);
  const thick = 0.7 + beast.girth * 0.3;
  const w = 11 * thick;
  const front = 50 - shift;
  const hind = -52 + shift;
  fill(
    `M${front - w * 1.25},${-leg - 26}L${front + w * 1.2},${-leg - 26}C${front + w},${-leg * 0.5} ${front + w * 0.7},${-leg * 0.3} ${front + w * 0.7},-8L${front - w * 0.65},-8C${front - w * 0.6},${-leg * 0.4} ${front - w},${-leg * 0.6} ${front - w * 1.25},${-leg - 26}Z`,
    shade(coat),
  );
  fill(
    `M${hind - w * 1.9},${-leg - 34}C${hind + w * 1.6},${-leg - 40} ${hind + w * 2.3},${-leg + 6} ${hind + w * 0.4},${-leg * 0.56}C${hind + w * 0.1},${-leg * 0.36} ${hind + w * 0.6},${-leg * 0.2} ${hind + w * 0.6},-8L${hind - w * 0.8},-8C${hind - w * 0.8},${-leg * 0.25} ${hind - w * 1.7},${-leg * 0.34} ${hind - w * 1.5},${-leg * 0.56}C${hind - w * 1.9},${-leg * 0.8} ${hind - w * 2.6},${-leg} ${hind - w * 1.9},${-leg - 34}Z`,
    shade(coat),
  );
  for (const x of [front, hind]) {
    fill(
      `M${x - w * 0.72},${-leg * 0.46}C${x - w * 0.3},${-leg * 0.4} ${x + w * 0.3},${-leg * 0.52} ${x + w * 0.72},${-leg * 0.42}L${x + w * 0.7},-6C${x + w * 1.7},-6 ${x + w * 1.9},0 ${x + w * 1.5},1L${x - w * 0.8},1C${x - w * 1.1},-2 ${x - w * 0.9},-6 ${x - w * 0.7},-8Z`,
      shade(legs),
    );
  }
}

function drawBody(
  { fill, coat, belly }: Painter,
  beast: Beast,
  { leg, top }: { leg: number; top: number },
): void {
  const low = -leg + 6;
  fill(
    `M-70,${top + 14}C-52,${top - 6} -10,${top + 4} 22,${top + 2}C44,${top - 2} 62,${top - 14} 70,${top - 26}L98,${top + 2}C92,${top + 24} 84,${(top + low) / 2 + 6} 72,${low - 10}C50,${low + 6} -10,${low - 2 - 6 * (2 - beast.girth)} -40,${low - 8}C-72,${low - 8} -86,${top + 34} -70,${top + 14}Z`,
    coat,
  );
  fill(
    `M92,${top + 14}C96,${top + 34} 88,${low - 18} 68,${low - 8}C50,${low + 2} 10,${low - 2} -14,${low - 6}C16,${low - 22} 52,${low - 26} 66,${(top + low) / 2}C72,${top + 30} 82,${top + 22} 92,${top + 14}Z`,
    belly,
  );
}

function drawHead({ fill, coat, belly }: Painter, beast: Beast, top: number): void {
  const x = 92;
  const y = top - 34;
  const nose = x + 26 + 22 * beast.muzzle;
  if (beast.extra === 'antlers') {
    fill(
      `M${x - 8},${y - 24}C${x - 20},${y - 60} ${x - 30},${y - 66} ${x - 34},${y - 92}L${x - 29},${y - 92}C${x - 26},${y - 76} ${x - 20},${y - 68} ${x - 14},${y - 60}C${x - 14},${y - 74} ${x - 12},${y - 84} ${x - 6},${y - 96}L${x - 2},${y - 94}C${x - 8},${y - 78} ${x - 8},${y - 64} ${x - 5},${y - 48}L${x},${y - 24}Z`,
      [190, 160, 120],
    );
    fill(
      `M${x + 6},${y - 24}C${x + 10},${y - 56} ${x + 26},${y - 60} ${x + 34},${y - 86}L${x + 38},${y - 84}C${x + 34},${y - 66} ${x + 22},${y - 58} ${x + 18},${y - 46}L${x + 13},${y - 24}Z`,
      [168, 138, 102],
    );
  }
  if (beast.extra === 'mane') {
    for (let lock = 0; lock < 15; lock++) {
      const angle = (lock / 15) * Math.PI * 2;
      const cx = x - 12 + Math.cos(angle) * 40;
      const cy = y + 12 + Math.sin(angle) * 44;
      fill(
        `M${cx - 20},${cy}A20,22 0 1 0 ${cx + 20},${cy}A20,22 0 1 0 ${cx - 20},${cy}Z`,
        mix([146, 82, 38], [92, 50, 26], (lock % 3) / 3),
      );
    }
  }
  drawEars({ fill, coat }, beast, { x, y, isFar: true });
  fill(
    `M${x - 34},${y + 22}C${x - 38},${y - 14} ${x - 18},${y - 34} ${x + 6},${y - 32}C${x + 24},${y - 30} ${x + 32},${y - 14} ${x + 34},${y - 6}C${nose - 8},${y} ${nose + 2},${y + 4} ${nose + 2},${y + 10}C${nose},${y + 20} ${x + 30},${y + 26} ${x + 16},${y + 28}C${x},${y + 40} ${x - 24},${y + 38} ${x - 34},${y + 22}Z`,
    coat,
  );
  fill(
    `M${nose + 2},${y + 10}C${nose},${y + 20} ${x + 30},${y + 26} ${x + 16},${y + 28}C${x},${y + 38} ${x - 18},${y + 36} ${x - 26},${y + 26}C${x - 8},${y + 22} ${x + 6},${y + 6} ${x + 24},${y + 6}C${x + 36},${y + 6} ${nose - 6},${y + 8} ${nose + 2},${y + 10}Z`,
    belly,
  );
  drawEars({ fill, coat }, beast, { x, y, isFar: false });
  fill(
    `M${nose - 7},${y + 3}C${nose},${y} ${nose + 7},${y + 3} ${nose + 5},${y + 9}C${nose + 2},${y + 13} ${nose - 5},${y + 11} ${nose - 7},${y + 3}Z`,
    dark,
  );
  fill(
    `M${x + 6},${y - 6}C${x + 8},${y - 15} ${x + 20},${y - 15} ${x + 21},${y - 5}C${x + 18},${y + 2} ${x + 10},${y + 2} ${x + 6},${y - 6}Z`,
    dark,
  );
  fill(`M${x + 13},${y - 11}a2.6,2.6 0 1 0 5.2,0a2.6,2.6 0 1 0 -5.2,0Z`, [255, 255, 255]);
  fill(
    `M${nose - 4},${y + 14}C${nose - 12},${y + 20} ${x + 26},${y + 20} ${x + 18},${y + 17}C${x + 28},${y + 17} ${nose - 12},${y + 17} ${nose - 4},${y + 14}Z`,
    mix(belly, dark, 0.55),
  );
}

function drawEars(
  { fill, coat }: Pick<Painter, 'fill' | 'coat'>,
  { ears }: Beast,
  at: { x: number; y: number; isFar: boolean },
): void {
  const x = at.x + (at.isFar ? 18 : -14);
  const { y } = at;
  const outer = at.isFar ? mix(coat, dark, 0.34) : coat;
  const inner = mix(coat, dark, 0.5);
  if (ears === 'round') {
    fill(`M${x - 14},${y - 30}A14,14 0 1 0 ${x + 14},${y - 30}A14,14 0 1 0 ${x - 14},${y - 30}Z`, outer);
    fill(`M${x - 7},${y - 29}A7,8 0 1 0 ${x + 8},${y - 29}A7,8 0 1 0 ${x - 7},${y - 29}Z`, inner);
    return;
  }
  if (ears === 'folded') {
    fill(
      `M${x - 12},${y - 24}C${x - 30},${y - 22} ${x - 36},${y + 14} ${x - 20},${y + 22}C${x - 8},${y + 16} ${x + 6},${y - 10} ${x + 4},${y - 24}Z`,
      mix(outer, dark, 0.34),
    );
    return;
  }
  const tall = ears === 'long' ? 34 : 42;
  const lean = ears === 'long' ? -20 : -4;
  fill(
    `M${x - 15},${y - 14}C${x - 18},${y - 40} ${x - 8 + lean},${y - tall - 14} ${x - 1 + lean},${y - tall - 22}C${x + 8},${y - tall - 8} ${x + 16},${y - 34} ${x + 15},${y - 22}Z`,
    outer,
  );
  fill(
    `M${x - 8},${y - 20}C${x - 10},${y - 38} ${x - 4 + lean},${y - tall - 4} ${x - 1 + lean},${y - tall - 10}C${x + 5},${y - tall} ${x + 9},${y - 32} ${x + 8},${y - 24}Z`,
    inner,
  );
}
