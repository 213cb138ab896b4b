import { ApplyForAccessPayloadSchema } from '../api/people/access.ts';
import { fieldSentences } from '../sentences/fields.ts';
import { validationSentences } from '../sentences/validation.ts';
import { invalid } from './reason.ts';
import type { Reason } from './reason.ts';

/** Why an account cannot be activated yet. */
export function activationReasons(invitationCode: string): Reason[] {
  if (invitationCode.trim() !== '') {
    return [];
  }
  return [invalid('invitation_code', 'invitation-code-missing', validationSentences.enterInvitationCode)];
}

/** Why an application for access cannot be sent yet. */
export function applicationReasons(email: string): Reason[] {
  if (email.trim() === '') {
    return [invalid('email', 'email-missing', fieldSentences.required)];
  }
  const isAddress = ApplyForAccessPayloadSchema.safeParse({ email }).success;
  return isAddress ? [] : [invalid('email', 'email-missing', fieldSentences.invalidEmail)];
}
