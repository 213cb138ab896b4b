import { askingWords, foldWord, readLexicon, readWith } from '@kinora/words';
import { personNames } from '../../describe/person-names.ts';
import { withoutQuotations } from '../../describe/quotations.ts';
import { isDrawnBeing, sculptureOf } from '../../outline/index.ts';
import { indoorPlaces } from '../../plan/scene-plan.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import type { SceneText } from '../scene-text.ts';

/** Whom an animal meets on its way, on land and in the water. */
const animals = ['icon:hedgehog', 'icon:frog', 'icon:squirrel', 'icon:rabbit'] as const;
const swimmers = ['icon:turtle', 'icon:crab', 'icon:fish'] as const;
const people: readonly Subject[] = [
  { figure: 'woman', name: 'villager', count: 1, relation: 'beside' },
  { figure: 'man', name: 'villager', count: 1, relation: 'beside' },
];
const mostAsked = 2;

/** A plan in which whoever asks everybody has somebody to ask; as it is where the words tell of nobody who is asked. */
export function withAskedFolk(plan: ScenePlan, { narration, code }: SceneText): ScenePlan {
  const told = foldWord(withoutQuotations(narration));
  const beings = plan.subjects.filter(({ figure, relation }) => relation !== 'far' && isDrawnBeing(figure));
  const [lead] = beings;
  const isAsking = readWith(readLexicon(askingWords, code), told, code).values.length > 0;
  if (!isAsking || lead === undefined || beings.length > 1 || lead.count > 1) {
    return plan;
  }
  return {
    ...plan,
    subjects: [lead, ...askedBy(lead, plan), ...plan.subjects.filter((each) => each !== lead)],
  };
}

function askedBy({ figure }: Subject, { place }: ScenePlan): readonly Subject[] {
  if (personNames.has(figure) || indoorPlaces.has(place)) {
    return people;
  }
  const all = place === 'underwater' ? swimmers : animals;
  return all
    .filter((each) => sculptureOf(each) !== sculptureOf(figure))
    .slice(0, mostAsked)
    .map((each) => ({ figure: each, name: sculptureOf(each), count: 1, relation: 'beside' }));
}
