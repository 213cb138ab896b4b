import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails of this installation: kept whether or not a mail server is set, so that none is lost and the admin can read them. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Whether it holds what opens an account: then its text goes when it was sent. */
    isSecret: boolean('is_secret').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until a mail server has taken it. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Sendings that failed so far. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('mails_created').on(table.createdAt)],
);
