import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The last time an admin had a capability tried out with a real call; one row for each that serves it. */
export const capabilityChecks = pgTable(
  'capability_checks',
  {
    capability: text('capability').notNull(),
    provider: text('provider').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Null until a worker has tried. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    isWorking: boolean('is_working'),
    /** For the admin: what came back, or why nothing did. */
    sentence: text('sentence'),
    tookMs: integer('took_ms'),
  },
  (table) => [primaryKey({ columns: [table.capability, table.provider] })],
);
