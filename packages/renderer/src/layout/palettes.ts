import type { SeededRandom } from '../draw/seeded-random.ts';
import type { Palette } from '../timeline/drawing.ts';
import type { BoardStyle } from '../timeline/drawing-style.ts';

interface StyleColours {
  readonly paper: string;
  readonly ink: string;
  /** Pairs of marker colours that stay apart from each other, from the paper and from the ink. */
  readonly markers: readonly [readonly [string, string], ...(readonly [string, string])[]];
}

const colours = {
  classic: {
    paper: '#fdfcf8',
    ink: '#1f2430',
    markers: [
      ['#e4572e', '#2f6fde'],
      ['#2f6fde', '#dd8500'],
      ['#2a9d5c', '#e4572e'],
      ['#7b4fd0', '#dd8500'],
      ['#d63a6a', '#1f8fa8'],
    ],
  },
  cinematic: {
    paper: '#1b2637',
    ink: '#f5ecd9',
    markers: [
      ['#ffb454', '#62cfc6'],
      ['#ff8f6b', '#8fc1ff'],
      ['#f2d16b', '#ef8fa8'],
    ],
  },
  documentary: {
    paper: '#f3e8d2',
    ink: '#2e2720',
    markers: [
      ['#a8432b', '#2f6b73'],
      ['#3c5a86', '#9a5a12'],
      ['#5a6a24', '#9a3b4a'],
    ],
  },
  playful: {
    paper: '#fff9e3',
    ink: '#2b1d5c',
    markers: [
      ['#ff3d7f', '#0096bd'],
      ['#f07000', '#7a3df0'],
      ['#0d9e60', '#ff3d7f'],
      ['#7a3df0', '#e88600'],
    ],
  },
  minimal: {
    paper: '#ffffff',
    ink: '#15171c',
    markers: [
      ['#e4572e', '#6d7480'],
      ['#2f6fde', '#6d7480'],
    ],
  },
  dramatic: {
    paper: '#18171b',
    ink: '#f7f4ee',
    markers: [
      ['#ff4a3d', '#ffc83d'],
      ['#ffc83d', '#ff5a4d'],
    ],
  },
} as const satisfies Record<BoardStyle, StyleColours>;

/** The colours of a board: its style's paper and ink and, by turn or by chance, two markers. */
export function choosePalette(style: BoardStyle, turn: number | undefined, random: SeededRandom): Palette {
  const { paper, ink, markers } = colours[style];
  const chance = Math.floor(random() * markers.length);
  const [first, second] = markers[(turn ?? chance) % markers.length] ?? markers[0];
  return { paper, ink, first, second };
}
