import { type MeAnswer } from '@kinora/contract/api';
import { creditsOf } from '@kinora/contract/money';
import { effectivePlan } from '@kinora/contract/plans';
import type { CurrentUser } from '../access/index.ts';
import { readStorageUse, type StorageDeps } from '../assets/index.ts';
import { readConsents } from '../consents/index.ts';
import { readBalance } from '../credits/index.ts';

/** The signed-in user as the screens need to know them. */
export async function readMe(deps: StorageDeps, user: CurrentUser): Promise<MeAnswer> {
  const [{ availableHundredths, heldHundredths }, storage, consents] = await Promise.all([
    readBalance(deps.database, user.id),
    readStorageUse(deps, user.id),
    readConsents(deps.database, user.id),
  ]);
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
    storage,
    consents,
  };
}
