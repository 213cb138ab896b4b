import { and, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { isResting, restingStatuses } from '@kinora/contract/statuses';
import { projects } from '../../../db/schema/projects.ts';
import { lockProject } from '../project.ts';
import { payForVendorsWork } from '../project-hold.ts';
import type { PipelineDeps } from '../steps/step-work.ts';
import { readVendorsWork } from '../vendors-work.ts';

const REST_MS = 7 * 24 * 3_600_000;
/** A deleted project holds its credits no longer than a change of mind takes. */
const DELETED_REST_MS = 3_600_000;

/**
 * Gives back the credits of projects that have rested for seven days, or were deleted an hour ago, less what vendors have
 * made of them. Going on takes them again.
 * @returns how many holds ended
 */
export async function releaseRestingHolds(deps: Pick<PipelineDeps, 'database' | 'clock'>): Promise<number> {
  const now = deps.clock.now().getTime();
  const restedSince = new Date(now - REST_MS);
  const deletedSince = new Date(now - DELETED_REST_MS);
  const resting = await deps.database
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        inArray(projects.status, [...restingStatuses]),
        isNotNull(projects.holdId),
        or(lt(projects.statusChangedAt, restedSince), lt(projects.deletedAt, deletedSince)),
      ),
    );
  for (const { id } of resting) {
    await deps.database.transaction(async (tx) => {
      const project = await lockProject(tx, id);
      if (project === undefined || !isResting(project.status)) {
        return;
      }
      const isLeft = project.deletedAt !== null && project.deletedAt < deletedSince;
      if (isLeft || project.statusChangedAt < restedSince) {
        const work = await readVendorsWork(tx, project);
        await payForVendorsWork(tx, project, { work, rest: { isExpiry: true } });
      }
    });
  }
  return resting.length;
}
