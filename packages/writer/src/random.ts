/** Numbers in [0, 1), the same for the same seed. */
export type RandomSource = () => number;

/** FNV-1a, 32 bits: spreads similar prompts far apart (Fowler, Noll, Vo). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): small, and even enough to choose words by. */
export function seedRandom(text: string): RandomSource {
  let state = hashText(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One element by chance; lists of words are never empty. */
export function pick<Item>(items: readonly Item[], random: RandomSource): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) {
    throw new RangeError('Nothing to pick from.');
  }
  return item;
}
