import type { DatabaseOrTransaction } from '../../db/client.ts';
import { accessApplications } from '../../db/schema/index.ts';

/** Keeps an application. Applying again only moves its time, so that the answer says nothing about the first one. */
export async function applyForAccess(
  database: DatabaseOrTransaction,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await database
    .insert(accessApplications)
    .values({ email, appliedAt: now, lastAppliedAt: now })
    .onConflictDoUpdate({ target: accessApplications.email, set: { lastAppliedAt: now } });
}
