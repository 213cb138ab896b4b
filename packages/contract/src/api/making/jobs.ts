import { z } from 'zod/mini';
import { LinkSchema } from '../../fields/answer-fields.ts';
import { identifierField } from '../../fields/body-fields.ts';
import { jobStatuses } from '../../statuses/job-status.ts';

/** `?job_id=` of GET /api/job-status and the body of POST /api/cancel-job. A job's id is its project's. */
export const JobIdSchema = z.object({ job_id: identifierField() });
export type JobId = z.infer<typeof JobIdSchema>;

/** GET /api/job-status. */
export const JobStatusAnswerSchema = z.object({
  status: z.enum(jobStatuses),
  links: z.array(LinkSchema),
  error: z.nullable(z.string()),
});
export type JobStatusAnswer = z.infer<typeof JobStatusAnswerSchema>;

/** POST /api/cancel-job. */
export const CancelJobAnswerSchema = z.object({ job_id: z.string(), status: z.enum(jobStatuses) });
export type CancelJobAnswer = z.infer<typeof CancelJobAnswerSchema>;
