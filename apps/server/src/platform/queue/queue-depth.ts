import type { Pool } from 'pg';
import { QUEUE_SCHEMA, WORK_QUEUE } from './boss.ts';

/** How many jobs of one name are in one state, and how long the oldest has been there. */
export interface QueueDepth {
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'failed';
  readonly count: number;
  readonly oldestSeconds: number;
}

/** What the queue holds, by job name; finished and cancelled jobs are not counted. */
export async function readQueueDepth(pool: Pool): Promise<QueueDepth[]> {
  const found = await pool.query<QueueDepth>(
    `select data->>'name' as name,
      case when state < 'active' then 'waiting' when state = 'active' then 'running' else 'failed' end as state,
      count(*)::int as count,
      coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as "oldestSeconds"
    from ${QUEUE_SCHEMA}.job where name = $1 and state in ('created', 'retry', 'active', 'failed')
    group by 1, 2`,
    [WORK_QUEUE],
  );
  return found.rows;
}
