/** Numbers that are the same for the same seed, so that a run can be done again. */
export interface Random {
  /** From `least` to `most`, both whole and included. */
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, plenty for choosing whom to kill. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) {
        throw new RangeError('There is nothing to pick from.');
      }
      return item;
    },
  };
}
