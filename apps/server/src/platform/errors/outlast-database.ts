import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
/** A bundled database that was killed is back within seconds; one on another machine gets a minute. */
const PATIENCE_MS = 60_000;
/** A statement that took too long: a starved database, or a row that somebody holds. */
const CANCELLED_STATEMENT = '57014';

/**
 * Does work on the database again while the database is away or starved, so that what took minutes to make is not thrown away
 * because of seconds. The work must be safe to repeat: a commit whose answer was lost may have happened.
 */
export async function outlastDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const canPass = isDatabaseAway(error) || wasCancelled(error);
      if (!canPass || performance.now() > deadline) {
        throw error;
      }
      await delay(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  }
}

function wasCancelled(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === CANCELLED_STATEMENT) {
      return true;
    }
  }
  return false;
}
