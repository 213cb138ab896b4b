import { z } from 'zod/mini';
import { CreditsSchema, LinkSchema, MomentSchema } from '../../fields/answer-fields.ts';
import { emailField, requiredChoice, requiredText, wholeNumberField } from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { plans } from '../../plans/plans.ts';
import { fieldSentences } from '../../sentences/fields.ts';

/** POST /api/admin/invitations. */
export const CreateInvitationPayloadSchema = z.object({
  uses: wholeNumberField(1, limits.counts.invitationUses),
});
export type CreateInvitationPayload = z.infer<typeof CreateInvitationPayloadSchema>;

/** The only time the code is readable; afterwards only its hash is kept. */
export const CreateInvitationAnswerSchema = z.object({ id: z.string(), code: z.string() });
export type CreateInvitationAnswer = z.infer<typeof CreateInvitationAnswerSchema>;

/** An invitation without its code; `code_start` tells codes apart. */
export const InvitationSchema = z.object({
  id: z.string(),
  code_start: z.string(),
  uses: z.int(),
  uses_left: z.int(),
  created_at: MomentSchema,
  expires_at: z.nullable(MomentSchema),
  revoked_at: z.nullable(MomentSchema),
});
export type Invitation = z.infer<typeof InvitationSchema>;

/** GET /api/admin/invitations. */
export const InvitationsAnswerSchema = z.object({ invitations: z.array(InvitationSchema) });
export type InvitationsAnswer = z.infer<typeof InvitationsAnswerSchema>;

/** DELETE /api/admin/invitations/{id}. */
export const RevokeInvitationAnswerSchema = z.object({ id: z.string(), revoked_at: MomentSchema });
export type RevokeInvitationAnswer = z.infer<typeof RevokeInvitationAnswerSchema>;

function isAmount(amount: number): boolean {
  const isInRange = Math.abs(amount) <= limits.credits.largestGrant;
  return isInRange && amount !== 0 && Number(amount.toFixed(limits.credits.decimals)) === amount;
}

/** POST /api/admin/credits. A negative amount takes credits back. */
export const ChangeCreditsPayloadSchema = z.object({
  email: emailField(),
  amount: z.number(fieldSentences.amount).check(z.refine(isAmount, fieldSentences.amount)),
  reason: requiredText(limits.text.reason),
});
export type ChangeCreditsPayload = z.infer<typeof ChangeCreditsPayloadSchema>;

export const ChangeCreditsAnswerSchema = z.object({ credits: CreditsSchema });
export type ChangeCreditsAnswer = z.infer<typeof ChangeCreditsAnswerSchema>;

export const AdminUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  activated: z.boolean(),
  /** An admin closed it: nobody signs in to it, and its shares are dead. */
  closed: z.boolean(),
  is_admin: z.boolean(),
  plan: z.enum(plans),
  stored_plan: z.enum(plans),
  credits: CreditsSchema,
  held: CreditsSchema,
  created_at: MomentSchema,
});
export type AdminUser = z.infer<typeof AdminUserSchema>;

/** GET /api/admin/users. */
export const AdminUsersAnswerSchema = z.object({ users: z.array(AdminUserSchema) });
export type AdminUsersAnswer = z.infer<typeof AdminUsersAnswerSchema>;

/**
 * PATCH /api/admin/users/{id}; it answers the changed account. `activated: false` closes the account: it is signed out
 * everywhere, and nobody signs in to it before `activated: true` opens it again.
 */
export const ChangeUserPayloadSchema = z.object({
  stored_plan: z.optional(requiredChoice(plans)),
  activated: z.optional(z.boolean(fieldSentences.unreadable)),
});
export type ChangeUserPayload = z.infer<typeof ChangeUserPayloadSchema>;

/**
 * POST /api/admin/users/{id}/password-link: a page on which whoever opens it sets a new password for the account, once,
 * until it expires. This is the only time it is readable, and the links made before it are worth nothing any more.
 */
export const PasswordLinkAnswerSchema = z.object({ path: LinkSchema, expires_at: MomentSchema });
export type PasswordLinkAnswer = z.infer<typeof PasswordLinkAnswerSchema>;

/** GET /api/admin/applications. */
export const ApplicationsAnswerSchema = z.object({
  applications: z.array(
    z.object({ email: z.string(), applied_at: MomentSchema, last_applied_at: MomentSchema }),
  ),
});
export type ApplicationsAnswer = z.infer<typeof ApplicationsAnswerSchema>;
