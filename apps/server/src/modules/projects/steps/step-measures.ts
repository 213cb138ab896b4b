import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database } from '../../../db/client.ts';
import type { Measure, Reading } from '../../../platform/http/metrics.ts';

const RowsSchema = z.array(z.object({ kind: z.string(), seconds: z.number(), failures: z.number() }));

async function readLastHour(database: Database): Promise<z.infer<typeof RowsSchema>> {
  const { rows } = await database.execute(sql`
    select kind::text as kind, avg(greatest(0, extract(epoch from finished_at - started_at)))::float8 as seconds,
      sum(failures)::int as failures
    from steps
    where kind = any(enum_range(null::step_kind)) and finished_at > now() - interval '1 hour' group by kind`);
  return RowsSchema.parse(rows);
}

/** How fast the work goes: what the pieces of each kind that were finished within the last hour took. */
export function stepMeasures(database: Database): readonly Measure[] {
  const read = (field: 'seconds' | 'failures') => async (): Promise<readonly Reading[]> =>
    (await readLastHour(database)).map((row) => ({ value: row[field], labels: { kind: row.kind } }));
  return [
    {
      name: 'kinora_step_seconds',
      help: 'Mean time to make one piece (script, picture, narration, segment, film), of those of the last hour',
      labelNames: ['kind'],
      read: read('seconds'),
    },
    {
      name: 'kinora_step_failures',
      help: 'Failed tries of the pieces that were finished within the last hour',
      labelNames: ['kind'],
      read: read('failures'),
    },
  ];
}
