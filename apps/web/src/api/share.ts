import { ShareAnswerSchema } from '@kinora/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

function shareKey(projectId: string) {
  return ['share', projectId] as const;
}

function shareUrl(projectId: string): string {
  return `/api/project/${encodeURIComponent(projectId)}/share`;
}

/** Whether a finished video of one's own is shared, and its link. */
export function useShare(projectId: string) {
  return useQuery({
    queryKey: shareKey(projectId),
    queryFn: ({ signal }) => request(shareUrl(projectId), ShareAnswerSchema, { signal }),
    staleTime: 0,
  });
}

/** Makes the link, or ends it. */
export function useChangeShare(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isShared: boolean) =>
      request(shareUrl(projectId), ShareAnswerSchema, { method: isShared ? 'POST' : 'DELETE' }),
    onSuccess: (share) => {
      queryClient.setQueryData(shareKey(projectId), share);
    },
  });
}
