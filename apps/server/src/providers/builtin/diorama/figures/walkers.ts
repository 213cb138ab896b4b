import { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Colour } from '../canvas/colour.ts';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Random } from '../canvas/random.ts';
import { pickFrom } from '../canvas/random.ts';
import type { FigureArt } from './figure-art.ts';

/** A small standing person of a scene, seen from the side a little behind. */
interface Walker {
  readonly skin: Colour;
  readonly hair: Colour;
  readonly top: Colour;
  readonly legs: Colour;
  readonly isChild: boolean;
  readonly wears: 'dress' | 'coat' | 'jacket' | 'labcoat';
  readonly hairCut: 'long' | 'short' | 'bun' | 'cap';
}

const skins = ['#f2c9a5', '#d9a178', '#a8714a', '#7a4c30', '#f6d7bd'] as const;
const hairs = ['#2b1d18', '#4a2f20', '#7a4a26', '#c08a44', '#1c1a20', '#8c8a88'] as const;
const tops = ['#c8463a', '#e0a52f', '#2f6c8f', '#3c7f5a', '#7a4a86', '#d97a4a', '#e8e2d4'] as const;

export const walkerNames: ReadonlySet<string> = new Set([
  'girl',
  'boy',
  'woman',
  'man',
  'scientist',
  'friends',
]);

export function walkerArt(name: string, colour: Colour | undefined, random: Random): FigureArt {
  const isFeminine =
    name === 'girl' || name === 'woman' || (name !== 'boy' && name !== 'man' && random() < 0.5);
  const isChild = name === 'girl' || name === 'boy';
  const walker: Walker = {
    skin: hex(pickFrom(random, skins)),
    hair: hex(pickFrom(random, hairs)),
    top: colour ?? (name === 'scientist' ? hex('#f4f4f2') : hex(pickFrom(random, tops))),
    legs: hex(pickFrom(random, ['#3a4256', '#5a4638', '#2e3440', '#6a6a78'])),
    isChild,
    wears: dressOf(name, isFeminine, random()),
    hairCut: hairOf(isFeminine, random()),
  };
  const scale = isChild ? 0.74 : 1;
  return {
    box: { x: -62 * scale, y: -236 * scale, width: 124 * scale, height: 240 * scale },
    draw(context) {
      context.save();
      context.scale(scale, scale);
      drawWalker(context, walker);
      context.restore();
    },
  };
}

function dressOf(name: string, isFeminine: boolean, roll: number): Walker['wears'] {
  if (name === 'scientist') {
    return 'labcoat';
  }
  if (isFeminine) {
    return roll < 0.6 ? 'dress' : 'coat';
  }
  return roll < 0.5 ? 'jacket' : 'coat';
}

function hairOf(isFeminine: boolean, roll: number): Walker['hairCut'] {
  if (isFeminine) {
    return roll < 0.65 ? 'long' : 'bun';
  }
  return roll < 0.7 ? 'short' : 'cap';
}

function drawWalker(context: SKRSContext2D, walker: Walker): void {
  const fill = (path: string, tint: Colour): void => {
    context.fillStyle = css(tint);
    context.fill(new Path2D(path));
  };
  const dark = (tint: Colour): Colour => mix(tint, [24, 22, 36], 0.32);
  const head = walker.isChild ? 1.22 : 1;
  // The far arm and leg, then the near leg, clothes, near arm, head.
  fill('M18,-176C30,-160 34,-136 36,-112L28,-108C22,-128 14,-146 8,-160Z', dark(walker.top));
  fill('M26,-116a7,8 0 1 0 14,0a7,8 0 1 0 -14,0Z', dark(walker.skin));
  const leg = walker.wears === 'dress' ? walker.skin : walker.legs;
  fill('M2,-104L24,-104C24,-70 26,-40 30,-8L16,-8C12,-40 6,-66 2,-104Z', dark(leg));
  fill('M14,-10L31,-10C40,-8 44,-2 42,1L15,1Z', [42, 34, 36]);
  fill('M-24,-106L4,-106C6,-68 2,-38 -2,-8L-18,-8C-20,-40 -24,-70 -24,-106Z', leg);
  fill('M-19,-10L-1,-10C10,-8 14,-2 12,1L-19,1Z', [52, 40, 40]);
  if (walker.wears === 'dress') {
    fill(
      'M-18,-182C-6,-188 14,-188 22,-180C26,-160 24,-146 24,-136C34,-108 42,-82 48,-58C20,-48 -22,-48 -44,-58C-38,-86 -30,-112 -22,-136C-24,-152 -24,-170 -18,-182Z',
      walker.top,
    );
    fill('M-22,-136C-6,-130 12,-130 24,-136L25,-128C10,-122 -10,-122 -24,-128Z', dark(walker.top));
  } else {
    const hem = walker.wears === 'jacket' ? -100 : -66;
    fill(
      `M-22,-180C-8,-188 14,-188 25,-179C31,-150 29,-120 33,${hem}C12,${hem + 8} -14,${hem + 8} -32,${hem}C-29,-120 -30,-150 -22,-180Z`,
      walker.top,
    );
    fill(`M6,-186L9,${hem + 6}L4,${hem + 6}L1,-186Z`, dark(walker.top));
  }
  fill(
    'M-22,-178C-34,-160 -36,-136 -32,-108L-22,-108C-22,-130 -18,-146 -10,-160Z',
    mix(walker.top, [24, 22, 36], 0.14),
  );
  fill('M-34,-112a7,8 0 1 0 14,0a7,8 0 1 0 -14,0Z', walker.skin);
  fill('M-6,-192L9,-192L11,-178C6,-172 -4,-172 -8,-178Z', dark(walker.skin));
  context.save();
  context.translate(2, -186);
  context.scale(head, head);
  drawHead(fill, walker);
  context.restore();
  if (walker.wears !== 'labcoat') {
    fill(
      'M-16,-186C-4,-178 12,-178 20,-186L23,-176C10,-168 -8,-168 -20,-176Z',
      mix(walker.top, [255, 240, 220], 0.45),
    );
  }
}

function drawHead(fill: (path: string, tint: Colour) => void, walker: Walker): void {
  const shade = mix(walker.hair, [255, 240, 220], 0.16);
  if (walker.hairCut === 'long') {
    fill('M-22,-30C-28,-4 -28,22 -22,42C-10,50 4,46 8,40C0,16 10,-8 10,-30Z', walker.hair);
  }
  fill('M-17,-26C-17,-42 20,-44 21,-24C22,-8 14,5 4,5C-8,5 -17,-8 -17,-26Z', walker.skin);
  fill('M21,-22C25,-19 25,-15 21,-14Z', walker.skin);
  fill('M12,-22a2,2.6 0 1 0 4,0a2,2.6 0 1 0 -4,0Z', [38, 28, 30]);
  fill('M10,-28C12,-30 16,-30 18,-28L18,-26.6C15,-28 13,-28 10,-26.6Z', walker.hair);
  fill('M11,-7C14,-5 17,-6 18,-8C17,-3 12,-3 11,-7Z', [168, 74, 70]);
  fill('M6,-13a4,2.6 0 1 0 8,0a4,2.6 0 1 0 -8,0Z', mix(walker.skin, [226, 96, 84], 0.32));
  if (walker.hairCut === 'cap') {
    fill(
      'M-20,-24C-22,-50 20,-54 23,-28L34,-24C32,-20 24,-21 20,-22C6,-28 -8,-28 -20,-24Z',
      mix(walker.top, [30, 30, 40], 0.4),
    );
    return;
  }
  fill(
    'M-20,-16C-24,-46 -6,-52 6,-50C22,-48 26,-36 21,-27C12,-28 6,-34 2,-34C0,-26 -4,-20 -8,-10C-12,-2 -18,-4 -20,-16Z',
    walker.hair,
  );
  fill('M-14,-38C-8,-46 2,-47 10,-45C2,-43 -8,-40 -12,-32Z', shade);
  if (walker.hairCut === 'bun') {
    fill('M-28,-42a11,11 0 1 0 22,0a11,11 0 1 0 -22,0Z', walker.hair);
  }
}
