import type { UseQueryResult } from '@tanstack/react-query';

/** A list as a screen shows it. A list that could not be fetched is an empty one, without a word. */
export interface ListState<Item> {
  items: readonly Item[];
  isLoading: boolean;
}

export function toListState<Item>(query: UseQueryResult<readonly Item[]>): ListState<Item> {
  return { items: query.data ?? [], isLoading: query.isPending };
}
