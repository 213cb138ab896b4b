import { sentences } from '@kinora/contract/sentences';
import type { AdminUser, ChangeUserPayload } from '@kinora/contract/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { listUsers } from './list-users.ts';

/**
 * Gives an account a plan by hand, opens it, or closes it: nobody signs in to it and its shares are dead until an admin
 * opens it again, which gives it no second starting credits.
 * @throws AppError `not-found`; `conflict` for an admin who would close their own account
 */
export async function changeUser(
  database: Database,
  wish: { id: string; payload: ChangeUserPayload; adminId: string; now: Date },
): Promise<AdminUser> {
  const { id, payload, now } = wish;
  if (id === wish.adminId && payload.activated === false) {
    throw new AppError('conflict', { detail: sentences.admin.notYourself });
  }
  await database.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
      .for('update');
    if (user === undefined) {
      throw new AppError('not-found');
    }
    const { stored_plan: storedPlan = user.storedPlan, activated = user.activatedAt !== null } = payload;
    const activatedAt = activated ? (user.activatedAt ?? now) : null;
    const closedAt = payload.activated === undefined ? user.closedAt : closing(payload.activated, now);
    await tx.update(users).set({ storedPlan, activatedAt, closedAt, updatedAt: now }).where(eq(users.id, id));
    if (closedAt !== null) {
      await tx.delete(sessions).where(eq(sessions.userId, id));
    }
  });
  const [changed] = await listUsers(database, id);
  if (changed === undefined) {
    throw new AppError('not-found');
  }
  return changed;
}

function closing(activated: boolean, now: Date): Date | null {
  return activated ? null : now;
}
