import { creditsOf, effectivePlan, type MeAnswer } from '@kinora/contract';
import type { Database } from '../../db/client.ts';
import type { CurrentUser } from '../access/index.ts';
import { readBalance } from '../credits/index.ts';

/** The signed-in user as the screens need to know them. */
export async function readMe(database: Database, user: CurrentUser): Promise<MeAnswer> {
  const { availableHundredths, heldHundredths } = await readBalance(database, user.id);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    activated: user.isActivated,
    is_admin: user.isAdmin,
    plan: effectivePlan({ availableHundredths, storedPlan: user.storedPlan }),
    stored_plan: user.storedPlan,
    credits: creditsOf(availableHundredths),
    held: creditsOf(heldHundredths),
  };
}
