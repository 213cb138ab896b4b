import type { Logger } from 'pino';
import type { OpenDatabase } from '../../db/client.ts';
import { createBoss, GIVEN_UP_QUEUE, WORK_QUEUE } from './boss.ts';
import type { RegisteredJob } from './job.ts';
import { releaseDeadWorkers } from './job-lease.ts';
import { slotsOfEach, type Slots } from './lanes.ts';
import { refuseUnknownJobs } from './refuse-unknown-jobs.ts';
import { tableOfJobs } from './job-table.ts';
import { startQueueRunner } from './queue-runner.ts';

export interface WorkerOptions {
  readonly open: OpenDatabase;
  /** `<installation>/<process>`, unique per process. */
  readonly workerId: string;
  readonly jobs: readonly RegisteredJob[];
  readonly slots: Slots;
  readonly log: Logger;
  /** Awaited before each job, for what a process keeps in memory of what others decide. */
  readonly catchUp?: () => Promise<void>;
  /** Pause between two looks at an empty queue; 250 ms by default. */
  readonly idleMs?: number;
}

export interface RunningWorker {
  runningCount(): number;
  /** Lets running jobs finish for `graceMs`, then aborts them and hands them back without costing a try. */
  stop(graceMs: number): Promise<void>;
}

/** Takes jobs until stopped. @throws at once when a job name has two handlers, or the queue holds one with none */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const jobs = tableOfJobs(options.jobs);
  await refuseUnknownJobs(options.open.pool, jobs);
  const boss = createBoss(options.open.pool, options.log, { shouldSupervise: true });
  await boss.start();
  const shared = {
    boss,
    database: options.open.database,
    workerId: options.workerId,
    jobs,
    log: options.log,
    catchUp: options.catchUp ?? (() => Promise.resolve()),
  };
  const work = startQueueRunner({
    ...shared,
    queue: WORK_QUEUE,
    pickHandler: (job) => job.handler,
    slots: options.slots,
    idleMs: options.idleMs ?? 250,
  });
  const givenUp = startQueueRunner({
    ...shared,
    queue: GIVEN_UP_QUEUE,
    pickHandler: (job) => job.whenGivenUp,
    slots: slotsOfEach(1),
    idleMs: 4 * (options.idleMs ?? 250),
  });
  return {
    runningCount: () => work.runningCount() + givenUp.runningCount(),
    async stop(graceMs) {
      await Promise.all([work.stop(graceMs), givenUp.stop(graceMs)]);
      await boss.stop({ graceful: false });
    },
  };
}

/** For the supervisor: gives out again what its dead workers left. See `releaseDeadWorkers`. */
export async function releaseJobsOfDeadWorkers(
  open: OpenDatabase,
  workerIdPrefix: string,
  log: Logger,
): Promise<number> {
  const boss = createBoss(open.pool, log, { shouldSupervise: false });
  await boss.start();
  try {
    return await releaseDeadWorkers({ boss, database: open.database }, workerIdPrefix);
  } finally {
    await boss.stop({ graceful: false });
  }
}
