import {
  LibraryAnswerSchema,
  LibraryChangeAnswerSchema,
  LibraryFolderSchema,
  LibraryFoldersAnswerSchema,
  LibraryItemSchema,
  RemovedFolderAnswerSchema,
} from '@kinora/contract/library';
import type {
  LibraryAnswer,
  LibraryChangeAnswer,
  LibraryChangePayload,
  LibraryFolder,
  LibraryItem,
  LibraryKind,
  LibrarySort,
  SortDirection,
} from '@kinora/contract/library';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { changeInPieces } from './change-in-pieces.ts';
import type { ChangeProgress } from './change-in-pieces.ts';
import { meQuery } from './get-me.ts';
import { libraryKey } from './library-key.ts';
import { request } from './request.ts';

/** Which entries are looked at, and in which order. */
export interface LibraryLook {
  readonly kind: LibraryKind | null;
  readonly search: string;
  readonly sort: LibrarySort;
  readonly direction: SortDirection;
  readonly folder: string | null;
  readonly favourites: boolean;
  readonly removed: boolean;
}

export interface LibraryPages {
  readonly items: readonly LibraryItem[];
  readonly counts: LibraryAnswer['counts'] | null;
  readonly isLoading: boolean;
  /** Asks for the next page; null when all are there. */
  readonly loadMore: (() => void) | null;
  /** Fetches the pages that are not there yet. @returns everything that is looked at, as far as it could be fetched */
  readonly loadAll: () => Promise<readonly LibraryItem[]>;
}

/** The account's library, page by page. One that could not be fetched is an empty one, without a word. */
export function useLibrary(look: LibraryLook): LibraryPages {
  const query = useInfiniteQuery({
    queryKey: [...libraryKey, 'items', look],
    queryFn: ({ signal, pageParam }) =>
      request(`/api/library?${addressOf(look, pageParam)}`, LibraryAnswerSchema, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const pages = query.data?.pages ?? [];
  return {
    items: pages.flatMap((page) => page.items),
    counts: pages[0]?.counts ?? null,
    isLoading: query.isPending,
    loadMore:
      query.hasNextPage && !query.isFetchingNextPage
        ? () => {
            void query.fetchNextPage();
          }
        : null,
    loadAll: async () => {
      let all = query;
      while (all.hasNextPage && !all.isFetchNextPageError) {
        all = await all.fetchNextPage();
      }
      return all.data?.pages.flatMap((page) => page.items) ?? [];
    },
  };
}

function addressOf(look: LibraryLook, after: string): string {
  return new URLSearchParams({
    kind: look.kind ?? '',
    search: look.search,
    sort: look.sort,
    direction: look.direction,
    folder: look.folder ?? '',
    favourites: String(look.favourites),
    removed: String(look.removed),
    after,
  }).toString();
}

/** Does the same to one or many entries; one change after the other, so that what takes back the last comes behind it. */
export function useChangeEntries(tell: (progress: ChangeProgress | null) => void) {
  const refresh = useRefresh();
  return useMutation({
    scope: { id: 'library' },
    mutationFn: (change: LibraryChangePayload) => changeInPieces(change, sendChange, tell),
    onSettled: async () => {
      tell(null);
      await refresh();
    },
  });
}

function sendChange(body: LibraryChangePayload): Promise<LibraryChangeAnswer> {
  return request('/api/library/changes', LibraryChangeAnswerSchema, { method: 'POST', body });
}

export function useRenameEntry() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      request(`/api/library/${encodeURIComponent(id)}`, LibraryItemSchema, {
        method: 'PATCH',
        body: { title },
      }),
    onSuccess: refresh,
  });
}

/** What the library shows stands in other lists too. */
function useRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [libraryKey, ['sessions'], ['images'], meQuery.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
}

/** The folders by name. */
export function useFolders(): readonly LibraryFolder[] {
  const query = useQuery({
    queryKey: [...libraryKey, 'folders'],
    queryFn: ({ signal }) => request('/api/library/folders', LibraryFoldersAnswerSchema, { signal }),
    staleTime: 0,
  });
  return query.data?.folders ?? [];
}

/** Makes a folder, or gives one another name. */
export function useSaveFolder() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, name }: { id: string | null; name: string }) =>
      request(`/api/library/folders${id === null ? '' : `/${encodeURIComponent(id)}`}`, LibraryFolderSchema, {
        method: id === null ? 'POST' : 'PATCH',
        body: { name },
      }),
    onSuccess: refresh,
  });
}

/** What lies in it stays in the library. */
export function useRemoveFolder() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) =>
      request(`/api/library/folders/${encodeURIComponent(id)}`, RemovedFolderAnswerSchema, {
        method: 'DELETE',
      }),
    onSuccess: refresh,
  });
}
