import { effectivePlan, plans, type Plan } from '@kinora/contract/plans';
import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readBalance } from './read-balance.ts';

const StoredPlanSchema = z.enum(plans);

/** The plan in force now: by available credits, or the stored one when it is higher. Judge it when work starts and keep it there. */
export async function judgePlan(database: DatabaseOrTransaction, userId: string): Promise<Plan> {
  const [user] = await database
    .select({ storedPlan: users.storedPlan })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) {
    throw new AppError('not-found', { cause: new Error(`There is no user ${userId}.`) });
  }
  const { availableHundredths } = await readBalance(database, userId);
  return effectivePlan({ availableHundredths, storedPlan: StoredPlanSchema.parse(user.storedPlan) });
}
