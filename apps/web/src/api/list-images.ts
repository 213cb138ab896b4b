import { ImageGenerationsAnswerSchema } from '@kinora/contract/api';
import type { GenerationItem } from '@kinora/contract/api';
import { useQuery } from '@tanstack/react-query';
import { toListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { request } from './request.ts';

/** The images of the account, newest first. */
export function useImages(): ListState<GenerationItem> {
  return toListState(
    useQuery({
      queryKey: ['images'],
      queryFn: ({ signal }) => request('/image/generations/all', ImageGenerationsAnswerSchema, { signal }),
      select: (answer): readonly GenerationItem[] => answer.images,
      staleTime: 0,
    }),
  );
}
