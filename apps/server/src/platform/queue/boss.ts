import { PgBoss } from 'pg-boss';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/**
 * All kinds of jobs share one queue, in whose priorities its lanes are, so that everything about jobs is one question to the
 * database. The kind is in the job's data.
 */
export const WORK_QUEUE = 'work';

/** Where a job goes whose tries are used up, so that its owner can be told (`whenGivenUp`). */
export const GIVEN_UP_QUEUE = 'work-given-up';

/** pg-boss keeps its tables in a schema of this name. */
export const QUEUE_SCHEMA = 'pgboss';

/** What a row of the queue carries. */
export interface QueuedData {
  readonly name: string;
  readonly payload: unknown;
}

/** pg-boss's smallest; a worker that stops beating loses its jobs after this and one supervision. */
export const HEARTBEAT_SECONDS = 10;

export interface BossOptions {
  /** Whether this process looks after jobs whose worker fell silent, retries that are due, and old rows. */
  readonly shouldSupervise: boolean;
}

/** Seconds between two looks at lost jobs; the default of a minute would let a retry wait 30 to 60 s (measured). */
const SUPERVISE_SECONDS = 5;

/** pg-boss over a pool we own, so that it has no connections of its own and survives a database restart with it. */
export function createBoss(pool: Pool, log: Logger, options: BossOptions): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    supervise: options.shouldSupervise,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    queueCacheIntervalSeconds: SUPERVISE_SECONDS,
    schedule: false,
    migrate: false,
  });
  // Unheard, an error event ends the process: a database restart must not kill a worker for good.
  boss.on('error', (error) => log.error({ err: error }, 'The queue reported an error'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'The queue reported a warning'));
  return boss;
}
