import { lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sessions, throttles, verifications } from '../../db/schema/index.ts';

/** Longer than any rule remembers a try. */
const THROTTLE_KEPT_MS = 24 * 3_600_000;

/** Removes what has no effect any more: ended sessions, stale proofs, forgotten tries. */
export async function sweepAccess(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(verifications).where(lt(verifications.expiresAt, now));
  await database.delete(throttles).where(lt(throttles.lastTryAt, new Date(now.getTime() - THROTTLE_KEPT_MS)));
}
