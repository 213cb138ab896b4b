import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { paidRequests } from '../../../db/schema/index.ts';

/** A request that a vendor works on as before. */
export interface UnchangedRequest {
  readonly id: string;
  readonly projectId: string | null;
  readonly pauseSeconds: number;
}

/**
 * Lets requests without news wait for their next question, all in one statement: most answers of a vendor say what the last
 * one said. Whoever is changing one just now has news of it, and is left alone.
 */
export async function writeUnchanged(
  database: Database,
  unchanged: readonly UnchangedRequest[],
): Promise<void> {
  await database.execute(sql`
    update ${paidRequests} as request set next_poll_at = now() + make_interval(secs => told."pauseSeconds")
    from jsonb_to_recordset(${JSON.stringify(unchanged)}::jsonb) as told(id text, "pauseSeconds" float8)
    where request.id = told.id and request.id in (
      select id from ${paidRequests}
      where id in (select id from jsonb_to_recordset(${JSON.stringify(unchanged)}::jsonb) as known(id text))
        and state = 'running' and not is_cancel_wanted
      for update skip locked
    )`);
}
