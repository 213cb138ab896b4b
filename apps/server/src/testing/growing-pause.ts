import { setTimeout as delay } from 'node:timers/promises';

const SHORTEST_MS = 10;
const LONGEST_MS = 100;

/**
 * Pauses between two looks at the database, each longer than the one before: what is soon there is soon seen, and work
 * that takes its time is not slowed down by the questions about it.
 */
export function growingPause(): () => Promise<void> {
  let milliseconds = SHORTEST_MS;
  return async () => {
    await delay(milliseconds);
    milliseconds = Math.min(1.5 * milliseconds, LONGEST_MS);
  };
}

/** Between two looks of a test's workers at an empty queue; what a job has queued is seen as soon as it ends. */
export const TEST_IDLE_MS = 60;
