/** The key of the shot at a position from 1. */
export function shotKey(position: number): string {
  return `shot_${position}`;
}

function positionOf(key: string): number {
  const digits = /^shot_(\d+)$/u.exec(key)?.[1];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}

/** Shot keys in their order: by number; keys without a number last and as they stood. */
function inOrder(keys: readonly string[]): string[] {
  return keys.toSorted((first, second) => {
    const firstPosition = positionOf(first);
    const secondPosition = positionOf(second);
    // Infinity less Infinity is not a number, so equal positions are told apart first.
    return firstPosition === secondPosition ? 0 : firstPosition - secondPosition;
  });
}

/** The entries of a map of shots in their order. */
export function orderedShots<Value>(shots: Readonly<Record<string, Value>>): [string, Value][] {
  const entries = new Map(Object.entries(shots));
  return inOrder([...entries.keys()]).flatMap((key): [string, Value][] => {
    const shot = entries.get(key);
    return shot === undefined ? [] : [[key, shot]];
  });
}

/** The same shots keyed by count, `shot_1` first, so that a deletion leaves no gap. */
export function renumberShots<Value>(shots: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(orderedShots(shots).map(([, shot], index) => [shotKey(index + 1), shot]));
}

/**
 * Pictures under the keys their shots get when those are renumbered; pictures of other shots are dropped.
 */
export function renumberShotUrls(
  urls: Readonly<Record<string, string>>,
  keysOfShots: readonly string[],
): Record<string, string> {
  const known = new Map(Object.entries(urls));
  return Object.fromEntries(
    inOrder(keysOfShots).flatMap((oldKey, index): [string, string][] => {
      const url = known.get(oldKey);
      return url === undefined ? [] : [[shotKey(index + 1), url]];
    }),
  );
}
