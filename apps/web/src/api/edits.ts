import { EditConflictSchema, RevisionAnswerSchema, RevisionListSchema } from '@kinora/contract/api';
import type { EditConflict, RevisionAnswer, RevisionList } from '@kinora/contract/api';
import type { Change } from '@kinora/contract/revisions';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { request } from './request.ts';

const pathOf = (projectId: string) => `/api/project/${encodeURIComponent(projectId)}`;

/** One save: what was changed since the one before it. */
export interface Batch {
  readonly id: string;
  /** The project's revision it was written on. */
  readonly revision: number;
  readonly changes: readonly Change[];
}

/** What a browser may still send while a page is closed; the rest waits in its storage. */
const KEEPALIVE_BYTES = 60_000;

/** Saves what was written; `conflict` when some of it was written on what is not there any more. @throws ApiError */
export async function sendEdits(
  projectId: string,
  { client, batch, isLeaving }: { client: string; batch: Batch; isLeaving: boolean },
): Promise<{ saved: RevisionAnswer } | { conflict: EditConflict }> {
  const body = { client, batch: batch.id, revision: batch.revision, changes: batch.changes };
  try {
    const saved = await request(`${pathOf(projectId)}/edits`, RevisionAnswerSchema, {
      method: 'POST',
      body,
      isLeaving: isLeaving && JSON.stringify(body).length < KEEPALIVE_BYTES,
    });
    return { saved };
  } catch (error) {
    const conflict = error instanceof ApiError ? z.safeParse(EditConflictSchema, error.body) : null;
    if (conflict?.success === true) {
      return { conflict: conflict.data };
    }
    throw error;
  }
}

/** Takes the last change back, or repeats it. */
export function sendUndo(projectId: string, kind: 'undo' | 'redo', client: string): Promise<RevisionAnswer> {
  return request(`${pathOf(projectId)}/${kind}`, RevisionAnswerSchema, { method: 'POST', body: { client } });
}

/** Brings back what stood at a revision. */
export function sendRestore(
  projectId: string,
  body: { client: string; revision: number },
): Promise<RevisionAnswer> {
  return request(`${pathOf(projectId)}/restore`, RevisionAnswerSchema, { method: 'POST', body });
}

/** Who changed what in a project, and when; read anew whenever somebody looks. */
export function useRevisions(projectId: string, revision: number) {
  return useQuery<RevisionList>({
    queryKey: ['revisions', projectId, revision],
    queryFn: ({ signal }) => request(`${pathOf(projectId)}/revisions`, RevisionListSchema, { signal }),
  });
}
