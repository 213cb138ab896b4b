import { z } from 'zod/mini';
import { MomentSchema } from '../../fields/answer-fields.ts';
import {
  emailField,
  optionalText,
  passwordField,
  requiredChoice,
  requiredText,
  textField,
} from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { fieldSentences } from '../../sentences/fields.ts';
import { validationSentences } from '../../sentences/validation.ts';

/** POST /api/auth/sign-up/email. The setup code is asked of the first account when the server is not on loopback. */
export const SignUpPayloadSchema = z.object({
  name: requiredText(limits.text.name),
  email: emailField(),
  password: passwordField(limits.text.passwordMinimum),
  invitation_code: z.optional(textField(limits.text.invitationCode)),
  setup_code: z.optional(textField(limits.text.invitationCode)),
});
export type SignUpPayload = z.infer<typeof SignUpPayloadSchema>;

/** POST /api/auth/sign-in/email. */
export const SignInPayloadSchema = z.object({ email: emailField(), password: passwordField(1) });
export type SignInPayload = z.infer<typeof SignInPayloadSchema>;

/** POST /api/auth/forgot-password: a link by mail. Every address has the same answer. */
export const ForgotPasswordPayloadSchema = z.object({ email: emailField() });
export type ForgotPasswordPayload = z.infer<typeof ForgotPasswordPayloadSchema>;

/** POST /api/auth/reset-password: a new password by a link that was mailed, or made by an admin. Every session of the account ends. */
export const ResetPasswordPayloadSchema = z.object({
  /** What stands behind the link's `#`. */
  token: requiredText(limits.text.identifier),
  new_password: passwordField(limits.text.passwordMinimum),
});
export type ResetPasswordPayload = z.infer<typeof ResetPasswordPayloadSchema>;

/** GET /api/auth/get-session, and what signing up, in and out answer: null for visitors. */
export const SessionAnswerSchema = z.nullable(
  z.object({
    session: z.object({ id: z.string(), expiresAt: MomentSchema }),
    user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  }),
);
export type SessionAnswer = z.infer<typeof SessionAnswerSchema>;

/** POST /api/activate. */
export const ActivatePayloadSchema = z.object({
  invitation_code: z
    .string(validationSentences.enterInvitationCode)
    .check(
      z.trim(),
      z.minLength(1, validationSentences.enterInvitationCode),
      z.maxLength(limits.text.invitationCode, fieldSentences.tooLong(limits.text.invitationCode)),
    ),
});
export type ActivatePayload = z.infer<typeof ActivatePayloadSchema>;

export const ActivateAnswerSchema = z.object({ activated: z.literal(true) });
export type ActivateAnswer = z.infer<typeof ActivateAnswerSchema>;

/** POST /api/apply-for-access. */
export const ApplyForAccessPayloadSchema = z.object({ email: emailField() });
export type ApplyForAccessPayload = z.infer<typeof ApplyForAccessPayloadSchema>;

export const waitlistKinds = ['credits', 'studio'] as const;
export type WaitlistKind = (typeof waitlistKinds)[number];

/** POST /api/waitlist. Visitors must give an e-mail; a signed-in user's own is used otherwise. */
export const WaitlistPayloadSchema = z.object({
  kind: requiredChoice(waitlistKinds),
  name: optionalText(limits.text.name),
  email: z.optional(emailField()),
});
export type WaitlistPayload = z.output<typeof WaitlistPayloadSchema>;
export type WaitlistInput = z.input<typeof WaitlistPayloadSchema>;

/** What apply-for-access, waitlist and reset-password answer: the request was taken; a sentence for the user. */
export const AcceptedAnswerSchema = z.object({ message: z.string() });
export type AcceptedAnswer = z.infer<typeof AcceptedAnswerSchema>;
