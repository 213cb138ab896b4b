import { HistoryAnswerSchema } from '@kinora/contract/api';
import type { HistoryItem } from '@kinora/contract/api';
import { useQuery } from '@tanstack/react-query';
import { toListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { request } from './request.ts';

/** The stories and films of the account, newest first. */
export function useStories(): ListState<HistoryItem> {
  return toListState(
    useQuery({
      queryKey: ['stories'],
      queryFn: ({ signal }) => request('/history/user/all', HistoryAnswerSchema, { signal }),
      select: (answer): readonly HistoryItem[] => answer.videos,
      staleTime: 0,
    }),
  );
}
