import { PgBoss } from 'pg-boss';
import { GIVEN_UP_QUEUE, HEARTBEAT_SECONDS, QUEUE_SCHEMA, WORK_QUEUE } from './boss.ts';

/** We count our own attempts by error class; this is only the net below (architecture.md 6). */
const RETRY_LIMIT = 10;
const KEEP_FINISHED_SECONDS = 24 * 3600;

const TRIES = { retryLimit: RETRY_LIMIT, retryDelay: 1, retryBackoff: true, retryDelayMax: 30 };
const LIFE = { heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: KEEP_FINISHED_SECONDS };

/** Makes or upgrades the queue's tables and its two queues. Doing it again changes nothing. */
export async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
  });
  const problems: Error[] = [];
  boss.on('error', (error) => problems.push(error));
  await boss.start();
  try {
    await boss.createQueue(GIVEN_UP_QUEUE, { policy: 'standard', ...TRIES, ...LIFE });
    // `exclusive`: at most one job per singleton key is waiting or running; keyless jobs get a random key.
    await boss.createQueue(WORK_QUEUE, {
      policy: 'exclusive',
      deadLetter: GIVEN_UP_QUEUE,
      ...TRIES,
      ...LIFE,
    });
  } finally {
    await boss.stop({ graceful: false });
  }
  const [problem] = problems;
  if (problem !== undefined) {
    throw new Error('The job queue could not be set up in the database.', { cause: problem });
  }
}
