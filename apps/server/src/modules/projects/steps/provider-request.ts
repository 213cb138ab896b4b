import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import { ProviderRequestSchema } from '../../../gateway/index.ts';
import type { ProviderRequest } from '../../../gateway/index.ts';
import type { Attempt } from './commit-step.ts';
import type { Step } from './step.ts';

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
