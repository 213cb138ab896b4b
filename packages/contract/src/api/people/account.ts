import { z } from 'zod/mini';
import { CreditsSchema, MomentSchema } from '../../fields/answer-fields.ts';
import { passwordField, requiredText } from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { plans } from '../../plans/plans.ts';
import { ConsentsSchema } from './consents.ts';

/** What the files of an account take and may take. */
export const StorageUseSchema = z.object({
  used_bytes: z.int(),
  limit_bytes: z.int(),
});
export type StorageUse = z.infer<typeof StorageUseSchema>;

/** GET /api/me. Credits are available ones: balance less holds. */
export const MeAnswerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  activated: z.boolean(),
  is_admin: z.boolean(),
  /** The plan in force. */
  plan: z.enum(plans),
  stored_plan: z.enum(plans),
  credits: CreditsSchema,
  /** Credits reserved for work that is not finished. */
  held: CreditsSchema,
  storage: StorageUseSchema,
  /** What the account has agreed to. */
  consents: ConsentsSchema,
});
export type MeAnswer = z.infer<typeof MeAnswerSchema>;

/** GET /api/billing. */
export const BillingAnswerSchema = z.object({ credits: CreditsSchema });
export type BillingAnswer = z.infer<typeof BillingAnswerSchema>;

/** PATCH /api/account; it answers the renamed account as GET /api/me does. */
export const RenameAccountPayloadSchema = z.object({ name: requiredText(limits.text.name) });

/** POST /api/account/password. Every other session of the account ends. */
export const ChangePasswordPayloadSchema = z.object({
  current_password: passwordField(1),
  new_password: passwordField(limits.text.passwordMinimum),
});
export type ChangePasswordPayload = z.infer<typeof ChangePasswordPayloadSchema>;

/** A signed-in browser of the account. `device` is what the browser calls itself, as it was sent. */
export const AccountSessionSchema = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  address: z.nullable(z.string()),
  created_at: MomentSchema,
  /** At most ten minutes behind. */
  last_seen_at: MomentSchema,
  /** The session that asks. */
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSessionSchema>;

/** GET /api/account/sessions, the asking one first, then the last used. */
export const AccountSessionsAnswerSchema = z.object({ sessions: z.array(AccountSessionSchema) });

/** DELETE /api/account/sessions and /api/account/sessions/{id}, and POST /api/account/password: how many sessions ended. */
export const EndedSessionsAnswerSchema = z.object({ ended: z.int() });

/** POST /api/account/delete: everything of the account is removed, for good. */
export const DeleteAccountPayloadSchema = z.object({ password: passwordField(1) });
export type DeleteAccountPayload = z.infer<typeof DeleteAccountPayloadSchema>;

export const DeleteAccountAnswerSchema = z.object({ deleted: z.literal(true) });
