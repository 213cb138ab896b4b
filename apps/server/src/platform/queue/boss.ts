import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/**
 * All kinds of jobs share one queue: so a worker's concurrency bounds everything it does, and priority and fairness
 * hold across kinds. The kind is in the job's data.
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

/** A boss that only sends, over a pool we own: no timers, no connection of its own. */
export function createSendingBoss(pool: Pool, log: Logger): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The queue reported an error'));
  return boss;
}

/**
 * A boss that works and supervises, with its own pool and a LISTEN connection. The default intervals would let a
 * retry wait 30 to 60 seconds (measured), so they are low.
 */
export function createWorkingBoss(url: string, log: Logger): PgBoss {
  const options: ConstructorOptions = {
    connectionString: url,
    application_name: 'kinora worker queue',
    max: 5,
    schema: QUEUE_SCHEMA,
    migrate: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
  };
  const boss = new PgBoss(options);
  // Unheard, an error event ends the process: a database restart must not kill a worker for good.
  boss.on('error', (error) => log.error({ err: error }, 'The queue reported an error'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'The queue reported a warning'));
  return boss;
}
