import { AdminJobChangedAnswerSchema, AdminJobsAnswerSchema, IdParamsSchema } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { guards } from '../access/index.ts';
import type { StoriesDeps } from '../stories/index.ts';
import { cancelForAdmin, retryForAdmin } from './change-job.ts';
import { listJobs } from './list-jobs.ts';

/** What is being made here, for whom, and what became of it. */
export function registerAdminJobs(
  instance: FastifyInstance,
  deps: StoriesDeps & { readonly pool: Pool },
): void {
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
