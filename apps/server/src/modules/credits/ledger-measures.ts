import { creditsOf } from '@kinora/contract/money';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database } from '../../db/client.ts';
import type { Measure, Reading } from '../../platform/http/metrics.ts';

const RowsSchema = z.array(
  z.object({ held: z.string(), drifts: z.nullable(z.number()), checked_at: z.nullable(z.number()) }),
);

async function readState(database: Database) {
  const { rows } = await database.execute(sql`
    select (select coalesce(sum(held_hundredths), 0)::text from credit_balances) as held,
      (select drift_count from ledger_checks) as drifts,
      (select extract(epoch from checked_at)::float8 from ledger_checks) as checked_at`);
  const [row] = RowsSchema.parse(rows);
  return row;
}

/** Nothing is said before the first check. */
function known(value: number | null | undefined): readonly Reading[] {
  return value === null || value === undefined ? [] : [{ value }];
}

/** What the metrics say about credits: reserved ones, and whether the ledger adds up. */
export function ledgerMeasures(database: Database): readonly Measure[] {
  return [
    {
      name: 'kinora_credits_held',
      help: 'Credits reserved for work that has not ended',
      read: async () => [{ value: creditsOf(BigInt((await readState(database))?.held ?? '0')) }],
    },
    {
      name: 'kinora_ledger_drifts',
      help: 'Places where the last replay of the ledger did not add up; anything but 0 is an alarm',
      read: async () => known((await readState(database))?.drifts),
    },
    {
      name: 'kinora_ledger_checked_timestamp_seconds',
      help: 'When the ledger was replayed last; more than two hours ago is an alarm',
      read: async () => known((await readState(database))?.checked_at),
    },
  ];
}
