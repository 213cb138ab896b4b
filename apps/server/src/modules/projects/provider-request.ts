import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/client.ts';
import { steps } from '../../db/schema/steps.ts';
import type { Attempt } from './commit-step.ts';
import type { Step } from './step.ts';

/** What a media model makes: names which of the models a key means. */
export const media = ['picture', 'clip'] as const;
export type Medium = (typeof media)[number];

/** A request that a provider works on. `operation` is its own handle, handed back unchanged. */
export const RunningRequestSchema = z.object({
  medium: z.enum(media),
  /** The key the model was found by. */
  model: z.string(),
  operation: z.json(),
});
export type RunningRequest = z.infer<typeof RunningRequestSchema>;

/** What a step remembers of its paid request: that one is being sent, or the one that runs. */
const ProviderRequestSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sending') }),
  RunningRequestSchema.extend({
    state: z.literal('running'),
    submittedAt: z.iso.datetime(),
    /** How far it is, from 0 to 1, as far as the provider says. */
    fraction: z.number(),
  }),
]);
export type ProviderRequest = z.infer<typeof ProviderRequestSchema>;

export function providerRequestOf(step: Pick<Step, 'providerRequest'>): ProviderRequest | null {
  return ProviderRequestSchema.nullable().parse(step.providerRequest);
}

/** Writes it down, unless another attempt has taken over. @returns whether this attempt may go on */
export async function noteProviderRequest(
  database: Database | Transaction,
  attempt: Attempt,
  request: ProviderRequest | null,
): Promise<boolean> {
  const written = await database
    .update(steps)
    .set({ providerRequest: request })
    .where(and(eq(steps.id, attempt.id), eq(steps.attempt, attempt.attempt)))
    .returning({ id: steps.id });
  return written.length === 1;
}
