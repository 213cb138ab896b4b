import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engines } from '../catalogue/engines.ts';
import { hundredthsOf } from '../money/credits.ts';
import { effectivePlan, effectivePlanOfCredits, highestTier, planAllows, plans, tiers } from './plans.ts';
import type { Plan, Tier } from './plans.ts';

describe('plans', () => {
  it.each([
    ['0', 0n, 'free'],
    ['0.01', 1n, 'free'],
    ['99.99', 9_999n, 'free'],
    ['100.00', 10_000n, 'pro'],
    ['100.01', 10_001n, 'pro'],
    ['199.99', 19_999n, 'pro'],
    ['200.00', 20_000n, 'proxl'],
    ['1000000.00', 100_000_000n, 'proxl'],
  ] as const)('TIER-01 %s available credits open their plan', (_credits, availableHundredths, plan) => {
    expect(effectivePlan({ availableHundredths, storedPlan: 'free' })).toBe(plan);
  });

  it.each(plans)('TIER-01 a stored plan %s is used when it is higher, and only then', (storedPlan) => {
    expect(effectivePlan({ availableHundredths: 0n, storedPlan })).toBe(storedPlan);
    expect(effectivePlan({ availableHundredths: 20_000n, storedPlan })).toBe('proxl');
    expect(effectivePlan({ availableHundredths: 10_000n, storedPlan })).toBe(
      storedPlan === 'proxl' ? 'proxl' : 'pro',
    );
  });

  it('TIER-01 credits as JSON carries them open the same plan as hundredths do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom(...plans),
        (hundredths, storedPlan) => {
          const availableCredits = hundredths / 100;
          expect(effectivePlanOfCredits({ availableCredits, storedPlan })).toBe(
            effectivePlan({ availableHundredths: hundredthsOf(availableCredits), storedPlan }),
          );
        },
      ),
    );
  });

  const opened: Record<Plan, readonly Tier[]> = {
    free: ['basic'],
    pro: ['basic', 'pro'],
    proxl: ['basic', 'pro', 'proXL'],
  };

  it.each(plans.flatMap((plan) => tiers.map((tier) => [plan, tier] as const)))(
    'TIER-02 plan %s and tier %s',
    (plan, tier) => {
      expect(planAllows(plan, tier)).toBe(opened[plan].includes(tier));
    },
  );

  it.each(engines.flatMap((engine) => plans.map((plan) => [engine.key, plan, engine.tier] as const)))(
    'TIER-02 engine %s on plan %s',
    (_key, plan, tier) => {
      expect(planAllows(plan, tier)).toBe(opened[plan].includes(tier));
    },
  );

  it('VAL-04 the highest of the chosen tiers decides', () => {
    expect(highestTier([])).toBe('basic');
    expect(highestTier(['basic', 'proXL', 'pro'])).toBe('proXL');
    expect(highestTier(['pro', 'basic'])).toBe('pro');
  });
});
