import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../../db/client.ts';
import { QUEUE_SCHEMA } from './boss.ts';

/**
 * One run's right to a job. The queue gives a job whose worker fell silent to another worker under the same id, and
 * its own `complete` checks only that id: a laptop that slept would close somebody else's run. So every write here
 * also checks the run's number.
 */
export interface JobLease {
  readonly queue: string;
  readonly jobId: string;
  /** pg-boss's retry count: it grows with every run that follows one that did not end in order. */
  readonly runNumber: number;
  readonly workerId: string;
}

/** How a run ended. `handed-back` costs no try, `refused` uses up all of them. */
export type JobOutcome =
  | { readonly kind: 'completed' }
  | { readonly kind: 'handed-back' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'refused'; readonly error: Error };

export interface LeaseDependencies {
  readonly boss: PgBoss;
  readonly database: Database;
}

const jobs = sql.raw(`${QUEUE_SCHEMA}.job`);

/** Records who runs the job, for the day that worker dies. */
export async function claimJob(deps: LeaseDependencies, lease: JobLease): Promise<void> {
  await deps.database.execute(
    sql`insert into queue_claims (job_id, worker_id) values (${lease.jobId}, ${lease.workerId})
      on conflict (job_id) do update set worker_id = excluded.worker_id, claimed_at = now()`,
  );
}

/** Renews the leases in one statement. @returns the ids of those that still hold. */
export async function renewLeases(database: Database, leases: readonly JobLease[]): Promise<Set<string>> {
  const held = await database.execute<{ id: string }>(
    sql`update ${jobs} j set heartbeat_on = now()
      from jsonb_to_recordset(${JSON.stringify(leases)}::jsonb) as l(queue text, "jobId" uuid, "runNumber" int)
      where j.name = l.queue and j.id = l."jobId" and j.retry_count = l."runNumber" and j.state = 'active'
      returning j.id`,
  );
  return new Set(held.rows.map((row) => row.id));
}

/** Writes the end of a run, unless the lease was lost meanwhile: then nothing. @returns whether it was ours to end. */
export async function settleJob(
  deps: LeaseDependencies,
  lease: JobLease,
  outcome: JobOutcome,
): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    await tx.execute(
      sql`delete from queue_claims where job_id = ${lease.jobId} and worker_id = ${lease.workerId}`,
    );
    const held = await tx.execute(
      sql`select 1 from ${jobs} where name = ${lease.queue} and id = ${lease.jobId}
        and retry_count = ${lease.runNumber} and state = 'active' for update`,
    );
    if (held.rows.length === 0) {
      return false;
    }
    await writeOutcome(deps.boss, tx, { lease, outcome });
    return true;
  });
}

async function writeOutcome(
  boss: PgBoss,
  tx: Transaction,
  { lease, outcome }: { lease: JobLease; outcome: JobOutcome },
): Promise<void> {
  const options = { db: fromDrizzle(tx, sql) };
  switch (outcome.kind) {
    case 'completed':
      await boss.complete(lease.queue, lease.jobId, undefined, options);
      return;
    case 'handed-back':
      await tx.execute(
        sql`update ${jobs} set state = 'created', started_on = null, heartbeat_on = null
          where name = ${lease.queue} and id = ${lease.jobId}`,
      );
      return;
    case 'refused':
      await tx.execute(
        sql`update ${jobs} set retry_count = retry_limit where name = ${lease.queue} and id = ${lease.jobId}`,
      );
      await boss.fail(lease.queue, lease.jobId, { message: outcome.error.message }, options);
      return;
    case 'failed':
      await boss.fail(lease.queue, lease.jobId, { message: outcome.error.message }, options);
  }
}

/**
 * Gives out again, at once, what dead workers were running; a try is counted, so that a job that kills its worker
 * ends. Only for workers known to be dead. @param workerIdPrefix a worker's id, or its installation's part
 */
export async function releaseDeadWorkers(deps: LeaseDependencies, workerIdPrefix: string): Promise<number> {
  return deps.database.transaction(async (tx) => {
    const lost = await tx.execute<{ id: string; name: string }>(
      sql`delete from queue_claims c using ${jobs} j
        where starts_with(c.worker_id, ${workerIdPrefix}) and j.id = c.job_id and j.state = 'active'
        returning j.id, j.name`,
    );
    await tx.execute(sql`delete from queue_claims where starts_with(worker_id, ${workerIdPrefix})`);
    for (const { id, name } of lost.rows) {
      await deps.boss.fail(
        name,
        id,
        { message: 'The worker ended while it ran this job.' },
        { db: fromDrizzle(tx, sql) },
      );
    }
    return lost.rows.length;
  });
}
