import { ProjectMovedAnswerSchema } from '@kinora/contract/api';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Starts a failed project again from the step that failed. */
export function useRetryProject(projectId: string) {
  return useMutation({
    mutationFn: () =>
      request(`/api/project/${encodeURIComponent(projectId)}/retry`, ProjectMovedAnswerSchema, {
        method: 'POST',
        body: {},
      }),
  });
}
