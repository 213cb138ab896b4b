import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import { restingStatuses } from '@kinora/contract/statuses';
import { projects } from '../../../db/schema/projects.ts';
import { forgetProjects } from '../families.ts';
import type { PipelineDeps } from '../steps/step-work.ts';

/** So long can a removal be taken back. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** What nobody paid for would fill the disk for nothing; with the hourly sweep of its files it is gone within a day. */
const UNPAID_KEPT_MS = 20 * 3_600_000;

/**
 * Forgets projects that their owners removed a month ago, unpaid ones within a day, with the rows of their files; the
 * files go with the sweep of what no row names. @returns how many
 */
export async function purgeRemovedProjects(deps: Pick<PipelineDeps, 'database' | 'clock'>): Promise<number> {
  const before = (ms: number): Date => new Date(deps.clock.now().getTime() - ms);
  return await forgetProjects(
    deps.database,
    and(
      or(
        lt(projects.deletedAt, before(KEPT_MS)),
        and(lt(projects.deletedAt, before(UNPAID_KEPT_MS)), isNull(projects.paidAt), isNull(projects.holdId)),
      ),
      inArray(projects.status, [...restingStatuses]),
    ),
  );
}
