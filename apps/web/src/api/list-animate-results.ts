import { AnimateHistoryAnswerSchema } from '@kinora/contract/api';
import type { GenerationItem } from '@kinora/contract/api';
import { useQuery } from '@tanstack/react-query';
import { toListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { request } from './request.ts';

/** What the Animate tool made for the account, newest first. */
export function useAnimateResults(): ListState<GenerationItem> {
  return toListState(
    useQuery({
      queryKey: ['animate'],
      queryFn: ({ signal }) =>
        request('/drawwan/draw-to-wan-history', AnimateHistoryAnswerSchema, { signal }),
      select: (answer): readonly GenerationItem[] => answer.videos,
      staleTime: 0,
    }),
  );
}
