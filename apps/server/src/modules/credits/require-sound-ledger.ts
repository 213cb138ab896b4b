import { sentences } from '@kinora/contract/sentences';
import { gt } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { ledgerChecks } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Whoever is refused may try again after the next hourly check; an operator is needed meanwhile. */
const RETRY_AFTER_SECONDS = 3_600;

/**
 * Refuses new movements while the last check found a drift. Holds that exist still end as agreed: that moves only what
 * was set aside before. @throws AppError `unavailable`
 */
export async function requireSoundLedger(tx: Transaction): Promise<void> {
  const drifting = await tx
    .select({ count: ledgerChecks.driftCount })
    .from(ledgerChecks)
    .where(gt(ledgerChecks.driftCount, 0));
  if (drifting.length > 0) {
    throw new AppError('unavailable', {
      detail: sentences.account.billingReadOnly,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
