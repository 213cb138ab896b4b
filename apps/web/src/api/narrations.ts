import { NarrationAnswerSchema, NarrationsAnswerSchema } from '@kinora/contract/api';
import type { HearPayload, NarrationAnswer, ProjectAnswer, SpeechSettings } from '@kinora/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from './request.ts';
import { useJobStatus } from './use-job-status.ts';

const pathOf = (projectId: string) => `/api/project/${encodeURIComponent(projectId)}`;

function narrationsKey({ project_id: id, scenes }: Pick<ProjectAnswer, 'project_id' | 'scenes'>) {
  const spoken = scenes.map((scene) => [scene.id, scene.voice_id, scene.narration_script]);
  return ['narrations', id, spoken] as const;
}

/** How a project is spoken, and what was heard of it already. */
export function useNarrations(project: Pick<ProjectAnswer, 'project_id' | 'scenes'>) {
  return useQuery({
    queryKey: narrationsKey(project),
    queryFn: ({ signal }) =>
      request(`${pathOf(project.project_id)}/narrations`, NarrationsAnswerSchema, { signal }),
    staleTime: Infinity,
  });
}

/** Has a scene spoken as it stands in the editor. */
export function useAskToHear(projectId: string) {
  return useMutation({
    mutationFn: (payload: HearPayload) =>
      request(`${pathOf(projectId)}/narrations`, NarrationAnswerSchema, { method: 'POST', body: payload }),
  });
}

/** A narration that is being spoken. */
export function useNarration(projectId: string, known: NarrationAnswer) {
  const id = known.narration_id;
  return useJobStatus<NarrationAnswer>({
    subject: 'narration',
    queryKey: ['narration', projectId, id],
    getAnswer: (signal) =>
      request(`${pathOf(projectId)}/narrations/${encodeURIComponent(id)}`, NarrationAnswerSchema, {
        signal,
      }),
    knownAnswer: known,
  });
}

/** Keeps how a project is spoken. */
export function useSaveSpeech(project: Pick<ProjectAnswer, 'project_id' | 'scenes'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (speech: SpeechSettings) =>
      request(`${pathOf(project.project_id)}/speech`, NarrationsAnswerSchema, {
        method: 'PUT',
        body: speech,
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(narrationsKey(project), answer);
    },
  });
}
