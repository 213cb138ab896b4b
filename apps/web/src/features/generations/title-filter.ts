/** The items whose title holds the search text, whatever its case. */
export function filterByTitle<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  text: string,
): Item[] {
  const wanted = text.trim().toLowerCase();
  return items.filter((item) => titleOf(item).toLowerCase().includes(wanted));
}
