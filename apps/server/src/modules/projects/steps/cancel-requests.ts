import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import { RunningRequestSchema } from '../../../gateway/index.ts';
import type { Gateway, RunningRequest } from '../../../gateway/index.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import type { Project } from '../project.ts';
import { providerRequestOf } from './provider-request.ts';

export const cancelRequest: JobDefinition<RunningRequest> = {
  name: 'cancel-request',
  payload: RunningRequestSchema,
  timeoutSeconds: 60,
};

/** Queues the end of whatever providers still work on for a project that has ended. */
export async function cancelRequests(
  tx: Transaction,
  queue: JobQueue,
  project: Pick<Project, 'id' | 'ownerId'>,
): Promise<void> {
  const unfinished = await tx
    .select({ providerRequest: steps.providerRequest })
    .from(steps)
    .where(
      and(eq(steps.projectId, project.id), ne(steps.state, 'finished'), isNotNull(steps.providerRequest)),
    );
  for (const step of unfinished) {
    const request = providerRequestOf(step);
    if (request?.state === 'running') {
      const { medium, model, operation } = request;
      await queue.enqueue(tx, cancelRequest, { medium, model, operation }, { group: project.ownerId });
    }
  }
}

/** Tells the provider to stop. */
export function runCancelRequest(deps: {
  readonly gateway: Pick<Gateway, 'media'>;
}): JobHandler<RunningRequest> {
  return (request, { signal, log }) => deps.gateway.media.cancel(request, { signal, log });
}
