import { sentences } from '@kinora/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/index.ts';
import { AppError, isAppError } from '../../platform/errors/app-error.ts';
import { retryJob } from '../jobs/index.ts';
import { cancelProject } from '../projects/index.ts';
import type { StoriesDeps } from '../stories/index.ts';

/**
 * Starts what has failed again, as its owner could; their credits are set aside again.
 * @throws AppError `not-found`; `conflict` when it has not failed, or its owner's credits do not suffice
 */
export async function retryForAdmin(deps: StoriesDeps, id: string): Promise<void> {
  const ownerId = await findOwner(deps.database, id);
  if (ownerId === null) {
    await changeDuty(() => deps.database.transaction((tx) => deps.queue.retry(tx, id)));
    return;
  }
  try {
    await retryJob(deps, { projectId: id, ownerId });
  } catch (error) {
    // 402 would tell the admin to get more credits.
    throw isAppError(error, 'not-enough-credits')
      ? new AppError('conflict', { detail: sentences.admin.ownerWithoutCredits, cause: error })
      : error;
  }
}

/** Ends what waits or runs, with the credits back to its owner. @throws AppError `not-found`, `conflict` */
export async function cancelForAdmin(deps: StoriesDeps, id: string): Promise<void> {
  const ownerId = await findOwner(deps.database, id);
  if (ownerId === null) {
    await changeDuty(async () => (await deps.database.transaction((tx) => deps.queue.abort(tx, { id }))) > 0);
    return;
  }
  await cancelProject(deps, { projectId: id, ownerId });
}

async function findOwner(database: Database, projectId: string): Promise<string | null> {
  const [project] = await database
    .select({ ownerId: projects.ownerId })
    .from(projects)
    .where(eq(projects.id, projectId));
  return project?.ownerId ?? null;
}

/** A duty of the server that is unknown, or in no state for it, is not found. */
async function changeDuty(change: () => Promise<boolean>): Promise<void> {
  if (!(await change())) {
    throw new AppError('not-found');
  }
}
