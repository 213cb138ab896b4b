import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Fixed windows of counted requests, shared by all API processes. Rows past their end are swept. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Lane and caller, such as `writes:user:<id>`. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_window_ends_at').on(table.windowEndsAt)],
);
