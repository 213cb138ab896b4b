import { actPieces, boundsOf, movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place, Told } from '../../outline/index.ts';
import { builtRuin, builtShapes } from './built-things.ts';
import type { Built } from './built-things.ts';
import { area, at, block, disc, line } from './lines.ts';
import { crookedPicture, soakedBed, wateringCan } from './told-failures-drawn.ts';
import { flower } from './place-parts.ts';
import { colours } from './place-room.ts';
import {
  bloomOf,
  canvasesAtWall,
  markedMap,
  seedInLeaf,
  wetDrawing,
  wiltedBed,
} from './told-things-drawn.ts';

/** What somebody is told to be at, beside or before them, around their foot where a grown person is 214 high. */
export type Prop = keyof typeof pieces | 'map' | 'blossom' | 'painting' | 'smear' | 'load' | 'built';

const moved = (points: string, [x, y]: Place, scale = 1): Place[] =>
  at(points).map(([dx, dy]): Place => [x + dx * scale, y + dy * scale]);

/** A bag that stands open, with what is taken along looking out of it. */
const bag: readonly OutlineShape[] = [
  block(moved('-8,-112 8,-116 14,-60 -2,-56', [66, 0]), '#e9dcb8', 0.7),
  disc([92, -92], 14, { fill: '#d9574a', ink: 0.7 }),
  block(moved('0,-98 26,-104 30,-60 2,-60', [104, 0]), '#7fa8d0', 0.7),
  area(moved('-46,-6 -52,-62 -36,-76 36,-76 52,-62 46,-6 30,0 -30,0', [94, 0]), '#b98a58', 1),
  block(moved('-30,-44 30,-44 30,-14 -30,-14', [94, 0]), '#cda06c', 0.7),
  line(moved('-48,-66 0,-58 48,-66', [94, 0]), 0.7),
  line(moved('-26,-76 -18,-98 18,-98 26,-76', [94, 0]), 0.9),
];

/** Seeds that fall from a hand into a bed of earth. */
const seeds: readonly OutlineShape[] = [
  area(moved('-70,6 -62,-14 -20,-24 40,-24 84,-12 92,6', [110, 0]), '#8a5f42', 0.9),
  ...[62, 92, 122, 152].map((x) => line(moved('-8,-12 0,-6 8,-12', [x, -2]), 0.6)),
  ...at('70,-92 84,-78 66,-66 92,-58 76,-44 100,-38').map((place) =>
    disc(place, 5, { fill: '#5a3a26', ink: 0.4 }),
  ),
];

/** What is looked under, leaf by leaf. */
const leaves: readonly OutlineShape[] = [
  ...[66, 108, 148].flatMap((x, index) => [
    area(
      moved('0,0 -30,-22 -24,-58 0,-76 24,-58 30,-22', [x, 4], 0.8 + (index % 2) * 0.3),
      colours.leaf,
      0.8,
    ),
    line(moved('0,0 0,-62', [x, 4], 0.8 + (index % 2) * 0.3), 0.6),
  ]),
  ...flower([184, 6], '#f2b84a'),
];

/** A book that lies open, with lines in it. */
const book: readonly OutlineShape[] = [
  block(moved('-56,0 -48,-26 0,-16 48,-26 56,0 0,8', [104, 0]), '#b0604c', 0.9),
  area(moved('0,-18 -22,-30 -46,-30 -52,-6 -26,-6 0,2', [104, -2]), '#fdf6e4', 0.7),
  area(moved('0,-18 22,-30 46,-30 52,-6 26,-6 0,2', [104, -2]), '#fdf6e4', 0.7),
  ...['-40,-22 -12,-18', '-42,-15 -12,-11', '12,-18 40,-22', '12,-11 42,-15'].map((words) =>
    line(moved(words, [104, -2]), 0.5),
  ),
];

/** The first green that looks out of a bed. */
const sprout: readonly OutlineShape[] = [
  area(moved('-70,6 -62,-14 -20,-24 40,-24 84,-12 92,6', [110, 0]), '#8a5f42', 0.9),
  line(moved('0,-20 -2,-40 2,-58', [116, 0]), 1.1),
  area(moved('2,-56 -26,-78 -44,-70 -30,-52', [116, 0]), colours.plant, 0.8),
  area(moved('2,-56 30,-82 48,-72 34,-52', [116, 0]), colours.plant, 0.8),
];

/** A loaf just out of the oven, with what rises from it. */
const loaf: readonly OutlineShape[] = [
  block(moved('-62,0 62,0 56,-12 -56,-12', [108, 0]), colours.wood, 0.8),
  area(moved('-54,-12 -58,-40 -30,-62 30,-62 58,-40 54,-12', [108, 0]), '#c98a4a', 1),
  ...['-28,-52 -18,-34', '-2,-56 8,-36', '24,-52 34,-34'].map((cut) => line(moved(cut, [108, 0]), 0.7)),
  ...[-26, 4, 32].map((x) => line(moved('0,-74 -8,-86 4,-98 -4,-110', [108 + x, 0]), 0.6)),
];

const pieces = {
  bag,
  canvases: canvasesAtWall,
  seeds,
  leaves,
  book,
  sprout,
  loaf,
  wilted: wiltedBed,
  crooked: crookedPicture,
  soaked: soakedBed,
  can: wateringCan,
  ruin: builtRuin,
  slab: wetDrawing,
  seed: seedInLeaf,
} as const satisfies Readonly<Record<string, readonly OutlineShape[]>>;

/** What stands there: once, or as often as it is told of, smaller then and in rows. A picture is painted as far as it has come. */
export function propShapes(
  prop: Prop | undefined,
  { count, told, built }: { count: number; told: Told; built: Built | undefined },
): OutlineShape[] {
  switch (prop) {
    case undefined:
    // It is on whoever carries it.
    case 'load':
      return [];
    case 'built':
      return [...builtShapes(built)];
    case 'map':
      return movedShapes(markedMap(count > 1 ? count : unmarked), { scale: mapScale });
    case 'painting':
    case 'smear':
      return [...actPieces('paint', { ...told, isTried: prop === 'smear' }).beside];
    case 'blossom':
      return count > 1
        ? repeated((order) => bloomOf(petals[order % petals.length] ?? petals[0]), count)
        : bloomOf(petals[0]);
    default:
      return count > 1 ? repeated(() => pieces[prop], count) : [...pieces[prop]];
  }
}

/** It is what the story turns on: larger than in a hand. */
const mapScale = 1.4;
/** On a map of whose crosses nothing is told there is a way. */
const unmarked = 3;

const petals = ['#e86f8a', '#f2a33c', '#8f7fe0', '#ef8354'] as const;
/** How large each of several is, how far apart they stand, where the first does, and how many are in a row. */
const several = { scale: 0.62, step: 58, from: 64, up: 40, inRow: 4 } as const;

function repeated(piece: (order: number) => readonly OutlineShape[], count: number): OutlineShape[] {
  const { left } = boundsOf(piece(0));
  return Array.from({ length: count }, (_, order) => count - 1 - order).flatMap((order) => {
    const row = Math.floor(order / several.inRow);
    const across = (order % several.inRow) + (row % 2) * 0.5;
    return movedShapes(piece(order), {
      scale: several.scale,
      x: several.from + across * several.step - left * several.scale,
      y: -row * several.up,
    });
  });
}
