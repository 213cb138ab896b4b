import { CancelJobAnswerSchema } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery } from './get-me.ts';
import { request } from './request.ts';

/** Stops what runs for a project and gives its credits back. */
export function useCancelJob(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request('/api/cancel-job', CancelJobAnswerSchema, { method: 'POST', body: { job_id: projectId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}
