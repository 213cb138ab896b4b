import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { creditBalances, creditTransfers, users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireSoundLedger } from './require-sound-ledger.ts';
import { lockBalance, postTransfer } from './transfer.ts';

interface CreditGrant {
  readonly userId: string;
  /** Below zero it takes credits away, never more than are available. Not zero. */
  readonly amountHundredths: bigint;
  /** Why, in words the user reads in the ledger beside the kind of movement. */
  readonly reason?: string;
  /** Idempotency key, unique per user for ever. */
  readonly key: string;
}

/**
 * Gives or takes credits. The same grant again changes nothing.
 * @throws AppError `not-enough-credits`; `conflict` when the key was used for another amount; `unavailable` while the ledger
 * does not add up.
 */
export async function grantCredits(tx: Transaction, grant: CreditGrant): Promise<void> {
  const { userId, key } = grant;
  const kind = grant.amountHundredths > 0n ? 'grant' : 'withdrawal';
  const amountHundredths = kind === 'grant' ? grant.amountHundredths : -grant.amountHundredths;
  if (amountHundredths === 0n) {
    throw new RangeError('A grant of nothing makes no sense.');
  }
  // The account before its balance, as when it is deleted; the transfer's reference would lock it after.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  await tx
    .insert(creditBalances)
    .values({ userId, availableHundredths: 0n, heldHundredths: 0n })
    .onConflictDoNothing();
  await lockBalance(tx, userId);
  const earlier = await findGrant(tx, grant);
  if (earlier === undefined) {
    await requireSoundLedger(tx);
    const reason = grant.reason === undefined ? {} : { reason: grant.reason };
    return postTransfer(tx, { kind, userId, amountHundredths, key, ...reason });
  }
  if (earlier.kind !== kind || earlier.amountHundredths !== amountHundredths) {
    throw new AppError('conflict', { cause: new Error(`Key ${key} granted another amount.`) });
  }
}

async function findGrant(tx: Transaction, { userId, key }: CreditGrant) {
  const isGrant = inArray(creditTransfers.kind, ['grant', 'withdrawal']);
  const [transfer] = await tx
    .select()
    .from(creditTransfers)
    .where(and(eq(creditTransfers.userId, userId), eq(creditTransfers.key, key), isGrant));
  return transfer;
}
