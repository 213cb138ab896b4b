import { projectStatuses } from '@kinora/contract/statuses';
import {
  bigint,
  boolean,
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
import { libraryFolders } from './library-folders.ts';

export const projectStatusType = pgEnum('project_status', projectStatuses);

/** One thing a user asked for: a story, film, clip or picture. Its status moves only by compare-and-set. */
export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The chat session it belongs to; unique per owner, made by the client. */
    sessionId: text('session_id').notNull(),
    mode: text('mode').notNull(),
    /** The caller's idempotency key: the same key again answers the same project. */
    requestKey: text('request_key'),
    /** Hash of everything the start call said, to tell a repeat from another request with the same key. */
    requestFingerprint: text('request_fingerprint').notNull(),
    title: text('title').notNull(),
    prompt: text('prompt').notNull(),
    /** The choices of the start call, parsed by the mode's own schema whenever they are read. */
    settings: jsonb('settings').notNull(),
    /** The plan judged when the project started. Its later steps are not judged again. */
    plan: text('plan').notNull(),
    priceHundredths: bigint('price_hundredths', { mode: 'bigint' }).notNull(),
    /** The hold that will pay for it; null when paid, when failed, and after seven days at rest. */
    holdId: text('hold_id'),
    /** Holds taken so far: makes every hold's key its own. */
    holdCount: integer('hold_count').notNull().default(0),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    status: projectStatusType('status').notNull(),
    /** Counts starts of work (first start, going on, retry): a job of an earlier run does nothing. */
    run: integer('run').notNull().default(1),
    /** What a retry returns to: the step that failed, which starts again, or the review that was cancelled. */
    failedStep: text('failed_step'),
    /** Where it goes back to when what is made by the way fails or is cancelled; null: that is its end. */
    returnsTo: projectStatusType('returns_to'),
    /** A sentence for the user, with a failure only. */
    error: text('error'),
    /** A sentence for the user about thin material or research that could not be reached. */
    notice: text('notice'),
    /** Scenes as the user edits them; what was made for them is in `steps`. */
    scenes: jsonb('scenes').notNull(),
    /** Scenes as they are being written, where they differ from `scenes`: see `readDocument`. */
    draft: jsonb('draft'),
    /** Raised by every change of what a person decides; what is written names the one it stands on. */
    revision: integer('revision').notNull().default(0),
    /** How the film that is being made is put together: which segments in which order. */
    filmPlan: jsonb('film_plan'),
    /** What the last finished film consists of: assets and measured qualities. */
    outputs: jsonb('outputs'),
    statusChangedAt: timestamp('status_changed_at', { withTimezone: true }).notNull(),
    /** Last sign of progress in the running step. */
    progressAt: timestamp('progress_at', { withTimezone: true }).notNull(),
    /** Minutes in which a running step showed no progress while the sweeper was awake to see it. */
    idleSweeps: integer('idle_sweeps').notNull().default(0),
    idleSweptAt: timestamp('idle_swept_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** When its owner removed it from their lists. It can be brought back for a while. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    isFavourite: boolean('is_favourite').notNull().default(false),
    /** Where its owner has put it in the library; null: in no folder. */
    folderId: text('folder_id').references(() => libraryFolders.id, { onDelete: 'set null' }),
    /** The project whose copies it is one of, by the first one's id: they share files. Null: nobody copied it, or it is the first. */
    familyId: text('family_id'),
    // Beside these the table has what the library searches and sorts by, `library_words` and `duration_seconds`: made by
    // the database itself from the columns above (`library-rules.sql`), and read by the library alone.
  },
  (table) => [
    uniqueIndex('projects_owner_request').on(table.ownerId, table.requestKey),
    index('projects_owner_session').on(table.ownerId, table.sessionId),
    index('projects_owner_mode').on(table.ownerId, table.mode, table.createdAt),
    index('projects_owner_created').on(table.ownerId, table.createdAt, table.id),
    index('projects_folder').on(table.folderId),
    index('projects_family').on(table.familyId),
    index('projects_deleted').on(table.deletedAt),
    index('projects_status_progress').on(table.status, table.progressAt),
  ],
);
