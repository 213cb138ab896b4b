import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Which worker process runs which job, so that a dead worker's jobs can be given out again at once. */
export const queueClaims = pgTable('queue_claims', {
  jobId: uuid('job_id').primaryKey(),
  /** `<installation>/<process>`: a supervisor knows both parts of the workers it started. */
  workerId: text('worker_id').notNull(),
  claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull().defaultNow(),
});
