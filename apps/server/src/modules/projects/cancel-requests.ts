import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { steps } from '../../db/schema/steps.ts';
import type { JobDefinition, JobHandler } from '../../platform/queue/job.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { Providers } from '@kinora/models';
import type { Project } from './project.ts';
import { providerRequestOf, RunningRequestSchema } from './provider-request.ts';
import type { RunningRequest } from './provider-request.ts';

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

/** Tells the provider to stop. A model that is not offered any more has nothing that could be told. */
export function runCancelRequest(deps: {
  readonly providers: Pick<Providers, 'pictureModel' | 'videoModel'>;
  readonly workRoot: string;
}): JobHandler<RunningRequest> {
  return async ({ medium, model, operation }, { signal, log }) => {
    const found =
      medium === 'picture' ? deps.providers.pictureModel(model) : deps.providers.videoModel(model);
    const workFolder = await mkdtemp(join(deps.workRoot, 'step-'));
    try {
      await found?.cancel(operation, { signal, log, workFolder });
    } finally {
      await rm(workFolder, { recursive: true, force: true });
    }
  };
}
