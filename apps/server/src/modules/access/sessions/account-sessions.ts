import type { AccountSession } from '@kinora/contract/api';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { sessions } from '../../../db/schema/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

/** A session and whose it is. */
export interface OwnSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** Where an account is signed in: the asking session first, then the last used. */
export async function listAccountSessions(
  database: DatabaseOrTransaction,
  { userId, sessionId, now }: OwnSession & { readonly now: Date },
): Promise<AccountSession[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt));
  const found = rows.map((row) => ({
    id: row.id,
    device: row.userAgent,
    address: row.ipAddress,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.updatedAt.toISOString(),
    is_current: row.id === sessionId,
  }));
  return [...found.filter((one) => one.is_current), ...found.filter((one) => !one.is_current)];
}

/** Signs one browser out. @throws AppError `not-found` for other people's sessions, too */
export async function endAccountSession(database: DatabaseOrTransaction, own: OwnSession): Promise<void> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, own.sessionId), eq(sessions.userId, own.userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) {
    throw new AppError('not-found');
  }
}

/** Signs every browser out but the one that asks. @returns how many */
export async function endOtherSessions(database: DatabaseOrTransaction, own: OwnSession): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, own.userId), ne(sessions.id, own.sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}
