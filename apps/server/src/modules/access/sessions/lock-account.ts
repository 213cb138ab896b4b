import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { users } from '../../../db/schema/index.ts';

type Account = typeof users.$inferSelect;

/**
 * Orders what opens sessions (`share`) against what ends them all (`update`): a new password, closing and deleting.
 * Whoever comes second sees what the first has done.
 */
export async function lockAccount(
  tx: Transaction,
  userId: string,
  strength: 'share' | 'update',
): Promise<Account | undefined> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for(strength);
  return account;
}
