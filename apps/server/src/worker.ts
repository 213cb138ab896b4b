import { availableParallelism } from 'node:os';
import { moduleJobs, startModuleChores } from './compose-modules.ts';
import { startWorker } from './platform/queue/worker.ts';
import type { ProcessParts } from './process-parts.ts';

export interface RunningJobs {
  stop(): Promise<void>;
}

/** A job about to finish may; the others are handed back and go on in the next process. */
const GRACE_MS = 5_000;
/** Jobs also wait for models elsewhere, so more run than there are processors. */
const CONCURRENCY_MINIMUM = 4;

/** Takes jobs of every module until stopped. */
export async function startJobs(parts: ProcessParts, workerId: string): Promise<RunningJobs> {
  await parts.queue.prepare();
  const worker = await startWorker({
    open: parts.open,
    workerId,
    jobs: moduleJobs(parts),
    concurrency: Math.max(CONCURRENCY_MINIMUM, availableParallelism()),
    log: parts.log,
  });
  const stopChores = startModuleChores(parts);
  return {
    async stop() {
      stopChores();
      await worker.stop(GRACE_MS);
      await parts.close();
    },
  };
}
