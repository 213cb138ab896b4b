import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Transaction } from '../../db/client.ts';
import { createBoss, QUEUE_SCHEMA, WORK_QUEUE, type QueuedData } from './boss.ts';
import type { EnqueueOptions, JobDefinition } from './job.ts';
import { prioritiesOf, priorityOf, type Lane } from './lanes.ts';

/** Which jobs to end. Every given field must match; at least one is needed. */
interface AbortFilter {
  /** One job, by its id. */
  readonly id?: string;
  readonly name?: string;
  readonly group?: string;
  /** Fields the payload must contain, such as `{ projectId }`. */
  readonly payload?: Readonly<Record<string, string | number>>;
}

/** The only way into the background: always inside the transaction that changes the state the job is about. */
export interface JobQueue {
  /**
   * Reads what enqueueing needs to know. Do it before the first request: inside a transaction it would want a second
   * connection, and a pool full of such transactions would wait for itself.
   */
  prepare(): Promise<void>;
  /**
   * Queues a job; it becomes visible to workers when `tx` commits and never exists when it rolls back.
   * @returns the job's id, or null when a job with the same `singletonKey` is already waiting or running.
   */
  enqueue<Payload>(
    tx: Transaction,
    definition: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions,
  ): Promise<string | null>;
  /**
   * Ends waiting and running jobs once `tx` commits. A running handler, in whichever process, sees its signal
   * abort within about a second. @returns how many jobs were ended.
   */
  abort(tx: Transaction, filter: AbortFilter): Promise<number>;
  /** Lets waiting jobs that match begin at once when `tx` commits. @returns how many */
  hasten(tx: Transaction, filter: Pick<AbortFilter, 'payload'>): Promise<number>;
  /** Gives a job whose tries are used up one more, at once. @returns false when it has not failed, or is unknown */
  retry(tx: Transaction, jobId: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The queue over a pool of this process. */
export function createJobQueue(deps: { pool: Pool; log: Logger }): JobQueue {
  const boss = createBoss(deps.pool, deps.log, { shouldSupervise: false });
  let started: Promise<unknown> | null = null;
  const start = async (): Promise<void> => {
    started ??= boss.start();
    try {
      await started;
    } catch (error) {
      // The next call tries again: the database may only have been away.
      started = null;
      throw error;
    }
  };
  return {
    prepare: start,
    // The agreed shape of the call: who, what, with what, how.
    // oxlint-disable-next-line max-params
    async enqueue(tx, definition, payload, options) {
      await start();
      return send(boss, tx, { definition, payload, options });
    },
    abort: abortJobs,
    hasten: hastenJobs,
    retry: retryJob,
    async close() {
      if (started !== null) {
        await boss.stop({ graceful: false });
      }
    },
  };
}

interface Submission<Payload> {
  readonly definition: JobDefinition<Payload>;
  readonly payload: Payload;
  readonly options: EnqueueOptions;
}

async function send<Payload>(
  boss: PgBoss,
  tx: Transaction,
  job: Submission<Payload>,
): Promise<string | null> {
  const { definition, options } = job;
  const data: QueuedData = { name: definition.name, payload: definition.payload.parse(job.payload) };
  const lane = options.lane ?? definition.expectedLength;
  const turn = await nextTurn(tx, lane, options);
  const id = await boss.send(WORK_QUEUE, data, {
    db: fromDrizzle(tx, sql),
    group: { id: options.group },
    priority: priorityOf(lane, turn),
    singletonKey: `${definition.name}:${options.singletonKey ?? randomUUID()}`,
    expireInSeconds: definition.timeoutSeconds,
    ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
  });
  if (id === null && options.singletonKey === undefined) {
    // A policy that refuses must never leave a project without its job.
    throw new Error(`The queue refused the job ${definition.name}.`);
  }
  return id;
}

const jobs = sql.raw(`${QUEUE_SCHEMA}.job`);

/**
 * Fair queueing by start times: the turns that run say what time it is, and a group's jobs take turns one after the other
 * from there. Whoever has brought many waits no longer for their first, and whoever comes later is not always before them.
 */
async function nextTurn(
  tx: Transaction,
  lane: Lane,
  { group, isFirstOfGroup = false }: Pick<EnqueueOptions, 'group' | 'isFirstOfGroup'>,
): Promise<number> {
  const { highest, lowest } = prioritiesOf(lane);
  const found = await tx.execute<{ turn: string }>(
    sql`select coalesce(
        case when ${isFirstOfGroup} and bool_or(is_own and not is_running) then
          greatest(min(turn) filter (where is_own and not is_running) - 1, 0)
        end,
        greatest(
          coalesce(max(turn) filter (where is_running), min(turn), 0),
          coalesce(max(turn) filter (where is_own) + 1, 0)
        )
      ) as turn
      from (
        select ${highest}::int - priority as turn, state = 'active' as is_running, group_id = ${group} as is_own
        from ${jobs} where name = ${WORK_QUEUE} and state < 'completed' and start_after <= now()
          and priority between ${lowest} and ${highest}
      ) as in_line`,
  );
  return Number(found.rows[0]?.turn ?? 0);
}

async function abortJobs(tx: Transaction, filter: AbortFilter): Promise<number> {
  const conditions = [
    // As text: an id that is none finds nothing, instead of being an error.
    filter.id === undefined ? null : sql`id::text = ${filter.id}`,
    filter.name === undefined ? null : sql`data->>'name' = ${filter.name}`,
    filter.group === undefined ? null : sql`group_id = ${filter.group}`,
    filter.payload === undefined ? null : sql`data->'payload' @> ${JSON.stringify(filter.payload)}::jsonb`,
  ].filter((condition) => condition !== null);
  if (conditions.length === 0) {
    throw new Error('Aborting every job at once is not offered.');
  }
  const ended = await tx.execute(
    sql`update ${jobs} set state = 'cancelled', completed_on = now()
      where name = ${WORK_QUEUE} and state < 'completed' and ${sql.join(conditions, sql` and `)}`,
  );
  return ended.rowCount ?? 0;
}

async function hastenJobs(tx: Transaction, { payload }: Pick<AbortFilter, 'payload'>): Promise<number> {
  const hastened = await tx.execute(
    sql`update ${jobs} set start_after = now()
      where name = ${WORK_QUEUE} and state < 'active' and start_after > now()
        and data->'payload' @> ${JSON.stringify(payload ?? {})}::jsonb`,
  );
  return hastened.rowCount ?? 0;
}

async function retryJob(tx: Transaction, jobId: string): Promise<boolean> {
  const retried = await tx.execute(
    sql`update ${jobs} set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
      where name = ${WORK_QUEUE} and state = 'failed' and id::text = ${jobId}`,
  );
  return retried.rowCount === 1;
}
