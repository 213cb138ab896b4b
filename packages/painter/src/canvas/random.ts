/** Numbers from 0 (inclusive) to 1 (exclusive), the same for the same seed on every machine (mulberry32, public domain). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed for one part of a picture, so that a change of one part leaves the others as they are (FNV-1a). */
export function partSeed(seed: number, part: string): number {
  let hash = 2166136261 ^ seed;
  for (let at = 0; at < part.length; at++) {
    hash = Math.imul(hash ^ part.charCodeAt(at), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function pickFrom<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
