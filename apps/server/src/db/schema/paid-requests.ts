import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { projects } from './projects.ts';
import { steps } from './steps.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Millionths of a US dollar. */
const microDollars = (name: string) => bigint(name, { mode: 'number' });

/**
 * `sending` one call may be under way · `running` the vendor works · `answered` a result waits to be fetched · `made` it is
 * kept · `failed` the vendor gave up · `refused` turned down, nothing bought · `cancelled` told to stop · `unknown` nobody
 * knows whether it arrived · `late` made after it had been given up.
 */
export const paidRequestStates = [
  'sending',
  'running',
  'answered',
  'made',
  'failed',
  'refused',
  'cancelled',
  'unknown',
  'late',
] as const;
export const paidRequestStateType = pgEnum('paid_request_state', paidRequestStates);

/**
 * Every request that can cost money, written down before it is sent. It is the receipt: it stays when its step, project
 * or account goes.
 */
export const paidRequests = pgTable(
  'paid_requests',
  {
    id: text('id').primaryKey(),
    stepId: text('step_id').references(() => steps.id, { onDelete: 'set null' }),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Pinned before anything is sent: a changed binding never sends one vendor's handle to another. */
    provider: text('provider').notNull(),
    endpoint: text('endpoint').notNull(),
    /** The catalogue's key that was asked for. */
    model: text('model').notNull(),
    medium: text('medium').notNull(),
    /** First characters of the hash of the key that was used. */
    keyFingerprint: text('key_fingerprint').notNull(),
    requestHash: text('request_hash').notNull(),
    state: paidRequestStateType('state').notNull(),
    /** What is sent, without secrets. */
    prepared: jsonb('prepared').notNull(),
    /** The answer to the submit as it came, stored before anybody looked into it. */
    rawAnswer: jsonb('raw_answer'),
    /** The vendor's own handle. */
    operation: jsonb('operation'),
    /** What the result is fetched with. */
    answer: jsonb('answer'),
    /** Whether it no longer speaks for its step: a further try sends anew. */
    isClosed: boolean('is_closed').notNull().default(false),
    isCancelWanted: boolean('is_cancel_wanted').notNull().default(false),
    phase: text('phase'),
    position: integer('position'),
    /** How far it is, in thousandths, where the vendor says so. */
    thousandths: integer('thousandths'),
    errorKind: text('error_kind'),
    /** For the person who waits. */
    error: text('error'),
    /** What the vendor said, for the operator. */
    errorDetail: text('error_detail'),
    estimateMicro: microDollars('estimate_micro'),
    costMicro: microDollars('cost_micro'),
    /** What of it is booked to its day; null: its estimate is still set aside. */
    bookedMicro: microDollars('booked_micro'),
    budgetDay: date('budget_day').notNull(),
    /** Until when the sender may be at it. The database's clock. */
    leaseUntil: moment('lease_until'),
    nextPollAt: moment('next_poll_at'),
    failedPolls: integer('failed_polls').notNull().default(0),
    /** When the vendor began to work on it. */
    workStartedAt: moment('work_started_at'),
    deadlineAt: moment('deadline_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('paid_requests_one_open')
      .on(table.stepId)
      .where(sql`${table.state} in ('sending', 'running', 'answered')`),
    index('paid_requests_step').on(table.stepId, table.createdAt),
    index('paid_requests_project').on(table.projectId, table.createdAt),
    index('paid_requests_hash').on(table.requestHash, table.createdAt),
    index('paid_requests_due')
      .on(table.nextPollAt)
      .where(sql`${table.nextPollAt} is not null`),
  ],
);

/** What vendors cost on a day of UTC. */
export const spendingDays = pgTable('spending_days', {
  day: date('day').primaryKey(),
  /** Set aside for what is under way. */
  reservedMicro: microDollars('reserved_micro').notNull().default(0),
  spentMicro: microDollars('spent_micro').notNull().default(0),
});

/** What a project's stage may still take of what was set aside for it before its first request. */
export const stageReservations = pgTable('stage_reservations', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** It is part of this day's `reserved_micro`; on another day nobody draws from it. */
  day: date('day').notNull(),
  leftMicro: microDollars('left_micro').notNull(),
});
