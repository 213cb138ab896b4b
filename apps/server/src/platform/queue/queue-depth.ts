import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
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

/** Whether a job of the step in a column waits or runs, whenever its time comes. */
export function hasJob(stepId: AnyColumn): SQL {
  return sql`exists (select 1 from ${sql.raw(QUEUE_SCHEMA)}.job where name = ${WORK_QUEUE} and state < 'completed'
    and data->'payload'->>'stepId' = ${stepId})`;
}

/**
 * Whether a job of the project in a column waits for its turn, in the queue or in a worker that runs a suspect alone. One
 * that waits for its time is not in line yet.
 */
export function isInLine(projectId: AnyColumn): SQL {
  return sql`exists (select 1 from ${sql.raw(QUEUE_SCHEMA)}.job where name = ${WORK_QUEUE} and state < 'completed'
    and start_after <= now() and data->'payload'->>'projectId' = ${projectId})`;
}
