import { and, desc, eq, lt } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { creditTransfers } from '../../db/schema/index.ts';

export type Movement = typeof creditTransfers.$inferSelect;

interface MovementPage {
  /** Newest first. */
  readonly movements: readonly Movement[];
  /** The `before` of the next page; absent on the last one. */
  readonly nextBefore?: bigint;
}

/** A page of a user's movements, from the newest or from just before a movement's sequence. */
export async function readMovements(
  database: DatabaseOrTransaction,
  { userId, before, limit }: { userId: string; before?: bigint; limit: number },
): Promise<MovementPage> {
  const isOlder = before === undefined ? undefined : lt(creditTransfers.sequence, before);
  const rows = await database
    .select()
    .from(creditTransfers)
    .where(and(eq(creditTransfers.userId, userId), isOlder))
    .orderBy(desc(creditTransfers.sequence))
    .limit(limit + 1);
  const movements = rows.slice(0, limit);
  const last = movements.at(-1);
  return rows.length > limit && last !== undefined ? { movements, nextBefore: last.sequence } : { movements };
}
