/** The key of the shot at a position from 1. */
export function shotKey(position: number): string {
  return `shot_${position}`;
}

function positionOf(key: string): number {
  const digits = /^shot_(\d+)$/u.exec(key)?.[1];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}

/** The entries of a map of shots in their order: by number, keys without a number last and as they stood. */
export function orderedShots<Value>(shots: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(shots).sort(([first], [second]) => {
    const firstPosition = positionOf(first);
    const secondPosition = positionOf(second);
    return firstPosition === secondPosition ? 0 : firstPosition - secondPosition;
  });
}

/** The same shots keyed by count, `shot_1` first, so that a deletion leaves no gap. */
export function renumberShots<Value>(shots: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(orderedShots(shots).map(([, shot], index) => [shotKey(index + 1), shot]));
}
