import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
/** A bundled database that was killed is back within seconds; one on another machine gets a minute. */
const PATIENCE_MS = 60_000;

/**
 * Does work on the database again while the database is away, so that what took minutes to make is not thrown away
 * because of seconds. The work must be safe to repeat: a commit whose answer was lost may have happened.
 */
export async function outlastDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) {
        throw error;
      }
      await delay(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  }
}
