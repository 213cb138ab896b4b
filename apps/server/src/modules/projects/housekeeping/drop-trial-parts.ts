import { sql } from 'drizzle-orm';
import { restingStatuses } from '@kinora/contract/statuses';
import { projects } from '../../../db/schema/projects.ts';
import { steps } from '../../../db/schema/steps.ts';
import { assets } from '../../../db/schema/assets.ts';
import type { PipelineDeps } from '../steps/step-work.ts';

const KEPT_MS = 24 * 3_600_000;

/**
 * Throws away what was made for an animatic alone, a day after: clips in small, and music that no film has taken. Its files
 * go with the sweep of what no row names. @returns how many
 */
export async function dropTrialParts(deps: Pick<PipelineDeps, 'database' | 'clock'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS);
  return await deps.database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ asset_id: string | null }>(sql`
      delete from ${steps} as trial using ${projects} as project
      where project.id = trial.project_id and trial.kind in ('music', 'preview') and trial.state = 'finished'
        and trial.finished_at < ${before}
        and project.status::text = any(${sql.param([...restingStatuses])}::text[])
        and not exists (
          select 1 from ${steps} as film
          where film.project_id = trial.project_id and film.kind = 'film'
            and film.input ->> 'music' = trial.input_hash)
      returning trial.asset_id`);
    const ids = rows.flatMap(({ asset_id: id }) => id ?? []);
    if (ids.length > 0) {
      // A copy of the project may show or play the same file.
      await tx.execute(sql`
        delete from ${assets} as file where file.id = any(${sql.param(ids)}::text[])
          and not exists (select 1 from ${steps} as other where other.asset_id = file.id)`);
    }
    return rows.length;
  });
}
