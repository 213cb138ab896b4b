/** Numbers from 0 up to 1 that are the same for the same keys, on every machine. */
export type Random = () => number;

/**
 * A generator for one small decision, named by numbers (film seed, bar, part). It is T. Ettinger's mulberry32 started from
 * an FNV-1a hash of the keys, so neighbouring keys do not sound alike.
 */
export function seededRandom(...keys: readonly number[]): Random {
  let state = 0x811c9dc5;
  for (const key of keys) {
    for (const half of [key % 0x10000, Math.floor(key / 0x10000)]) {
      state = Math.imul(state ^ half, 0x01000193) >>> 0;
    }
  }
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** One of the items. @throws RangeError when there is none. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) {
    throw new RangeError('Nothing to pick from.');
  }
  return item;
}
