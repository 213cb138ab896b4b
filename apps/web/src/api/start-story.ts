import { StartAnswerSchema } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import type { StartStoryData } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ApiError, failureText } from './api-error.ts';
import { useEnginePrice } from './get-catalogue.ts';
import { meQuery } from './get-me.ts';
import { rememberStartedProject } from './get-project.ts';
import { rememberSessionProject } from './get-session.ts';
import { rememberPendingJob } from './pending-jobs.ts';
import { request } from './request.ts';

export interface StoryFiles {
  pdf: File | null;
  images: readonly File[];
}

interface StoryStart {
  data: StartStoryData & { session_id: string; request_id: string };
  files: StoryFiles;
}

/** The start answer as far as it can be trusted: a missing id has a sentence of its own. */
const LooseStartAnswerSchema = z.partial(StartAnswerSchema);

/** Letters of the prompt that name a story until it has a title. */
const TITLE_LENGTH = 60;

async function startStory({ data, files }: StoryStart): Promise<{ projectId: string }> {
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  if (files.pdf !== null) {
    form.append('pdf', files.pdf);
  }
  for (const image of files.images) {
    form.append('images', image);
  }
  const answer = await request('/api/research_and_create_video', LooseStartAnswerSchema, {
    method: 'POST',
    form,
  });
  if (answer.project_id === undefined || answer.project_id === '') {
    throw new ApiError(sentences.failure.noProjectId, { status: 200, code: null, fields: [] });
  }
  return { projectId: answer.project_id };
}

/** Starts a story. The credits it holds are seen at once, and its session is known without asking. */
export function useStartStory() {
  const queryClient = useQueryClient();
  const priceOf = useEnginePrice();
  return useMutation({
    mutationFn: startStory,
    onSuccess: ({ projectId }, { data, files }) => {
      rememberSessionProject(queryClient, data.session_id, projectId);
      const price = data.selected_engine === null ? 0 : priceOf(data.selected_engine);
      const hasAttachments = files.pdf !== null || files.images.length > 0;
      rememberStartedProject(queryClient, { projectId, data, price, hasAttachments });
      rememberPendingJob(queryClient, {
        kind: 'story',
        id: projectId,
        title: data.user_query.trim().slice(0, TITLE_LENGTH),
        sessionId: data.session_id,
      });
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}

/** The sentence for a story that could not be started. */
export function storyStartFailure(error: unknown): string {
  if (error instanceof ApiError && error.message === sentences.failure.noProjectId) {
    return error.message;
  }
  return failureText(error, sentences.failure.create);
}
