import { partSeed } from '../canvas/random.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';

/** Decides what stays in a place from picture to picture of a film; without a film it is the picture's own. */
export function lastingSeed({ seed, castSeed, place }: ScenePlan, part: string): number {
  return castSeed === undefined ? partSeed(seed, part) : partSeed(castSeed, `${place} ${part}`);
}
