import {
  effectivePlanOfCredits,
  planAllows,
  planOfTier,
  planThresholdCredits,
  tierLabels,
} from '@kinora/contract/plans';
import type { MeAnswer } from '@kinora/contract/api';
import type { Tier } from '@kinora/contract/plans';
import { pickerLabels } from '../../labels/pickers.ts';
import { formatCreditCount } from '../../lib/format.ts';

/** What keeps a tier closed for an account: the badge on its cards. Null when it is open. */
export function tierLock(tier: Tier, me: MeAnswer | null | undefined): string | null {
  if (!me) {
    return null;
  }
  const plan = effectivePlanOfCredits({ availableCredits: me.credits, storedPlan: me.stored_plan });
  if (planAllows(plan, tier)) {
    return null;
  }
  const gap = Math.ceil(planThresholdCredits[planOfTier[tier]] - me.credits);
  return pickerLabels.creditsToGo(tierLabels[tier], formatCreditCount(gap));
}
