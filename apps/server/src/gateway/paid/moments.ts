import { sql } from 'drizzle-orm';

/** A moment by the database's clock, which all workers share. */
export const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Today in UTC, by the database's clock. */
export const today = sql<string>`(now() at time zone 'utc')::date`;
