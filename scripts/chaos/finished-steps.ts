import type { Pool } from 'pg';
import { z } from 'zod/mini';

const RowsSchema = z.array(
  z.object({ id: z.string(), attempt: z.number(), finished: z.string(), asset: z.nullable(z.string()) }),
);

/** Remembers which attempt finished each step, to find one that was done again afterwards. */
export interface FinishedSteps {
  /** Looks at the steps that are finished now. @returns a sentence for each that is not as it was */
  look(pool: Pool): Promise<string[]>;
  count(): number;
}

export function rememberFinishedSteps(): FinishedSteps {
  const remembered = new Map<string, string>();
  return {
    count: () => remembered.size,
    async look(pool) {
      const { rows } = await pool.query(
        "select id, attempt, finished_at::text as finished, asset_id as asset from steps where state = 'finished'",
      );
      const now = new Map(
        RowsSchema.parse(rows).map((row) => [
          row.id,
          `attempt ${row.attempt}, ${row.finished}, ${row.asset}`,
        ]),
      );
      const changed = [...remembered]
        .filter(([id, was]) => now.get(id) !== was)
        .map(([id, was]) => `Step ${id} was finished by ${was}; now it is ${now.get(id) ?? 'unfinished'}.`);
      now.forEach((state, id) => remembered.set(id, state));
      return changed;
    },
  };
}
