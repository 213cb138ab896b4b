/**
 * The entry of a key. Keys reach this only after a schema has checked them.
 * @throws Error for a key that is not in the catalogue, which is a programmer's mistake.
 */
export function entryOf<Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  key: string,
): Entry {
  const entry = entries.find((candidate) => candidate.key === key);
  if (entry === undefined) {
    throw new Error(`The catalogue has no entry '${key}'.`);
  }
  return entry;
}
