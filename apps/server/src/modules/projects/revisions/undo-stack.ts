import type { RevisionKind } from '@kinora/contract/api';
import { and, asc, eq } from 'drizzle-orm';
import { revisionKinds } from '@kinora/contract/api';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { projectRevisions } from '../../../db/schema/revisions.ts';

interface Act {
  readonly number: number;
  readonly kind: RevisionKind;
  /** Of an undo or redo: which act it is about. */
  readonly target: number | null;
}

export interface UndoStack {
  /** Acts that can be taken back, the next one last. */
  readonly done: readonly number[];
  /** Acts that were taken back and can be repeated, the next one last. */
  readonly undone: readonly number[];
}

/** What somebody can take back and repeat, from their acts, oldest first. */
export function undoStackOf(acts: readonly Act[]): UndoStack {
  const [done, undone] = [new Set<number>(), new Set<number>()];
  for (const { number, kind, target } of acts) {
    if (kind === 'edit' || kind === 'restore') {
      done.add(number);
      undone.clear();
    } else if (kind === 'undo' && target !== null && done.delete(target)) {
      undone.add(target);
    } else if (kind === 'redo' && target !== null && undone.delete(target)) {
      done.add(target);
    }
  }
  return { done: [...done], undone: [...undone] };
}

/** What an author can take back in a project, and repeat. */
export async function readUndoStack(
  database: DatabaseOrTransaction,
  { projectId, authorId }: { projectId: string; authorId: string },
): Promise<UndoStack> {
  const acts = await database
    .select({
      number: projectRevisions.number,
      kind: projectRevisions.kind,
      target: projectRevisions.target,
    })
    .from(projectRevisions)
    .where(and(eq(projectRevisions.projectId, projectId), eq(projectRevisions.authorId, authorId)))
    .orderBy(asc(projectRevisions.number));
  return undoStackOf(acts.map((act) => ({ ...act, kind: z.enum(revisionKinds).parse(act.kind) })));
}
