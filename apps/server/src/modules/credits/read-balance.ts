import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { creditBalances } from '../../db/schema/index.ts';

/** Hundredths of a credit. `balance` = `available` + `held`; only `available` can be spent and shown as credits. */
interface Balance {
  readonly balanceHundredths: bigint;
  readonly heldHundredths: bigint;
  readonly availableHundredths: bigint;
}

/** What a user has. Without any movement that is nothing. */
export async function readBalance(database: DatabaseOrTransaction, userId: string): Promise<Balance> {
  const [row] = await database.select().from(creditBalances).where(eq(creditBalances.userId, userId));
  const availableHundredths = row?.availableHundredths ?? 0n;
  const heldHundredths = row?.heldHundredths ?? 0n;
  return { availableHundredths, heldHundredths, balanceHundredths: availableHundredths + heldHundredths };
}
