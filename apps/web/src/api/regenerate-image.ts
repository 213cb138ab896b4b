import { ProjectMovedAnswerSchema } from '@kinora/contract/api';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Asks for another picture of one scene, beside the ones that are there. */
export function useRegenerateImage(projectId: string) {
  return useMutation({
    mutationFn: (sceneNumber: number) =>
      request(`/api/project/${encodeURIComponent(projectId)}/regenerate-image`, ProjectMovedAnswerSchema, {
        method: 'POST',
        body: { scene_number: sceneNumber },
      }),
  });
}
