import type { Easing } from '../scene/key.ts';

interface Key {
  readonly atSeconds: number;
  readonly ease: Easing;
}

/** Between which keys a moment lies, and how far it is from the one to the other. */
interface Moment {
  readonly before: number;
  readonly after: number;
  /** 0 to 1, not eased. */
  readonly part: number;
}

function momentOf(keys: readonly Key[], seconds: number): Moment {
  const after = keys.findIndex((key) => key.atSeconds > seconds);
  if (after === 0) {
    return { before: 0, after: 0, part: 0 };
  }
  if (after < 0) {
    return { before: keys.length - 1, after: keys.length - 1, part: 0 };
  }
  const start = keys[after - 1]?.atSeconds ?? 0;
  const end = keys[after]?.atSeconds ?? start;
  return { before: after - 1, after, part: (seconds - start) / Math.max(1e-9, end - start) };
}

function eased(part: number, ease: Easing): number {
  switch (ease) {
    case 'linear':
    case 'through':
      return part;
    case 'smooth':
      return part * part * (3 - 2 * part);
    case 'in':
      return part * part;
    case 'out':
      return part * (2 - part);
    case 'hold':
      return 0;
  }
}

/** The value of one field at a moment. @param rest the value when there are no keys */
export function keyedValue<Item extends Key>(
  keys: readonly Item[],
  seconds: number,
  { field, rest }: { field: (key: Item) => number; rest: number },
): number {
  const { before, after, part } = momentOf(keys, seconds);
  const [from, to] = [keys[before], keys[after]];
  if (from === undefined || to === undefined) {
    return rest;
  }
  if (from.ease === 'through' && before !== after) {
    return curveValue(keys, { before, after, part }, field);
  }
  return field(from) + (field(to) - field(from)) * eased(part, from.ease);
}

/** A cubic Hermite curve through all keys, at rest at the first and last. */
function curveValue<Item extends Key>(
  keys: readonly Item[],
  { before, after, part }: Moment,
  field: (key: Item) => number,
): number {
  const value = (index: number): number => {
    const key = keys[index];
    return key === undefined ? 0 : field(key);
  };
  const seconds = (index: number): number => keys[index]?.atSeconds ?? 0;
  const slope = (index: number): number =>
    index === 0 || index === keys.length - 1
      ? 0
      : (value(index + 1) - value(index - 1)) / Math.max(1e-9, seconds(index + 1) - seconds(index - 1));
  const length = seconds(after) - seconds(before);
  const square = part * part;
  const cube = square * part;
  return (
    value(before) * (2 * cube - 3 * square + 1) +
    slope(before) * length * (cube - 2 * square + part) +
    value(after) * (3 * square - 2 * cube) +
    slope(after) * length * (cube - square)
  );
}
