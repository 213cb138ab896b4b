import { ProjectMovedAnswerSchema } from '@kinora/contract';
import type { Scene } from '@kinora/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Confirms a story's scenes; its images are made next. */
export function useSubmitScenes(projectId: string) {
  return useMutation({
    mutationFn: (scenes: readonly Scene[]) =>
      request(
        `/api/project/${encodeURIComponent(projectId)}/submit-scenes-for-stories`,
        ProjectMovedAnswerSchema,
        {
          method: 'POST',
          body: { scenes },
        },
      ),
  });
}
