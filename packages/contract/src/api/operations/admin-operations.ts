import { z } from 'zod/mini';
import { identifierField } from '../../fields/body-fields.ts';
import { projectModes } from '../../catalogue/modes.ts';
import { LinkSchema, MomentSchema } from '../../fields/answer-fields.ts';
import { projectStatuses } from '../../statuses/project-statuses.ts';

/** `waiting` for a worker, `running`, or `failed` for good. */
export const adminJobStates = ['waiting', 'running', 'failed'] as const;
export type AdminJobState = (typeof adminJobStates)[number];

/** What is being made for somebody, or a duty of the server itself such as a mail. */
export const adminJobKinds = [...projectModes, 'server'] as const;
export type AdminJobKind = (typeof adminJobKinds)[number];

/** A queued, running or failed piece of work. Its id is the project's, or the queue's for a duty of the server. */
export const AdminJobSchema = z.object({
  id: z.string(),
  kind: z.enum(adminJobKinds),
  state: z.enum(adminJobStates),
  /** The project's title, or the name of the duty. */
  title: z.string(),
  /** Where the project stands; null for a duty of the server. */
  status: z.nullable(z.enum(projectStatuses)),
  owner: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** The most often that one of its unfinished pieces was begun. */
  attempts: z.int(),
  /** A sentence; of a running job the one of its last failed try. */
  error: z.nullable(z.string()),
  created_at: MomentSchema,
  /** Since when it is in its state. */
  changed_at: MomentSchema,
  can_retry: z.boolean(),
  can_cancel: z.boolean(),
});
export type AdminJob = z.infer<typeof AdminJobSchema>;

/** GET /api/admin/jobs, the newest first. */
export const AdminJobsAnswerSchema = z.object({ jobs: z.array(AdminJobSchema) });

/** POST /api/admin/jobs/{id}/retry and /cancel. */
export const AdminJobChangedAnswerSchema = z.object({ id: z.string() });

/** What an installation needs somebody or something for. */
export const capabilities = ['text', 'images', 'video', 'speech', 'search', 'mail'] as const;
export type Capability = (typeof capabilities)[number];

/** What came of the last real call that an admin asked for; `is_working` is null until a worker has made it. */
export const CapabilityCheckSchema = z.object({
  asked_at: MomentSchema,
  finished_at: z.nullable(MomentSchema),
  is_working: z.nullable(z.boolean()),
  /** What came back, or why nothing did. */
  sentence: z.nullable(z.string()),
  took_ms: z.nullable(z.int()),
});
export type CapabilityCheck = z.infer<typeof CapabilityCheckSchema>;

/** Who serves a capability here, how its last work went, and what the last try of it brought. */
export const AdminCapabilitySchema = z.object({
  capability: z.enum(capabilities),
  /** `builtin`, or the key of a service. */
  provider: z.string(),
  /** Where the service is and which model it runs; null for what is built in. */
  address: z.nullable(LinkSchema),
  model: z.nullable(z.string()),
  /** Models of the catalogue it serves; null where the catalogue has none. */
  model_count: z.nullable(z.int()),
  is_configured: z.boolean(),
  last_success_at: z.nullable(MomentSchema),
  last_failure_at: z.nullable(MomentSchema),
  last_failure: z.nullable(z.string()),
  check: z.nullable(CapabilityCheckSchema),
});
export type AdminCapability = z.infer<typeof AdminCapabilitySchema>;

/** GET /api/admin/capabilities. */
export const AdminCapabilitiesAnswerSchema = z.object({ capabilities: z.array(AdminCapabilitySchema) });

/** POST /api/admin/capabilities/test: a worker makes a small real call; its outcome is in the list. */
export const TestCapabilityPayloadSchema = z.object({
  capability: z.enum(capabilities),
  provider: identifierField(),
});
export type TestCapabilityPayload = z.infer<typeof TestCapabilityPayloadSchema>;

/** A mail that was or would have been sent; `sent_at` is null until a mail server has taken it. */
export const AdminMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Sendings that failed so far. */
  failures: z.int(),
  created_at: MomentSchema,
  sent_at: z.nullable(MomentSchema),
});
export type AdminMail = z.infer<typeof AdminMailSchema>;

/** GET /api/admin/mails, the newest first. */
export const AdminMailsAnswerSchema = z.object({
  /** Whether a mail server is set; without one mails are only kept. */
  has_mail_server: z.boolean(),
  mails: z.array(AdminMailSchema),
});
export type AdminMailsAnswer = z.infer<typeof AdminMailsAnswerSchema>;

/** DELETE /api/admin/mails/{id}. */
export const RemovedMailAnswerSchema = z.object({ id: z.string() });
