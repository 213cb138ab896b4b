import { ProjectMovedAnswerSchema } from '@kinora/contract/api';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Starts a failed project again from the step that failed; `keepsDrafts`: with what the studio makes by itself for the rest. */
export function useRetryProject(projectId: string) {
  return useMutation({
    mutationFn: ({ keepsDrafts }: { keepsDrafts: boolean }) =>
      request(`/api/project/${encodeURIComponent(projectId)}/retry`, ProjectMovedAnswerSchema, {
        method: 'POST',
        body: { keep_drafts: keepsDrafts },
      }),
  });
}
