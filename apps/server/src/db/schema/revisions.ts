import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { projects } from './projects.ts';

/** What one act changed in a project. Typing without a pause is one act, whose row takes a higher number as it goes on. */
export const projectRevisions = pgTable(
  'project_revisions',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Higher than those before it; numbers are left out. */
    number: integer('number').notNull(),
    /** Null: Kinora, such as a picture that was chosen when it was made. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The page it was made in, which tells it from the author's other ones. */
    client: text('client').notNull(),
    /** The save that it came with; the same again is this one. */
    batch: text('batch'),
    /** 'edit', 'undo', 'redo', 'restore' or 'confirm'. */
    kind: text('kind').notNull(),
    /** Of an undo or redo: the number of the act it is about. */
    target: integer('target'),
    /** Fields with what they were and are; several acts of a day long ago are one. */
    changes: jsonb('changes').notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.number] }),
    index('project_revisions_batch').on(table.projectId, table.batch),
  ],
);
