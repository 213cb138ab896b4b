import { z } from 'zod/mini';
import { CreditsSchema, MomentSchema } from '../../fields/answer-fields.ts';

/** How a paid request ended: `late` was made after it had been given up, of `unknown` nobody knows whether it arrived. */
export const paidOutcomes = ['made', 'failed', 'cancelled', 'refused', 'late', 'unknown'] as const;
export type PaidOutcome = (typeof paidOutcomes)[number];

/** One request that went to a vendor. Dollars are what the operator pays, null where nobody knows. */
export const ReceiptItemSchema = z.object({
  /** From 1; null where the request was for no scene. */
  scene_number: z.nullable(z.int()),
  /** The kind of work, such as `picture` or `clip`. */
  step: z.nullable(z.string()),
  provider: z.string(),
  /** The catalogue's key that was asked for. */
  model: z.string(),
  /** The model as the vendor names it. */
  endpoint: z.string(),
  /** The vendor's own id of the request, for asking them; null where none came back. */
  request_id: z.nullable(z.string()),
  started_at: MomentSchema,
  /** From sending it to its end. */
  seconds: z.number(),
  outcome: z.enum(paidOutcomes),
  estimate_usd: z.nullable(z.number()),
  cost_usd: z.nullable(z.number()),
  credits: CreditsSchema,
});
export type ReceiptItem = z.infer<typeof ReceiptItemSchema>;

/** GET /api/project/{id}/receipt: every request that has ended, the oldest first. */
export const ReceiptSchema = z.object({
  items: z.array(ReceiptItemSchema),
  /** What was paid as far as it is known: costs, and estimates where no cost was said. */
  total_usd: z.number(),
  total_credits: CreditsSchema,
});
export type Receipt = z.infer<typeof ReceiptSchema>;
