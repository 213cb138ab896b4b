import type { Logger } from 'pino';
import { openDatabase } from '../../db/client.ts';
import { checkLedger } from './check-ledger.ts';

const CHECK_INTERVAL_MS = 3_600_000;
/** A replay reads every entry there ever was. */
const CHECK_LIMIT_MS = 600_000;

export interface LedgerGuardOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
}

/** Checks the ledger now and every hour; a drift is an alarm in the log and in the metrics. @returns what stops it */
export function guardLedger(options: LedgerGuardOptions): () => void {
  let isChecking = false;
  const check = async (): Promise<void> => {
    if (isChecking) {
      return;
    }
    isChecking = true;
    try {
      await checkOnce(options);
    } catch (error) {
      // The database may be away for a moment; the next hour tries again, and the metric of the last check grows old.
      options.log.warn({ err: error }, 'The ledger could not be checked');
    } finally {
      isChecking = false;
    }
  };
  void check();
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Over a connection of its own, which may take its time. */
async function checkOnce({ databaseUrl, log }: LedgerGuardOptions): Promise<void> {
  const open = openDatabase(databaseUrl, {
    maxConnections: 1,
    applicationName: 'kinora ledger check',
    statementLimitMs: CHECK_LIMIT_MS,
    onConnectionError: (error) => log.warn({ err: error }, 'A database connection was lost'),
  });
  try {
    const { checkedUsers, drifts } = await checkLedger(open.database);
    if (drifts.length > 0) {
      log.fatal({ checkedUsers, drifts }, 'The ledger does not add up: credits are read-only until it does');
    }
  } finally {
    await open.close();
  }
}
