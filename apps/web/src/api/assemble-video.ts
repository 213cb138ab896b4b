import { ProjectMovedAnswerSchema } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

interface FilmOrder {
  scenes: readonly Scene[];
  keepsDrafts: boolean;
  /** The project's revision that is confirmed. */
  revision: number;
}

/** Starts the final video from the scenes and the images chosen for them. */
export function useAssembleVideo(projectId: string) {
  return useMutation({
    mutationFn: ({ scenes, keepsDrafts, revision }: FilmOrder) =>
      request(
        `/api/project/${encodeURIComponent(projectId)}/assemble-video-general`,
        ProjectMovedAnswerSchema,
        {
          method: 'POST',
          body: { scenes, keep_drafts: keepsDrafts, revision },
        },
      ),
  });
}
