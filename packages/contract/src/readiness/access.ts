import { hundredthsOf } from '../money/credits.ts';
import { effectivePlan, highestTier, planAllows, planOfTier, planThresholdCredits } from '../plans/plans.ts';
import type { Tier } from '../plans/plans.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import type { ReadinessContext, Reason } from './reason.ts';

/** One choice of a draft with the tier it belongs to. */
export interface TieredChoice {
  readonly field: string;
  readonly tier: Tier;
}

/** Credits an account must have to start: the threshold of the highest chosen tier, for basic choices the price. */
export function neededCredits(tier: Tier, priceCredits: number): number {
  return tier === 'basic' ? priceCredits : planThresholdCredits[planOfTier[tier]];
}

/**
 * Closed tiers first, each at its own field; then the credits, which are measured on the available credits alone, so
 * that a stored plan opens a tier but does not pay for it.
 */
export function accessReasons(
  choices: readonly TieredChoice[],
  priceCredits: number,
  context: ReadinessContext,
): Reason[] {
  const plan = effectivePlan(context);
  const closed = choices.filter((choice) => !planAllows(plan, choice.tier));
  if (closed.length > 0) {
    return closed.map((choice) => ({
      code: 'closed-tier',
      field: choice.field,
      sentence: readinessSentences.closedTier(choice.tier),
      status: 403,
    }));
  }
  const needed = neededCredits(highestTier(choices.map((choice) => choice.tier)), priceCredits);
  if (context.availableHundredths >= hundredthsOf(needed)) {
    return [];
  }
  return [
    {
      code: 'not-enough-credits',
      field: null,
      sentence: readinessSentences.notEnoughCredits(needed),
      status: 402,
    },
  ];
}
