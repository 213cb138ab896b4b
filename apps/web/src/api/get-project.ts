import { ProjectAnswerSchema, StoryChoicesSchema } from '@kinora/contract/api';
import { projectStatus } from '@kinora/contract/statuses';
import { DEFAULT_FILMS_VOICE } from '@kinora/contract/voices';
import type { ProjectAnswer, StartStoryData } from '@kinora/contract/api';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { request } from './request.ts';
import { useJobStatus } from './use-job-status.ts';

function projectKey(projectId: string) {
  return ['project', projectId] as const;
}

function startedKey(projectId: string) {
  return ['project-started', projectId] as const;
}

/** A project, kept up to date while it is being worked on. */
export function useProject(projectId: string) {
  const queryClient = useQueryClient();
  return useJobStatus<ProjectAnswer>({
    subject: 'project',
    queryKey: projectKey(projectId),
    getAnswer: (signal) =>
      request(`/api/project/${encodeURIComponent(projectId)}`, ProjectAnswerSchema, { signal }),
    knownAnswer: queryClient.getQueryData<ProjectAnswer>(startedKey(projectId)),
  });
}

/** Whether the project was started in this page, since it was loaded. */
export function useIsStartedHere(projectId: string): boolean {
  return useQueryClient().getQueryData(startedKey(projectId)) !== undefined;
}

/** What a story looks like in the moment after its start, before the server has been asked about it. */
export function rememberStartedProject(
  queryClient: QueryClient,
  started: {
    projectId: string;
    data: StartStoryData & { session_id: string };
    price: number;
    hasAttachments: boolean;
  },
): void {
  const { projectId, data, price, hasAttachments } = started;
  if (data.selected_engine === null) {
    return;
  }
  const project: ProjectAnswer = {
    ...z.parse(StoryChoicesSchema, {
      ...data,
      voice: data.voice ?? DEFAULT_FILMS_VOICE,
      video_type: data.video_type ?? 'film',
    }),
    project_id: projectId,
    session_id: data.session_id,
    status: projectStatus.SCENES_QUEUED,
    scenes: [],
    draft_scenes: null,
    revision: 0,
    can_undo: false,
    can_redo: false,
    final_links: [],
    error: null,
    title: data.user_query.slice(0, 60),
    prompt: data.user_query,
    progress: { done: 0, total: 0, label: '' },
    seconds_left: null,
    price,
    paid_credits: 0,
    cancel_credits: 0,
    made_by: [],
    sources: [],
    has_attachments: hasAttachments,
    notice: null,
    poster_url: null,
    captions_url: null,
    created_at: new Date().toISOString(),
  };
  queryClient.setQueryData(startedKey(projectId), project);
}
