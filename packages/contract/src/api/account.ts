import { z } from 'zod/mini';
import { CreditsSchema } from '../fields/answer-fields.ts';
import { plans } from '../plans/plans.ts';

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
});
export type MeAnswer = z.infer<typeof MeAnswerSchema>;

/** GET /api/billing. */
export const BillingAnswerSchema = z.object({ credits: CreditsSchema });
export type BillingAnswer = z.infer<typeof BillingAnswerSchema>;
