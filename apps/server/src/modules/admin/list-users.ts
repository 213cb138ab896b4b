import { type AdminUser } from '@kinora/contract/api';
import { creditsOf } from '@kinora/contract/money';
import { effectivePlan, plans } from '@kinora/contract/plans';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { creditBalances, users } from '../../db/schema/index.ts';

const LONGEST_LIST = 1_000;
const StoredPlanSchema = z.enum(plans);

/** Accounts with their credits, the newest first; or one of them. */
export async function listUsers(database: Database, id?: string): Promise<AdminUser[]> {
  const rows = await database
    .select()
    .from(users)
    .leftJoin(creditBalances, eq(creditBalances.userId, users.id))
    .where(and(isNull(users.deletedAt), id === undefined ? undefined : eq(users.id, id)))
    .orderBy(desc(users.createdAt))
    .limit(LONGEST_LIST);
  return rows.map(({ users: user, credit_balances: balance }) => {
    const availableHundredths = balance?.availableHundredths ?? 0n;
    const storedPlan = StoredPlanSchema.parse(user.storedPlan);
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      activated: user.activatedAt !== null,
      closed: user.closedAt !== null,
      is_admin: user.isAdmin,
      plan: effectivePlan({ availableHundredths, storedPlan }),
      stored_plan: storedPlan,
      credits: creditsOf(availableHundredths),
      held: creditsOf(balance?.heldHundredths ?? 0n),
      created_at: user.createdAt.toISOString(),
    };
  });
}
