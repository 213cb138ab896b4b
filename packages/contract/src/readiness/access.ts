import { hundredthsOf } from '../money/credits.ts';
import { effectivePlan, highestTier, planAllows, planOfTier, planThresholdCredits } from '../plans/plans.ts';
import type { Plan, Tier } from '../plans/plans.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import type { AccountContext, Reason } from './reason.ts';

/** One choice of a draft with the tier it belongs to. */
export interface TieredChoice {
  readonly field: string;
  readonly tier: Tier;
}

/** Credits an account must have to start: the threshold of the highest chosen tier, for basic choices the price. */
export function neededCredits(tier: Tier, priceCredits: number): number {
  return tier === 'basic' ? priceCredits : planThresholdCredits[planOfTier[tier]];
}

/** The choices a plan does not open, each at its own field. */
export function closedTierReasons(choices: readonly TieredChoice[], plan: Plan): Reason[] {
  return choices
    .filter((choice) => !planAllows(plan, choice.tier))
    .map((choice) => ({
      code: 'closed-tier',
      field: choice.field,
      sentence: readinessSentences.closedTier(choice.tier),
      status: 403,
    }));
}

/** Whether the available credits reach. */
export function creditReasons(creditsNeeded: number, availableHundredths: bigint): Reason[] {
  if (availableHundredths >= hundredthsOf(creditsNeeded)) {
    return [];
  }
  const sentence = readinessSentences.notEnoughCredits(creditsNeeded);
  return [{ code: 'not-enough-credits', field: null, sentence, status: 402 }];
}

/**
 * Closed tiers first; then the credits, which are measured on the available credits alone, so that a stored plan opens
 * a tier but does not pay for it.
 */
export function accessReasons(
  choices: readonly TieredChoice[],
  priceCredits: number,
  account: AccountContext,
): Reason[] {
  const closed = closedTierReasons(choices, effectivePlan(account));
  if (closed.length > 0) {
    return closed;
  }
  const tier = highestTier(choices.map((choice) => choice.tier));
  return creditReasons(
    neededCredits(tier, account.ownPriceCredits ?? priceCredits),
    account.availableHundredths,
  );
}
