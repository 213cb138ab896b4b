import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { failProject } from './fail-project.ts';
import type { Project } from './project.ts';
import { giveHoldBack } from './project-hold.ts';
import { giveStepHoldsBack } from './steps/step-hold.ts';

/** All of an owner's projects, locked until the transaction ends, in one order. */
export async function lockProjectsOf(tx: Transaction, ownerId: string): Promise<Project[]> {
  return await tx
    .select()
    .from(projects)
    .where(eq(projects.ownerId, ownerId))
    .orderBy(projects.id)
    .for('update');
}

/**
 * Ends projects that the caller's transaction has locked: what is running is stopped, and whatever is held for it, or
 * for a project at rest, is given back.
 */
export async function endProjects(
  tx: Transaction,
  queue: JobQueue,
  { owned, sentence, now }: { owned: readonly Project[]; sentence: string; now: Date },
): Promise<void> {
  for (const project of owned) {
    if (!(await failProject(tx, queue, { project, sentence, now, isForGood: true }))) {
      await giveHoldBack(tx, project, { reason: sentence });
      await giveStepHoldsBack(tx, { projectId: project.id, reason: sentence });
    }
  }
}
