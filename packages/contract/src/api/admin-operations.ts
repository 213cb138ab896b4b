import { z } from 'zod/mini';
import { MomentSchema } from '../fields/answer-fields.ts';

/** A piece of queued, running or failed work, as the queue knows it. */
export const AdminJobSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  project_id: z.nullable(z.string()),
  attempt: z.int(),
  error: z.nullable(z.string()),
  created_at: MomentSchema,
  started_at: z.nullable(MomentSchema),
});
export type AdminJob = z.infer<typeof AdminJobSchema>;

/** GET /api/admin/jobs. */
export const AdminJobsAnswerSchema = z.object({ jobs: z.array(AdminJobSchema) });
export type AdminJobsAnswer = z.infer<typeof AdminJobsAnswerSchema>;

/** A provider, whether it can work now, and if not why. */
export const AdminProviderSchema = z.object({
  key: z.string(),
  name: z.string(),
  is_configured: z.boolean(),
  is_available: z.boolean(),
  /** A sentence for the admin. */
  notice: z.nullable(z.string()),
  last_error_at: z.nullable(MomentSchema),
});
export type AdminProvider = z.infer<typeof AdminProviderSchema>;

/** GET /api/admin/providers. */
export const AdminProvidersAnswerSchema = z.object({ providers: z.array(AdminProviderSchema) });
export type AdminProvidersAnswer = z.infer<typeof AdminProvidersAnswerSchema>;

/** GET /api/admin/mails: what was or would have been sent; `sent_at` is null while no mail server is set. */
export const AdminMailsAnswerSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      created_at: MomentSchema,
      sent_at: z.nullable(MomentSchema),
    }),
  ),
});
export type AdminMailsAnswer = z.infer<typeof AdminMailsAnswerSchema>;
