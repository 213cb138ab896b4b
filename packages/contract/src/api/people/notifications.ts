import { z } from 'zod/mini';
import { languages } from '../../catalogue/languages.ts';
import { requiredChoice } from '../../fields/body-fields.ts';

/** PUT /api/account/notifications: whether a mail comes when a film is done, and in which language. */
export const NotificationChoicePayloadSchema = z.object({
  by_mail: z.boolean(),
  language: requiredChoice(languages),
});
export type NotificationChoicePayload = z.infer<typeof NotificationChoicePayloadSchema>;

/** GET and PUT /api/account/notifications. Without a mail server no mail leaves. */
export const NotificationChoiceAnswerSchema = z.object({
  by_mail: z.boolean(),
  language: z.enum(languages),
  has_mail_server: z.boolean(),
});
export type NotificationChoiceAnswer = z.infer<typeof NotificationChoiceAnswerSchema>;
