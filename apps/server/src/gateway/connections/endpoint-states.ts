import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { endpointStates } from '../../db/schema/index.ts';

/** Notes what became of a vendor's endpoint: one that is `gone` serves nothing until an admin chooses it again. */
export async function markEndpoint(
  database: DatabaseOrTransaction,
  { provider, endpoint, state }: { provider: string; endpoint: string; state: 'untested' | 'ready' | 'gone' },
): Promise<void> {
  await database
    .insert(endpointStates)
    .values({ provider, endpoint, state, changedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [endpointStates.provider, endpointStates.endpoint],
      set: { state, changedAt: sql`now()` },
    });
}
