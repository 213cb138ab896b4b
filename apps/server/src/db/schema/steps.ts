import { relations } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { assets } from './assets.ts';
import { creditHolds } from './ledger.ts';
import { projects } from './projects.ts';

/** The kinds of work a checkpoint is kept for. */
export const stepKinds = [
  'script',
  'portrait',
  'picture',
  'edit',
  'clip',
  /** A clip in small, for an animatic. */
  'preview',
  'narration',
  'music',
  'sound',
  'segment',
  'film',
] as const;
export const stepKindType = pgEnum('step_kind', stepKinds);

export const stepStates = ['waiting', 'running', 'finished', 'failed'] as const;
export const stepStateType = pgEnum('step_state', stepStates);

/**
 * A checkpoint of one piece of work. The same kind, input hash and take is never done again once finished;
 * a wish for another result of the same input is a new take.
 */
export const steps = pgTable(
  'steps',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: stepKindType('kind').notNull(),
    inputHash: text('input_hash').notNull(),
    take: integer('take').notNull().default(0),
    /** Everything the work depends on; its canonical JSON is what was hashed. */
    input: jsonb('input').notNull(),
    state: stepStateType('state').notNull().default('waiting'),
    /** Raised by every start. A result commits only with the number it started with. */
    attempt: integer('attempt').notNull().default(0),
    /** Failed tries since the user last asked for it. */
    failures: integer('failures').notNull().default(0),
    /** Starts that ended without a word: the worker was killed, or the work killed it. */
    interruptions: integer('interruptions').notNull().default(0),
    error: text('error'),
    assetId: text('asset_id').references(() => assets.id),
    /** What was learnt besides the file: word times, sizes, qualities. */
    result: jsonb('result'),
    provider: text('provider'),
    /** The hold that pays for this step alone, such as an edited shot; null when the project's own hold does. */
    holdId: text('hold_id'),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('steps_once').on(table.projectId, table.kind, table.inputHash, table.take),
    index('steps_kind_finished').on(table.kind, table.finishedAt),
  ],
);

/** A project is read together with what is made for it: in two statements they could be of two moments. */
export const projectRelations = relations(projects, ({ many }) => ({
  steps: many(steps),
  holds: many(creditHolds),
}));
/** A hold's subject may be anything: of projects it is known here alone. */
export const holdRelations = relations(creditHolds, ({ one }) => ({
  project: one(projects, { fields: [creditHolds.subjectId], references: [projects.id] }),
}));
export const stepRelations = relations(steps, ({ one }) => ({
  project: one(projects, { fields: [steps.projectId], references: [projects.id] }),
  asset: one(assets, { fields: [steps.assetId], references: [assets.id] }),
}));
