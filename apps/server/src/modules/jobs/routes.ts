import {
  CancelJobAnswerSchema,
  IdParamsSchema,
  JobIdSchema,
  JobStatusAnswerSchema,
  ProjectMovedAnswerSchema,
  ReceiptSchema,
  RetryPayloadSchema,
} from '@kinora/contract/api';
import { jobStatusOf } from '@kinora/contract/statuses';
import { z } from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../access/index.ts';
import { cancelProject } from '../projects/index.ts';
import { readReceipt } from './read-receipt.ts';
import { readJob, retryJob } from './own-job.ts';
import type { JobsDeps } from './own-job.ts';

const tags = ['jobs'];

/** What is the same for projects of every kind. A job's id is its project's. */
export function registerJobs(instance: FastifyInstance, deps: JobsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/job-status',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      schema: { tags, querystring: JobIdSchema, response: { 200: JobStatusAnswerSchema } },
    },
    (request) => readJob(deps, { projectId: request.query.job_id, ownerId: currentUser(request).id }),
  );

  app.post(
    '/api/cancel-job',
    {
      onRequest: guards.signedIn,
      schema: { tags, body: JobIdSchema, response: { 200: CancelJobAnswerSchema } },
    },
    async (request) => {
      const projectId = request.body.job_id;
      const status = await cancelProject(deps, { projectId, ownerId: currentUser(request).id, by: 'owner' });
      return { job_id: projectId, status: jobStatusOf(status) };
    },
  );

  app.get(
    '/api/project/:id/receipt',
    {
      onRequest: guards.signedIn,
      schema: { tags, params: IdParamsSchema, response: { 200: ReceiptSchema } },
    },
    (request) => readReceipt(deps, { projectId: request.params.id, reader: currentUser(request) }),
  );

  app.post(
    '/api/project/:id/retry',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        params: IdParamsSchema,
        body: z.nullish(RetryPayloadSchema),
        response: { 202: ProjectMovedAnswerSchema },
      },
    },
    async (request, reply) => {
      const projectId = request.params.id;
      const keepsDrafts = request.body?.keep_drafts ?? false;
      const status = await retryJob(deps, { projectId, ownerId: currentUser(request).id, keepsDrafts });
      return reply.status(202).send({ project_id: projectId, status });
    },
  );
}
