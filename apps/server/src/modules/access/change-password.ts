import type { ChangePasswordPayload } from '@kinora/contract';
import { and, eq } from 'drizzle-orm';
import { credentials } from '../../db/schema/index.ts';
import type { AccessDeps } from './access-deps.ts';
import { endOtherSessions } from './account-sessions.ts';
import { confirmPassword, wrongPassword } from './confirm-password.ts';
import { lockAccount } from './lock-account.ts';
import { forgetPasswordLinks } from './password-links.ts';

/**
 * Sets a new password and ends every other session of the account, which a thief of the old one may have.
 * @returns how many sessions ended @throws AppError `invalid` for a wrong current password, `too-many`
 */
export async function changePassword(
  deps: AccessDeps,
  { owner, payload }: { owner: { userId: string; sessionId: string }; payload: ChangePasswordPayload },
): Promise<number> {
  const { userId } = owner;
  const field = 'current_password';
  const proven = await confirmPassword(deps, { userId, password: payload.current_password, field });
  // Hashed before the transaction begins: it would hold a connection and a lock for as long.
  const password = await deps.passwords.hash(payload.new_password);
  return await deps.database.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    const changed = await tx
      .update(credentials)
      .set({ password, updatedAt: deps.clock.now() })
      // Of two changes at once the second one's proof is of a password that is none any more.
      .where(and(eq(credentials.userId, userId), eq(credentials.password, proven)))
      .returning({ id: credentials.id });
    if (changed.length === 0) {
      throw wrongPassword(field);
    }
    await forgetPasswordLinks(tx, userId);
    return await endOtherSessions(tx, owner);
  });
}
