import { layOutBoard } from '@kinora/renderer';

/** Enough seeds to meet every pair of markers the boards have. */
const seedsToTry = 64;
const seedStep = 7919;
const largestSeed = 2 ** 31;

/**
 * A seed near the given one whose markers are those of this turn: scenes in a row go through all pairs of colours
 * instead of meeting the same one twice by chance.
 */
export function seedForTurn(seed: number, turn: number): number {
  const candidates = Array.from({ length: seedsToTry }, (_, at) => (seed + at * seedStep) % largestSeed);
  const colours = candidates.map(markerOf);
  const kinds = [...new Set(colours)].sort();
  const wanted = kinds[turn % kinds.length];
  return candidates[colours.findIndex((colour) => colour === wanted)] ?? seed;
}

function markerOf(seed: number): string {
  return layOutBoard({
    template: 'card',
    title: '',
    pictures: [],
    notes: [],
    aspect: '16:9',
    language: 'en',
    seed,
  }).palette.first;
}
