import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { grantCredits } from '../credits/index.ts';

export interface Activation {
  readonly userId: string;
  /** What a newly activated account starts with. */
  readonly creditsHundredths: bigint;
  readonly now: Date;
}

/** Opens generating to an account and gives it its first credits. For an active account it does nothing and answers false. */
export async function activateAccount(tx: Transaction, activation: Activation): Promise<boolean> {
  const { userId, creditsHundredths, now } = activation;
  const [activated] = await tx
    .update(users)
    .set({ activatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.activatedAt)))
    .returning({ id: users.id });
  if (activated === undefined) {
    return false;
  }
  if (creditsHundredths > 0n) {
    await grantCredits(tx, { userId, amountHundredths: creditsHundredths, key: 'activation' });
  }
  return true;
}
