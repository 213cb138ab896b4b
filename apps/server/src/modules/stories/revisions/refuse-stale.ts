import { revisionSentences } from '@kinora/contract/sentences';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projectRevisions } from '../../../db/schema/revisions.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { StoredChangesSchema } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { describePlaces } from './describe-places.ts';
import { readDocument } from './project-document.ts';

/**
 * Refuses to confirm a script that was changed since the person looked at it, and says where. Callers that name no
 * revision confirm what they send. @throws AppError `conflict`
 */
export async function refuseStale(
  tx: Transaction,
  project: Project,
  revision: number | null | undefined,
): Promise<void> {
  if (revision === null || revision === undefined || revision === project.revision) {
    return;
  }
  const later = await tx
    .select({ changes: projectRevisions.changes })
    .from(projectRevisions)
    .where(and(eq(projectRevisions.projectId, project.id), gt(projectRevisions.number, revision)))
    .orderBy(asc(projectRevisions.number));
  const changes = later.flatMap((row) => StoredChangesSchema.parse(row.changes));
  const places = describePlaces(changes, await readDocument(tx, project));
  throw new AppError('conflict', { detail: revisionSentences.staleReview(places) });
}
