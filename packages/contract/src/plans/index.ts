export {
  effectivePlan,
  effectivePlanOfCredits,
  highestTier,
  planAllows,
  planOfCredits,
  planOfTier,
  plans,
  planThresholdCredits,
  tierLabels,
  tiers,
} from './plans.ts';
export type { Plan, Tier } from './plans.ts';
