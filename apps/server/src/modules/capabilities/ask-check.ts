import { sentences } from '@kinora/contract/sentences';
import type { CapabilityCheck, TestCapabilityPayload } from '@kinora/contract/api';
import { capabilityChecks } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CapabilitiesDeps } from './capabilities-deps.ts';
import { checkAnswer } from './check-answer.ts';
import { checkCapability } from './check-task.ts';

/**
 * Has a worker try a capability out; what came of the last try is forgotten.
 * @throws AppError `not-found` for what this installation does not know; `conflict` for what nobody serves
 */
export async function askCheck(
  deps: CapabilitiesDeps,
  ask: { wish: TestCapabilityPayload; adminId: string },
): Promise<CapabilityCheck> {
  const { capability, provider } = ask.wish;
  const server = deps.servers().find((one) => one.capability === capability && one.provider === provider);
  if (server === undefined) {
    throw new AppError('not-found');
  }
  if (!server.isConfigured) {
    throw new AppError('conflict', { detail: sentences.admin.checkImpossible });
  }
  const fresh = {
    askedAt: deps.clock.now(),
    finishedAt: null,
    isWorking: null,
    sentence: null,
    tookMs: null,
  };
  return await deps.database.transaction(async (tx) => {
    const task = { capability, provider, adminId: ask.adminId };
    await deps.queue.enqueue(tx, checkCapability, task, { group: 'checks' });
    await tx
      .insert(capabilityChecks)
      .values({ capability, provider, ...fresh })
      .onConflictDoUpdate({
        target: [capabilityChecks.capability, capabilityChecks.provider],
        set: fresh,
      });
    return checkAnswer({ capability, provider, ...fresh });
  });
}
