interface Reordering {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * An order with somebody's moves made in it, whatever others have moved, added and deleted meanwhile: what they moved or
 * added stands behind what it stood behind with them; everything else keeps its place. Only ids of `current` are answered.
 */
export function mergeOrder({ before, after }: Reordering, current: readonly string[]): string[] {
  const known = new Set(current);
  const stayed = new Set(longestCommon(before, after));
  const moved = after.filter((id) => known.has(id) && !stayed.has(id));
  const movedIds = new Set(moved);
  const merged = current.filter((id) => !movedIds.has(id));
  for (const id of moved) {
    const ahead = after.slice(0, after.indexOf(id)).findLast((other) => merged.includes(other));
    merged.splice(ahead === undefined ? 0 : merged.indexOf(ahead) + 1, 0, id);
  }
  return merged;
}

/** The longest list whose entries stand in this order in both. */
function longestCommon(left: readonly string[], right: readonly string[]): string[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const line = lengths[row] ?? [];
      line[column] =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const common: string[] = [];
  for (let row = 0, column = 0; row < left.length && column < right.length;) {
    const entry = left[row];
    if (entry !== undefined && entry === right[column]) {
      common.push(entry);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return common;
}
