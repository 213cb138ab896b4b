import { ProjectMovedAnswerSchema } from '@kinora/contract/api';
import { engineOf } from '@kinora/contract/catalogue';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Confirms the scenes of a story or a film; its images are made next. */
export function useSubmitScenes(project: Pick<ProjectAnswer, 'project_id' | 'selected_engine'>) {
  const kind = engineOf(project.selected_engine).mode;
  return useMutation({
    mutationFn: (body: { scenes: readonly Scene[]; revision: number }) =>
      request(
        `/api/project/${encodeURIComponent(project.project_id)}/submit-scenes-for-${kind}`,
        ProjectMovedAnswerSchema,
        { method: 'POST', body },
      ),
  });
}
