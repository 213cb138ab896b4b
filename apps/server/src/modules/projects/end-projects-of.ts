import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { failProject } from './fail-project.ts';
import { giveHoldBack } from './project-hold.ts';
import { giveStepHoldsBack } from './step-hold.ts';

/**
 * Ends everything of an owner, in the caller's transaction: what is running is stopped, and whatever is held for it, or
 * for a project at rest, is given back. The projects stay locked.
 */
export async function endProjectsOf(
  tx: Transaction,
  queue: JobQueue,
  { ownerId, sentence, now }: { ownerId: string; sentence: string; now: Date },
): Promise<void> {
  const owned = await tx
    .select()
    .from(projects)
    .where(eq(projects.ownerId, ownerId))
    .orderBy(projects.id)
    .for('update');
  for (const project of owned) {
    if (!(await failProject(tx, queue, { project, sentence, now }))) {
      await giveHoldBack(tx, project, { reason: sentence });
      await giveStepHoldsBack(tx, { projectId: project.id, reason: sentence });
    }
  }
}
