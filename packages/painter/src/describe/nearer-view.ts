import type { ScenePlan } from '../plan/scene-plan.ts';

/** Who is to be known again is not seen from afar. */
export const nearerView = {
  wide: 'medium',
  high: 'medium',
  medium: 'close',
  low: 'low',
  close: 'close',
} as const satisfies Record<ScenePlan['camera'], ScenePlan['camera']>;
