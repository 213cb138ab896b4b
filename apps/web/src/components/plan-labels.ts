import { planOfTier, tierLabels, tiers } from '@kinora/contract/plans';
import type { Plan, Tier } from '@kinora/contract/plans';

/** The name of each plan, as its tier is labelled. */
export const planLabels: Record<Plan, string> = {
  free: labelOf('free'),
  pro: labelOf('pro'),
  proxl: labelOf('proxl'),
};

/** The tier that a plan adds. */
export function tierOfPlan(plan: Plan): Tier {
  return tiers.find((tier) => planOfTier[tier] === plan) ?? 'basic';
}

function labelOf(plan: Plan): string {
  return tierLabels[tierOfPlan(plan)];
}
