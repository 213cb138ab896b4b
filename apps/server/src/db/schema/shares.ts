import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { projects } from './projects.ts';

/** A finished video that its owner lets everybody watch who has the link. Ending it removes the row. */
export const shares = pgTable(
  'shares',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .unique()
      .references(() => projects.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hex SHA-256 of the link's token. The token itself is never stored: see `shareToken`. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('shares_owner').on(table.ownerId)],
);
