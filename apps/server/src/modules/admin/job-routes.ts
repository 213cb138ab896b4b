import { AdminJobChangedAnswerSchema, AdminJobsAnswerSchema, IdParamsSchema } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/index.ts';
import { AppError, isAppError } from '../../platform/errors/app-error.ts';
import { guards } from '../access/index.ts';
import { retryJob, type JobsDeps } from '../jobs/index.ts';
import { cancelProject } from '../projects/index.ts';
import { listJobs } from './list-jobs.ts';

/** What is being made here, for whom, and what became of it. */
export function registerAdminJobs(instance: FastifyInstance, deps: JobsDeps & { readonly pool: Pool }): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const onRequest = guards.admin;
  const tags = ['admin'];
  const change = {
    onRequest,
    schema: { tags, params: IdParamsSchema, response: { 200: AdminJobChangedAnswerSchema } },
  };

  app.get(
    '/api/admin/jobs',
    { onRequest, schema: { tags, response: { 200: AdminJobsAnswerSchema } } },
    async () => ({ jobs: await listJobs(deps, deps.clock.now()) }),
  );

  app.post('/api/admin/jobs/:id/retry', change, async ({ params }) => {
    await retryForAdmin(deps, params.id);
    return { id: params.id };
  });

  app.post('/api/admin/jobs/:id/cancel', change, async ({ params }) => {
    await cancelForAdmin(deps, params.id);
    return { id: params.id };
  });
}

/**
 * Starts what has failed again, as its owner could; their credits are set aside again.
 * @throws AppError `not-found`; `conflict` when it has not failed, or its owner's credits do not suffice
 */
async function retryForAdmin(deps: JobsDeps, id: string): Promise<void> {
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
async function cancelForAdmin(deps: JobsDeps, id: string): Promise<void> {
  const ownerId = await findOwner(deps.database, id);
  if (ownerId === null) {
    await changeDuty(async () => (await deps.database.transaction((tx) => deps.queue.abort(tx, { id }))) > 0);
    return;
  }
  await cancelProject(deps, { projectId: id, ownerId, by: 'admin' });
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
