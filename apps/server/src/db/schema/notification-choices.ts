import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** How a person wants to be told that a film is done. Without a row: not at all. */
export const notificationChoices = pgTable('notification_choices', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  byMail: boolean('by_mail').notNull(),
  /** The language of what is written to them. */
  language: text('language').notNull(),
  /** What was done before is told to nobody. */
  since: timestamp('since', { withTimezone: true }).notNull(),
});
