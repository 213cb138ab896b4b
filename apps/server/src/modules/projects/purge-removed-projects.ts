import { and, inArray, lt } from 'drizzle-orm';
import { restingStatuses } from '@kinora/contract';
import { projects } from '../../db/schema/projects.ts';
import type { PipelineDeps } from './step-work.ts';

/** So long can a removal be taken back. */
const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Forgets projects that their owners removed a month ago, with the rows of their files; the files go with the sweep of
 * what no row names. @returns how many
 */
export async function purgeRemovedProjects(deps: Pick<PipelineDeps, 'database' | 'clock'>): Promise<number> {
  const removedBefore = new Date(deps.clock.now().getTime() - KEPT_MS);
  const purged = await deps.database
    .delete(projects)
    .where(and(lt(projects.deletedAt, removedBefore), inArray(projects.status, [...restingStatuses])))
    .returning({ id: projects.id });
  return purged.length;
}
