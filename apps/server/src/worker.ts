import { availableParallelism } from 'node:os';
import process from 'node:process';
import { moduleJobs, startModuleChores } from './compose-modules.ts';
import { outlastDatabase } from './platform/errors/outlast-database.ts';
import { startWorker } from './platform/queue/worker.ts';
import { watchWear } from './platform/supervisor/watch-wear.ts';
import type { ProcessParts } from './process-parts.ts';

export interface RunningJobs {
  /** `whenBuying` is told when something that is being bought has to be waited for. */
  stop(whenBuying?: () => void): Promise<void>;
}

/** A job about to finish may; the others are handed back and go on in the next process. */
const GRACE_MS = 5_000;
/** Short jobs share the processors with long ones, one after the other with each other. */
const SHORT_SLOTS = 3;
/** Long jobs also wait for children and disks, so more run than there are processors. */
const LONG_MINIMUM_OF_ONE = 4;
/** What they do here is a request and an answer. */
const OUTSIDE_SLOTS = 16;

/** Takes jobs of every module until stopped. `whenWorn` is told, now and then, that it has nothing to do and holds much memory. */
export async function startJobs(
  parts: ProcessParts,
  workerId: string,
  whenWorn: () => void = () => undefined,
): Promise<RunningJobs> {
  const jobs = moduleJobs(parts);
  // A database that was killed together with this process's predecessor is back in seconds.
  await outlastDatabase(() => parts.queue.prepare());
  // What waits is made by those who are connected, also in the first seconds.
  await outlastDatabase(() => parts.readConnections());
  const worker = await outlastDatabase(() =>
    startWorker({
      open: parts.open,
      workerId,
      jobs,
      slots: {
        short: SHORT_SLOTS,
        outside: OUTSIDE_SLOTS,
        long: 2 * Math.max(LONG_MINIMUM_OF_ONE, availableParallelism()),
      },
      log: parts.log,
      // A job that was ordered after an admin chose is made as was chosen.
      catchUp: () => parts.readConnections(),
    }),
  );
  const stopChores = startModuleChores(parts);
  const stopWatching = watchWear({
    isBusy: () => worker.runningCount() > 0 || parts.desk.submits.count() > 0,
    residentBytes: () => process.memoryUsage.rss(),
    whenWorn,
  });
  return {
    async stop(whenBuying) {
      stopWatching();
      stopChores();
      await worker.stop(GRACE_MS);
      const { submits } = parts.desk;
      // Their jobs are handed back, and whoever takes them waits: the answer is stored by whoever gets it.
      if (submits.count() > 0) {
        whenBuying?.();
        await submits.ended();
      }
      await parts.close();
    },
  };
}
