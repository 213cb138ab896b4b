import { LedgerAnswerSchema } from '@kinora/contract/api';
import type { LedgerMovement } from '@kinora/contract/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from './request.ts';

export interface MovementList {
  movements: readonly LedgerMovement[];
  isLoading: boolean;
  isFailed: boolean;
  /** Fetches older ones; null when there are none. */
  loadMore: (() => void) | null;
  reload: () => void;
}

/** The account's credit movements, newest first, page by page. */
export function useMovements(): MovementList {
  const query = useInfiniteQuery({
    queryKey: ['movements'],
    queryFn: ({ signal, pageParam }) => {
      const before = pageParam === null ? '' : `?before=${encodeURIComponent(pageParam)}`;
      return request(`/api/ledger${before}`, LedgerAnswerSchema, { signal });
    },
    // The first page is asked for without a place to begin at.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
  });
  return {
    movements: query.data?.pages.flatMap((page) => page.movements) ?? [],
    isLoading: query.isPending,
    isFailed: query.isError,
    loadMore: query.hasNextPage
      ? () => {
          void query.fetchNextPage();
        }
      : null,
    reload: () => {
      void query.refetch();
    },
  };
}
