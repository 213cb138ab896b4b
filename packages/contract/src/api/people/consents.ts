import { z } from 'zod/mini';

/** What a person can be asked to agree to: that they may use the face in the photographs they upload. */
export const consentSubjects = ['person_photograph'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** The versions of the texts that are shown now (`sentences.consent`). Who agreed to an earlier one is asked again. */
export const consentVersions = { person_photograph: 1 } as const satisfies Record<ConsentSubject, number>;

/** POST /api/account/consents, with the version of the text that was read; it answers the account as GET /api/me does. */
export const GiveConsentPayloadSchema = z.object({
  subject: z.enum(consentSubjects),
  version: z.int(),
});
export type GiveConsentPayload = z.infer<typeof GiveConsentPayloadSchema>;

/** Which of them the account has agreed to, in the words of now. */
export const ConsentsSchema = z.object({ person_photograph: z.boolean() });
export type Consents = z.infer<typeof ConsentsSchema>;
