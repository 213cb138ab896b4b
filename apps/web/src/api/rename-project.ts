import { ProjectAnswerSchema } from '@kinora/contract/api';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Gives a project the user's own title. */
export function useRenameProject(projectId: string) {
  return useMutation({
    mutationFn: (title: string) =>
      request(`/api/project/${encodeURIComponent(projectId)}`, ProjectAnswerSchema, {
        method: 'PATCH',
        body: { title },
      }),
  });
}
