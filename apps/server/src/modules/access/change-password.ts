import type { ChangePasswordPayload } from '@kinora/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { credentials } from '../../db/schema/index.ts';
import type { AccessDeps } from './access-deps.ts';
import { endOtherSessions } from './account-sessions.ts';
import { confirmPassword } from './confirm-password.ts';

/**
 * Sets a new password and ends every other session of the account, which a thief of the old one may have.
 * @returns how many sessions ended @throws AppError `invalid` for a wrong current password, `too-many`
 */
export async function changePassword(
  deps: AccessDeps,
  { owner, payload }: { owner: { userId: string; sessionId: string }; payload: ChangePasswordPayload },
): Promise<number> {
  const { userId } = owner;
  await confirmPassword(deps, { userId, password: payload.current_password, field: 'current_password' });
  // Hashed before the transaction begins: it would hold a connection and a lock for as long.
  const password = await deps.passwords.hash(payload.new_password);
  return await deps.database.transaction(async (tx) => {
    await tx
      .update(credentials)
      .set({ password, updatedAt: deps.clock.now() })
      .where(and(eq(credentials.userId, userId), isNotNull(credentials.password)));
    return await endOtherSessions(tx, owner);
  });
}
