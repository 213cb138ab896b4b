import { JobStatusAnswerSchema } from '@kinora/contract/api';
import type { JobStatusAnswer } from '@kinora/contract/api';
import { request } from './request.ts';
import { useJobStatus } from './use-job-status.ts';

/** A story or film by its legacy job: asked about every three seconds, also after an error, until it is finished. */
export function useLegacyJob(id: string) {
  return useJobStatus<JobStatusAnswer>({
    subject: 'job',
    queryKey: ['job', id],
    getAnswer: (signal) =>
      request(`/api/job-status?job_id=${encodeURIComponent(id)}`, JobStatusAnswerSchema, { signal }),
    knownAnswer: { status: 'queued', links: [], error: null },
  });
}
