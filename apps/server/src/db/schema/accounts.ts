import { relations, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person who can sign in. The property names down to `updatedAt` are those of the session library. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Always in lower case. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Null until an invitation was redeemed: such an account looks around but generates nothing. */
    activatedAt: moment('activated_at'),
    /** A plan given by hand; the effective plan is the higher of it and what the credits say. */
    storedPlan: text('stored_plan').notNull().default('free'),
    /** When an admin closed the account: nobody signs in to it, and its shares are dead, until an admin opens it again. */
    closedAt: moment('closed_at'),
    /** When the account was deleted. Its row stays for the ledger, without name, address or any way in. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`)],
);

/** A signed-in browser. Deleting the row signs it out. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** A way to sign in: the hash of a password, or an identity elsewhere. Property names are the library's. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('credentials_identity').on(table.providerId, table.accountId),
    index('credentials_user').on(table.userId),
  ],
);

// The session library reads a session with its user, and a user with the ways to sign in, in one round trip each: every
// request of a signed-in person needs the first. The names are the library's.
export const sessionRelations = relations(sessions, ({ one }) => ({
  user: one(users, { fields: [sessions.userId], references: [users.id] }),
}));
export const credentialRelations = relations(credentials, ({ one }) => ({
  user: one(users, { fields: [credentials.userId], references: [users.id] }),
}));
export const userRelations = relations(users, ({ many }) => ({ accounts: many(credentials) }));

/** Short-lived proofs of the session library (password reset, e-mail confirmation). */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Tries that count against a caller: wrong passwords, wrong codes, new accounts. One row per caller and kind. */
export const throttles = pgTable(
  'throttles',
  {
    /** Kind of try and caller, such as `sign-in:address:192.0.2.7`. */
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    blockedUntil: moment('blocked_until').notNull(),
    lastTryAt: moment('last_try_at').notNull(),
  },
  (table) => [index('throttles_last_try').on(table.lastTryAt)],
);
