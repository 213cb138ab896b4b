import { VideoGenerationsAnswerSchema } from '@kinora/contract/api';
import type { GenerationItem } from '@kinora/contract/api';
import { useQuery } from '@tanstack/react-query';
import { toListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { request } from './request.ts';

/** The videos and effects of the account, newest first. */
export function useVideos(): ListState<GenerationItem> {
  return toListState(
    useQuery({
      queryKey: ['videos'],
      queryFn: ({ signal }) => request('/video/generations/all', VideoGenerationsAnswerSchema, { signal }),
      select: (answer): readonly GenerationItem[] => answer.videos,
      staleTime: 0,
    }),
  );
}
