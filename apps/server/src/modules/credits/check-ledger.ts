import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { ledgerChecks } from '../../db/schema/index.ts';
import { reconcile, type Reconciliation } from './reconcile.ts';

/** So many are kept for the operator; where there are more, these say enough. */
const DRIFTS_KEPT = 20;

/**
 * Replays the ledger and remembers the outcome for every process: a drift makes credits read-only, a clean replay
 * opens them again.
 */
export async function checkLedger(database: Database): Promise<Reconciliation> {
  const found = await reconcile(database);
  const outcome = {
    checkedAt: sql`now()`,
    checkedUsers: found.checkedUsers,
    driftCount: found.drifts.length,
    drifts: found.drifts.slice(0, DRIFTS_KEPT),
  };
  await database
    .insert(ledgerChecks)
    .values({ id: 1, ...outcome })
    .onConflictDoUpdate({ target: ledgerChecks.id, set: outcome });
  return found;
}
