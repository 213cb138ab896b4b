import type { Pool } from 'pg';
import { WORK_QUEUE, QUEUE_SCHEMA } from './boss.ts';
import type { RegisteredJob } from './job.ts';

/** Stops the boot when jobs wait that this version cannot run: they would fail one after the other. @throws a sentence */
export async function refuseUnknownJobs(pool: Pool, jobs: ReadonlyMap<string, RegisteredJob>): Promise<void> {
  const found = await pool.query<{ name: string }>(
    `select distinct data->>'name' as name from ${QUEUE_SCHEMA}.job
      where name = $1 and state < 'completed' and not (data->>'name' = any($2)) order by 1`,
    [WORK_QUEUE, [...jobs.keys()]],
  );
  if (found.rows.length > 0) {
    const names = found.rows.map(({ name }) => `'${name}'`).join(', ');
    throw new Error(
      `The queue holds jobs that this version of Kinora cannot run: ${names}. Start the version that queued them, and update when they have ended.`,
    );
  }
}
