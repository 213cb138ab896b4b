import type { Tier } from '../plans/plans.ts';
import { engineOf, filmsEngine } from './engines.ts';
import type { EngineKey } from './engines.ts';
import { byNoun, singleModeFacts } from './modes.ts';

/** What a generation costs, in credits. The plan thresholds of 100 and 200 credits are access, not prices. */
export const prices = {
  ...byNoun((mode) => singleModeFacts[mode].priceCredits),
  shotEdit: 1,
  storyByTier: { basic: 5, pro: 10, proXL: 20 } satisfies Record<Tier, number>,
  film: 20,
} as const;

/** Credits a story or film costs from script to finished video. */
export function priceOfProject(engine: EngineKey): number {
  return engine === filmsEngine ? prices.film : prices.storyByTier[engineOf(engine).tier];
}
