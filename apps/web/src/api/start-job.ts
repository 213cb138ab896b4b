import { StartAnswerSchema } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { PendingJobKind } from '../lib/pending-jobs.ts';
import { randomId } from '../lib/random-id.ts';
import { ApiError, failureText } from './api-error.ts';
import { meQuery } from './get-me.ts';
import { rememberPendingJob } from './pending-jobs.ts';
import { request } from './request.ts';

/** The start answer as far as it can be trusted: a missing id has a sentence of its own. */
const LooseStartAnswerSchema = z.partial(StartAnswerSchema);

/** Letters of the prompt that name a job while it runs. */
const TITLE_LENGTH = 60;

export interface JobCall {
  path: string;
  kind: PendingJobKind;
  /** The name of the form's file part. */
  filePart: 'image' | 'images';
  /** Said when the answer holds no id. */
  withoutId: string;
  /** Said when the start is refused; the reason is the server's. */
  refused: (reason: string) => string;
}

export interface JobStart {
  data: { prompt: string } & Readonly<Record<string, unknown>>;
  files: readonly File[];
}

/** Starts a single job as a multipart call; the job is watched from then on, and the credits it holds are seen at once. */
export function useStartJob(call: JobCall) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ data, files }: JobStart): Promise<string> => {
      const form = new FormData();
      form.append('data', JSON.stringify({ session_id: randomId(), ...data }));
      for (const file of files) {
        form.append(call.filePart, file);
      }
      const { project_id: id } = await request(call.path, LooseStartAnswerSchema, {
        method: 'POST',
        form,
        headers: { 'idempotency-key': randomId() },
      });
      if (id === undefined || id === '') {
        throw new ApiError(call.withoutId, { status: 200, code: null, fields: [] });
      }
      return id;
    },
    onSuccess: (id, { data }) => {
      rememberPendingJob(queryClient, {
        kind: call.kind,
        id,
        title: data.prompt.trim().slice(0, TITLE_LENGTH),
        sessionId: '',
      });
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
  return { ...mutation, failure: mutation.isError ? startFailure(call, mutation.error) : null };
}

function startFailure(call: JobCall, error: Error): string {
  if (error instanceof ApiError && error.message === call.withoutId) {
    return error.message;
  }
  return failureText(error, call.refused);
}
