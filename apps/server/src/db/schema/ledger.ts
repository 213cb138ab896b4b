import { movementKinds } from '@kinora/contract/api';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

// Money is integer hundredths of a credit, never a fraction. Transfers and entries are immutable: triggers
// (ledger-rules.sql) refuse to change or delete them and refuse a transfer whose entries do not sum to zero.

const hundredths = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Ids and times come from the database: money is dated by one clock, whichever process moved it. */
const newId = sql`gen_random_uuid()::text`;

/** Each user has `available` and `held`; the house has `granted` (where credits come from) and `revenue`. */
export const ledgerAccounts = ['available', 'held', 'granted', 'revenue'] as const;
export const ledgerAccountType = pgEnum('ledger_account', ledgerAccounts);

export const transferKindType = pgEnum('credit_transfer_kind', movementKinds);

export const holdStates = ['open', 'captured', 'released', 'expired'] as const;
export const holdStateType = pgEnum('credit_hold_state', holdStates);

/** The cached balance: always what the user's entries add up to. Its row is the lock of the user's ledger. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    availableHundredths: hundredths('available_hundredths').notNull(),
    heldHundredths: hundredths('held_hundredths').notNull(),
  },
  (table) => [
    check('credit_balances_available', sql`${table.availableHundredths} >= 0`),
    check('credit_balances_held', sql`${table.heldHundredths} >= 0`),
  ],
);

/** Credits set aside for one piece of work. It ends once: captured, released or expired. */
export const creditHolds = pgTable(
  'credit_holds',
  {
    id: text('id').primaryKey().default(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The caller's idempotency key: one hold per user and key, for ever. */
    key: text('key').notNull(),
    amountHundredths: hundredths('amount_hundredths').notNull(),
    /** What it pays for: a project, an image, a clip. */
    subjectId: text('subject_id').notNull(),
    state: holdStateType('state').notNull().default('open'),
    placedAt: moment('placed_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('credit_holds_user_key').on(table.userId, table.key),
    index('credit_holds_subject').on(table.subjectId),
    check('credit_holds_amount', sql`${table.amountHundredths} > 0`),
    check('credit_holds_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
);

/** One movement as the user reads it, with the balances right after it. */
export const creditTransfers = pgTable(
  'credit_transfers',
  {
    id: text('id').primaryKey().default(newId),
    /** Order of a user's movements: given out while the user's balance row is locked. */
    sequence: bigint('sequence', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: transferKindType('kind').notNull(),
    /** Grants: the caller's idempotency key. Holds and their ends: the hold's id. */
    key: text('key').notNull(),
    holdId: text('hold_id').references(() => creditHolds.id),
    subjectId: text('subject_id'),
    amountHundredths: hundredths('amount_hundredths').notNull(),
    /** Why, in words, when somebody gave a reason. */
    reason: text('reason'),
    availableAfterHundredths: hundredths('available_after_hundredths').notNull(),
    heldAfterHundredths: hundredths('held_after_hundredths').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('credit_transfers_user_sequence').on(table.userId, table.sequence),
    uniqueIndex('credit_transfers_once').on(table.userId, table.kind, table.key),
    // A hold ends once, whatever the code above does.
    uniqueIndex('credit_transfers_one_end')
      .on(table.holdId)
      .where(sql`${table.kind} in ('capture', 'release', 'expiry')`),
    check('credit_transfers_amount', sql`${table.amountHundredths} > 0`),
  ],
);

/** The two sides of a transfer: what leaves one account enters another. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    transferId: text('transfer_id')
      .notNull()
      .references(() => creditTransfers.id),
    account: ledgerAccountType('account').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    amountHundredths: hundredths('amount_hundredths').notNull(),
  },
  (table) => [
    uniqueIndex('credit_entries_side').on(table.transferId, table.account),
    index('credit_entries_user').on(table.userId, table.account),
    check('credit_entries_amount', sql`${table.amountHundredths} <> 0`),
  ],
);
