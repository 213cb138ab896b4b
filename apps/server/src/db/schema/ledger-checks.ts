import { check, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/**
 * What the last replay of the ledger found; one row, absent before the first one. Every process reads it: a drift
 * found by one worker stops new movements everywhere.
 */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: integer('id').primaryKey().default(1),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    checkedUsers: integer('checked_users').notNull(),
    driftCount: integer('drift_count').notNull(),
    /** The first of them, for the operator: `kind`, `id`, `explanation`. */
    drifts: jsonb('drifts').notNull(),
  },
  (table) => [check('ledger_checks_one_row', sql`${table.id} = 1`)],
);
