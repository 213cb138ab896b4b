import { z } from 'zod/mini';
import { CreditsSchema, MomentSchema } from '../../fields/answer-fields.ts';
import { optionalIdentifier } from '../../fields/body-fields.ts';

/**
 * What can happen to credits: given, taken back by an admin, set aside for work, paid for it, given back, or given back
 * because the work rested too long.
 */
export const movementKinds = ['grant', 'withdrawal', 'hold', 'capture', 'release', 'expiry'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** One movement with the balances right after it. `amount` is positive; the kind says which way it went. */
export const LedgerMovementSchema = z.object({
  id: z.string(),
  kind: z.enum(movementKinds),
  amount: CreditsSchema,
  /** Available credits right after the movement. */
  credits: CreditsSchema,
  held: CreditsSchema,
  /** The project, image, video or character the movement belongs to. */
  project_id: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  created_at: MomentSchema,
});
export type LedgerMovement = z.infer<typeof LedgerMovementSchema>;

/** `?before=` of GET /api/ledger: the `next_before` of the page before. */
export const LedgerQuerySchema = z.object({ before: optionalIdentifier() });
export type LedgerQuery = z.input<typeof LedgerQuerySchema>;

/** GET /api/ledger, newest first; `next_before` is null on the last page. */
export const LedgerAnswerSchema = z.object({
  movements: z.array(LedgerMovementSchema),
  next_before: z.nullable(z.string()),
});
export type LedgerAnswer = z.infer<typeof LedgerAnswerSchema>;
