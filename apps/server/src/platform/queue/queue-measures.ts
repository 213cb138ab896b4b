import type { Pool } from 'pg';
import type { Measure, Reading } from '../http/metrics.ts';
import { readQueueDepth, type QueueDepth } from './queue-depth.ts';

/** How full the queue is and how long the oldest job has been in it, by job name and state. */
export function queueMeasures(pool: Pool): readonly Measure[] {
  const read = (valueOf: (depth: QueueDepth) => number) => async (): Promise<readonly Reading[]> =>
    (await readQueueDepth(pool)).map((depth) => ({
      value: valueOf(depth),
      labels: { job: depth.name, state: depth.state },
    }));
  const labelNames = ['job', 'state'];
  return [
    {
      name: 'kinora_queue_jobs',
      help: 'Jobs in the queue',
      labelNames,
      read: read(({ count }) => count),
    },
    {
      name: 'kinora_queue_oldest_seconds',
      help: 'Age of the oldest job',
      labelNames,
      read: read(({ oldestSeconds }) => oldestSeconds),
    },
  ];
}
