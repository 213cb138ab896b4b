import { SharedVideoAnswerSchema } from '@kinora/contract/api';
import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** What a share link shows, for everybody who has it. */
export function useSharedVideo(token: string) {
  return useQuery({
    queryKey: ['shared-video', token],
    queryFn: ({ signal }) =>
      request(`/api/share/${encodeURIComponent(token)}`, SharedVideoAnswerSchema, { signal }),
    // A film under way is not taken from its viewer.
    staleTime: Infinity,
  });
}
