import type { Transaction } from '../../../db/client.ts';
import type { PaidRequest } from '../../../gateway/index.ts';
import { touchProgress } from './claim-step.ts';
import type { PipelineDeps } from './step-work.ts';

/**
 * Hears what vendors say for the steps that wait for them: a vendor that works counts as progress, until its own deadline,
 * and a step whose request is over goes on at once.
 */
export function passVendorNews({ queue, clock }: Pick<PipelineDeps, 'queue' | 'clock'>) {
  return async (
    tx: Transaction,
    { request, isOver }: { request: PaidRequest; isOver: boolean },
  ): Promise<void> => {
    const { projectId, stepId } = request;
    if (projectId !== null) {
      await touchProgress(tx, { projectId, now: clock.now() });
    }
    if (isOver && stepId !== null) {
      await queue.hasten(tx, { payload: { stepId } });
    }
  };
}
