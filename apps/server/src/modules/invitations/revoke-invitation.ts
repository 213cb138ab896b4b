import { eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { invitations } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Ends an invitation, whatever uses are left, and answers when it ended. Accounts it activated stay active. @throws AppError `not-found` */
export async function revokeInvitation(
  database: DatabaseOrTransaction,
  { id, now }: { id: string; now: Date },
): Promise<Date> {
  const [revoked] = await database
    .update(invitations)
    // Revoking again keeps the first time.
    .set({ revokedAt: sql`coalesce(${invitations.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(invitations.id, id))
    .returning({ revokedAt: invitations.revokedAt });
  if (revoked === undefined) {
    throw new AppError('not-found');
  }
  return revoked.revokedAt ?? now;
}
