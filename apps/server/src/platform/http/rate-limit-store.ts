import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

interface RateCount {
  /** Requests in the current window, this one included. */
  readonly hits: number;
  readonly windowEndsInMs: number;
}

/** Counts requests per key in fixed windows. */
export interface RateCounter {
  count(key: string, windowMs: number): Promise<RateCount>;
}

const MEMORY_LIMIT = 50_000;

/** Counts in this process: for reads, which are many and only protect the process that serves them. */
export function createMemoryCounter(now: () => number): RateCounter {
  const windows = new Map<string, { hits: number; endsAt: number }>();
  return {
    count(key, windowMs) {
      const time = now();
      const current = windows.get(key);
      const window =
        current === undefined || current.endsAt <= time ? { hits: 0, endsAt: time + windowMs } : current;
      window.hits += 1;
      // Moved to the end, so that the first entries are those not seen for longest.
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > MEMORY_LIMIT) {
        const [oldest] = windows.keys();
        windows.delete(oldest ?? key);
      }
      return Promise.resolve({ hits: window.hits, windowEndsInMs: window.endsAt - time });
    },
  };
}

/** Counts in the database: for changes, which must not become cheaper by adding API processes. */
export function createDatabaseCounter(database: Database): RateCounter {
  return {
    async count(key, windowMs) {
      const length = sql`${windowMs} * interval '1 millisecond'`;
      const counted = await database.execute<{ hits: number; ends_in_ms: number }>(
        sql`insert into rate_limits as r (key, hits, window_ends_at) values (${key}, 1, now() + ${length})
          on conflict (key) do update set
            hits = case when r.window_ends_at <= now() then 1 else r.hits + 1 end,
            window_ends_at = case when r.window_ends_at <= now() then now() + ${length} else r.window_ends_at end
          returning hits, (extract(epoch from window_ends_at - now()) * 1000)::float8 as ends_in_ms`,
      );
      const row = counted.rows[0];
      return { hits: row?.hits ?? 1, windowEndsInMs: row?.ends_in_ms ?? windowMs };
    },
  };
}

/** Removes windows that ended. @returns how many */
export async function sweepRateLimits(database: Database): Promise<number> {
  const swept = await database.execute(
    sql`delete from rate_limits where window_ends_at < now() - interval '1 minute'`,
  );
  return swept.rowCount ?? 0;
}
