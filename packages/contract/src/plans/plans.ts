/** What an account may use. `proxl` includes `pro`, which includes `free`. */
export const plans = ['free', 'pro', 'proxl'] as const;
export type Plan = (typeof plans)[number];

/** What a catalogue entry belongs to. */
export const tiers = ['basic', 'pro', 'proXL'] as const;
export type Tier = (typeof tiers)[number];

/** Label of a tier's plan on cards and in upgrade hints. */
export const tierLabels = { basic: 'Free', pro: 'Pro', proXL: 'ProXL' } as const satisfies Record<
  Tier,
  string
>;

/** Available credits from which a plan opens without being stored. */
export const planThresholdCredits = { free: 0, pro: 100, proxl: 200 } as const satisfies Record<Plan, number>;

/** The plan that opens a tier. */
export const planOfTier = { basic: 'free', pro: 'pro', proXL: 'proxl' } as const satisfies Record<Tier, Plan>;

function higherPlan(first: Plan, second: Plan): Plan {
  return plans.indexOf(first) >= plans.indexOf(second) ? first : second;
}

/** The plan that a number of available credits (balance less holds) opens by itself. */
export function planOfCredits(availableCredits: number): Plan {
  if (availableCredits >= planThresholdCredits.proxl) {
    return 'proxl';
  }
  return availableCredits >= planThresholdCredits.pro ? 'pro' : 'free';
}

/** The plan in force: the one the available credits open, or the stored one when that is higher. */
export function effectivePlan(account: { availableHundredths: bigint; storedPlan: Plan }): Plan {
  // Whole credits suffice, since thresholds are whole; bigint division rounds toward zero and so never lifts a plan.
  const availableCredits = Number(account.availableHundredths / 100n);
  return higherPlan(planOfCredits(availableCredits), account.storedPlan);
}

/** The same for a number of credits as it travels in JSON. */
export function effectivePlanOfCredits(account: { availableCredits: number; storedPlan: Plan }): Plan {
  return higherPlan(planOfCredits(account.availableCredits), account.storedPlan);
}

/** Whether a plan opens a tier. */
export function planAllows(plan: Plan, tier: Tier): boolean {
  return plans.indexOf(plan) >= tiers.indexOf(tier);
}

/** The highest of some tiers; basic when there is none. */
export function highestTier(chosen: readonly Tier[]): Tier {
  return tiers.findLast((tier) => chosen.includes(tier)) ?? 'basic';
}
