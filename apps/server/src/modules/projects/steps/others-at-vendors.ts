import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import { hasOpenRequests } from '../../../gateway/index.ts';
import { hasJob } from '../../../platform/queue/queue-depth.ts';

/**
 * Whether vendors work for other steps of a project, or are about to: one step's failure stops none of them. Steps that a
 * vendor makes name it as `maker` in their input.
 */
export async function hasOthersAtVendors(
  tx: Transaction,
  { projectId, besidesStep }: { projectId: string; besidesStep: string },
): Promise<boolean> {
  if (await hasOpenRequests(tx, { projectId, besidesStep })) {
    return true;
  }
  const [waiting] = await tx
    .select({ id: steps.id })
    .from(steps)
    .where(
      and(
        eq(steps.projectId, projectId),
        ne(steps.id, besidesStep),
        inArray(steps.state, ['waiting', 'running']),
        sql`${steps.input} ? 'maker'`,
        hasJob(steps.id),
      ),
    )
    .limit(1);
  return waiting !== undefined;
}
