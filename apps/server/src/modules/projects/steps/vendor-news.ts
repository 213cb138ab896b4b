import { and, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projects } from '../../../db/schema/index.ts';
import type { PaidRequest } from '../../../gateway/index.ts';
import { touchProgress } from './claim-step.ts';
import type { PipelineDeps } from './step-work.ts';

/**
 * Hears what vendors say for the steps that wait for them: a vendor that works counts as progress, until its own deadline,
 * and a step whose request is over goes on at once. `whenLate` hears of what was made after it had been given up.
 */
export function passVendorNews({
  queue,
  clock,
  whenLate = () => Promise.resolve(),
}: Pick<PipelineDeps, 'queue' | 'clock'> & {
  readonly whenLate?: (tx: Transaction, late: { projectId: string; stepId: string }) => Promise<void>;
}) {
  return async (
    tx: Transaction,
    { request, isOver }: { request: PaidRequest; isOver: boolean },
  ): Promise<void> => {
    const { projectId, stepId } = request;
    if (projectId !== null) {
      await touchProgress(tx, { projectId, now: clock.now() });
    }
    if (request.state === 'late' && projectId !== null && stepId !== null) {
      await whenLate(tx, { projectId, stepId });
    }
    if (isOver && stepId !== null) {
      await queue.hasten(tx, { payload: { stepId } });
    }
  };
}

/** Progress that is noted so often is known to the sweeper early enough. */
const NOTED_EVERY_MS = 60_000;

/** Vendors that go on as before are progress as well. Whoever holds a project just now has news of it: it is not waited for. */
export function noteVendorsAtWork({ database, clock }: Pick<PipelineDeps, 'database' | 'clock'>) {
  return async (projectIds: readonly string[]): Promise<void> => {
    const now = clock.now();
    const notedBefore = new Date(now.getTime() - NOTED_EVERY_MS);
    const unnoted = database
      .select({ id: projects.id })
      .from(projects)
      .where(and(inArray(projects.id, [...projectIds]), lte(projects.progressAt, notedBefore)))
      .for('update', { skipLocked: true });
    await database
      .update(projects)
      .set({ progressAt: now, idleSweeps: 0 })
      .where(inArray(projects.id, unnoted));
  };
}
