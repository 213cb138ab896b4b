import type { Pool } from 'pg';
import { QUEUE_SCHEMA, WORK_QUEUE } from './boss.ts';

/** A job of the queue that has not ended well. */
export interface ListedJob {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'failed';
  /** Runs begun so far. */
  readonly attempts: number;
  /** What the last run ended with. */
  readonly error: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** Waiting, running and failed jobs whose payload has no field of this name, the newest first. */
export async function listJobsWithout(
  pool: Pool,
  { field, limit }: { field: string; limit: number },
): Promise<ListedJob[]> {
  const found = await pool.query<ListedJob>(
    `select id, data->>'name' as name,
      case when state < 'active' then 'waiting' when state = 'active' then 'running' else 'failed' end as state,
      retry_count + case when started_on is null then 0 else 1 end as attempts,
      output->>'message' as error,
      created_on as "createdAt", coalesce(completed_on, started_on, created_on) as "changedAt"
    from ${QUEUE_SCHEMA}.job
    where name = $1 and state in ('created', 'retry', 'active', 'failed') and not data->'payload' ? $2
    order by created_on desc limit $3`,
    [WORK_QUEUE, field, limit],
  );
  return found.rows;
}
