import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A code that activates accounts. Only its hash is kept: the code itself is shown once, when it is made. */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    /** Hex SHA-256 of the code. The code has 80 random bits, so a fast hash is enough. */
    codeHash: text('code_hash').notNull().unique(),
    /** Its first group, so that an admin tells codes apart. */
    codeStart: text('code_start').notNull(),
    usesTotal: integer('uses_total').notNull(),
    usesLeft: integer('uses_left').notNull(),
    /** The admin who made it; null when it was made on the command line. */
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    check(
      'invitations_uses',
      sql`${table.usesLeft} >= 0 and ${table.usesLeft} <= ${table.usesTotal} and ${table.usesTotal} > 0`,
    ),
  ],
);

/** Who was activated by which invitation. */
export const invitationRedemptions = pgTable(
  'invitation_redemptions',
  {
    invitationId: text('invitation_id')
      .notNull()
      .references(() => invitations.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    redeemedAt: moment('redeemed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invitationId, table.userId] })],
);

/** Somebody who asked for access. Asking again moves the time, nothing else. */
export const accessApplications = pgTable('access_applications', {
  /** In lower case. */
  email: text('email').primaryKey(),
  appliedAt: moment('applied_at').notNull(),
  lastAppliedAt: moment('last_applied_at').notNull(),
});
