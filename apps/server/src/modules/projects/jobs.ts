import { registerJob } from '../../platform/queue/job.ts';
import type { RegisteredJob } from '../../platform/queue/job.ts';
import { cancelRequest, runCancelRequest } from './steps/cancel-requests.ts';

/** The jobs that every kind of project shares, for the worker. */
export function projectJobs(deps: Parameters<typeof runCancelRequest>[0]): RegisteredJob[] {
  return [registerJob(cancelRequest, runCancelRequest(deps))];
}
