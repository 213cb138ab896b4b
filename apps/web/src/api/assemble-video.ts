import { ProjectMovedAnswerSchema } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Starts the final video from the scenes and the images chosen for them. */
export function useAssembleVideo(projectId: string) {
  return useMutation({
    mutationFn: ({ scenes, keepsDrafts }: { scenes: readonly Scene[]; keepsDrafts: boolean }) =>
      request(
        `/api/project/${encodeURIComponent(projectId)}/assemble-video-general`,
        ProjectMovedAnswerSchema,
        {
          method: 'POST',
          body: { scenes, keep_drafts: keepsDrafts },
        },
      ),
  });
}
