import { keyThingOf } from '../../plan/held-things.ts';
import { closeUpsOf } from '../../plan/scene-plan.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';

/** Dough in a bowl of its own, under a cloth. */
export function isCoveredDough({ figure }: Subject): boolean {
  const thing = keyThingOf(figure);
  return thing === 'dough' || thing === 'risendough';
}

/** What has gone into the oven lies no longer beside it, but where it is looked at from near. */
export function withoutBaked(
  subjects: readonly Subject[],
  { closeUp, nextCloseUp }: Pick<ScenePlan, 'closeUp' | 'nextCloseUp'>,
): readonly Subject[] {
  const isBaked = subjects.some(({ act, isTried }) => act === 'bake' && isTried !== true);
  const isLookedAt = ({ figure }: Subject): boolean =>
    closeUpsOf({ closeUp, nextCloseUp }).some(({ thing }) => thing?.figure === figure);
  return isBaked ? subjects.filter((subject) => !isCoveredDough(subject) || isLookedAt(subject)) : subjects;
}
