import type { PictureIndex } from '@kinora/words';
import { findMentions } from '@kinora/words';
import { personNames } from '../describe/person-names.ts';
import { isAnimal, isDrawnBeing, sculptureOf } from '../outline/index.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import type { SceneText } from './scene-text.ts';
import { quotedWords } from './stage/quoted-words.ts';

/** Company of which nothing is told; children who ask, or a farmer, are somebody. */
const anybody = /^(?:friends?|neighbou?rs?|people|crowd|family|villagers|team)$/u;
const sureFitness = 0.9;

/**
 * A plan in which the friends of an animal are those it met: who spoke in a scene before. Grown people whom nobody told of
 * are left out; friends of people are people.
 */
export function withToldFriends(plan: ScenePlan, scene: SceneText, index: PictureIndex): ScenePlan {
  const [lead] = plan.subjects.filter(({ figure, relation }) => relation !== 'far' && isDrawnBeing(figure));
  const isCompany = ({ figure, name }: Subject): boolean =>
    figure === 'friends' && anybody.test(name.toLowerCase());
  if (lead === undefined || personNames.has(lead.figure) || !plan.subjects.some(isCompany)) {
    return plan;
  }
  const others = plan.subjects.filter((subject) => !isCompany(subject));
  const isSeen = (figure: string): boolean =>
    others.some((other) => sculptureOf(other.figure) === sculptureOf(figure));
  const friend = spokenBefore(scene, index).findLast((figure) => !isSeen(figure));
  const met: Subject[] =
    friend === undefined ? [] : [{ figure: friend, name: sculptureOf(friend), count: 1, relation: 'beside' }];
  return { ...plan, subjects: [...others, ...met] };
}

/** The animals of scenes in which somebody says something. */
function spokenBefore({ before = [], code }: SceneText, index: PictureIndex): string[] {
  return before
    .filter((narration) => quotedWords(narration, code) !== undefined)
    .flatMap((narration) => findMentions(narration, index, narration))
    .filter(({ entry }) => entry.fitness >= sureFitness)
    .flatMap(({ entry: { pictures } }) => pictures.slice(0, 1).map(({ name }) => `icon:${name}`))
    .filter(isAnimal);
}
