import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { endpointStates } from '../../db/schema/index.ts';

/** Notes what became of a vendor's endpoint, for the admin's list of models. */
export async function markEndpoint(
  database: Database,
  { provider, endpoint, state }: { provider: string; endpoint: string; state: 'ready' | 'gone' },
): Promise<void> {
  await database
    .insert(endpointStates)
    .values({ provider, endpoint, state, changedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [endpointStates.provider, endpointStates.endpoint],
      set: { state, changedAt: sql`now()` },
    });
}
