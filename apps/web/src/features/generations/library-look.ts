import type { LibraryKind, LibrarySort, SortDirection } from '@kinora/contract/library';
import type { GenerationTab } from '../../lib/search-params.ts';

/** What the library shows under a tab; all of it under the last. */
export const kindOfTab: Readonly<Record<GenerationTab, LibraryKind | null>> = {
  stories: 'stories',
  videos: 'videos',
  images: 'images',
  animate: 'animations',
  all: null,
};

interface Order {
  readonly sort: LibrarySort;
  readonly direction: SortDirection;
}

/** The orders one can choose, by what the address and the select call them. */
export const orders = {
  newest: { sort: 'created', direction: 'down' },
  oldest: { sort: 'created', direction: 'up' },
  title: { sort: 'title', direction: 'up' },
  longest: { sort: 'duration', direction: 'down' },
  shortest: { sort: 'duration', direction: 'up' },
  largest: { sort: 'size', direction: 'down' },
} as const satisfies Record<string, Order>;
export type OrderName = keyof typeof orders;

/** What is shown beside the tab's kind and the search. */
export interface Filter {
  readonly order: OrderName;
  readonly folder: string | null;
  readonly favourites: boolean;
  readonly removed: boolean;
}

export const wholeLibrary: Filter = { order: 'newest', folder: null, favourites: false, removed: false };
