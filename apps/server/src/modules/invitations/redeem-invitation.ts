import { sentences } from '@kinora/contract/sentences';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { invitationRedemptions, invitations, users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { activateAccount, type Activation } from './activate-account.ts';
import { normalizeCode } from '../../platform/codes/code-symbols.ts';
import { hashCode } from './invitation-code.ts';

interface Redemption extends Activation {
  readonly code: string;
}

/**
 * Spends one use of an invitation and activates the account. An active account keeps its code: nothing is spent.
 * @throws AppError `forbidden` while an admin keeps the account closed; `bad-request`, one answer for unknown, spent, expired and revoked codes; another for no code at all.
 */
export async function redeemInvitation(tx: Transaction, redemption: Redemption): Promise<void> {
  const { userId, code, now } = redemption;
  if (normalizeCode(code) === '') {
    throw new AppError('bad-request', { detail: sentences.validation.enterInvitationCode });
  }
  // Locked first: two codes of one account, redeemed at once, must not both be spent.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (user === undefined) {
    throw new AppError('not-found', { cause: new Error(`There is no user ${userId}.`) });
  }
  if (user.closedAt !== null) {
    throw new AppError('forbidden', { detail: sentences.account.closed });
  }
  if (user.activatedAt !== null) {
    return;
  }
  const [spent] = await tx
    .update(invitations)
    .set({ usesLeft: sql`${invitations.usesLeft} - 1` })
    .where(
      and(
        eq(invitations.codeHash, hashCode(code)),
        gt(invitations.usesLeft, 0),
        isNull(invitations.revokedAt),
        or(isNull(invitations.expiresAt), gt(invitations.expiresAt, now)),
      ),
    )
    .returning({ id: invitations.id });
  if (spent === undefined) {
    throw new AppError('bad-request', { detail: sentences.account.badInvitationCode });
  }
  await tx.insert(invitationRedemptions).values({ invitationId: spent.id, userId, redeemedAt: now });
  await activateAccount(tx, redemption);
}
