import { keyThingOf } from '../../plan/held-things.ts';
import type { PersonPlan } from '../../plan/person-plan.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';

const inWater: ReadonlySet<Subject['act']> = new Set(['surf', 'topple', 'swim']);

/** Clothes of every day, in which nobody goes into the water. */
const everyday: ReadonlySet<PersonPlan['outfit']> = new Set([
  'tee',
  'shirt',
  'sweater',
  'hoodie',
  'dress',
  'overalls',
  'suit',
  'coat',
]);

/** Who surfs or swims, or has a surfboard along, wears a swimsuit in the colour they are known by. */
export function dressedForWater(
  person: PersonPlan,
  { act, holds, figure }: Subject,
  { subjects = [] }: { readonly subjects?: ScenePlan['subjects'] },
): PersonPlan {
  const hasBoard = holds?.thing === 'board' || subjects.some((each) => keyThingOf(each.figure) === 'board');
  const isDressed = everyday.has(person.outfit) && figure !== 'friends';
  return isDressed && (inWater.has(act) || hasBoard) ? { ...person, outfit: 'swimsuit' } : person;
}
