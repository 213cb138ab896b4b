import type { SeededRandom } from '../draw/seeded-random.ts';
import type { Palette } from '../timeline/drawing.ts';

const paper = '#fdfcf8';
const ink = '#1f2430';

/** Pairs of marker colours that stay apart from each other and from the ink. */
const markerPairs = [
  ['#e4572e', '#2f6fde'],
  ['#2f6fde', '#dd8500'],
  ['#2a9d5c', '#e4572e'],
  ['#7b4fd0', '#dd8500'],
  ['#d63a6a', '#1f8fa8'],
] as const;

/** The colours of a board, chosen by chance: two markers beside the ink. */
export function choosePalette(random: SeededRandom): Palette {
  const [first, second] = markerPairs[Math.floor(random() * markerPairs.length)] ?? markerPairs[0];
  return { paper, ink, first, second };
}
