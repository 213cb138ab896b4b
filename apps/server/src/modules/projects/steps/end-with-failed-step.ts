import { sentences } from '@kinora/contract/sentences';
import { and, eq, gte } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import { failProject } from '../fail-project.ts';
import { lockProject } from '../project.ts';
import { hasOthersAtVendors } from './others-at-vendors.ts';
import type { PipelineDeps } from './step-work.ts';

/**
 * Ends a project one of whose steps has failed while vendors were still paid to work for others, once the last of them has
 * ended. The caller holds the project's lock.
 */
export async function endWithFailedStep(
  tx: Transaction,
  deps: Pick<PipelineDeps, 'queue' | 'clock'>,
  { projectId, endedStep }: { projectId: string; endedStep: string },
): Promise<void> {
  const project = await lockProject(tx, projectId);
  if (project === undefined) {
    return;
  }
  const [failed] = await tx
    .select({ error: steps.error })
    .from(steps)
    .where(
      and(
        eq(steps.projectId, projectId),
        eq(steps.state, 'failed'),
        // An edit that failed before has its own end behind it.
        gte(steps.startedAt, project.statusChangedAt),
      ),
    )
    .limit(1);
  if (failed === undefined || (await hasOthersAtVendors(tx, { projectId, besidesStep: endedStep }))) {
    return;
  }
  const sentence = failed.error ?? sentences.failure.unknown;
  await failProject(tx, deps.queue, { project, sentence, now: deps.clock.now() });
}
