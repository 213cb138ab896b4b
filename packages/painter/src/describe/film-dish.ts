import type { ImageRequest } from '@kinora/models';
import type { Place, Subject } from '../plan/scene-plan.ts';

/** What a film bakes that is no bread: its cake is on the table in all scenes of it. */
export const cakeFigure = 'icon:birthday-cake';

/** A picture holds so many. */
const mostSubjects = 5;

const cakes = /(?<!\p{L})(?:birthday |wedding )?(?:cake|gateau|layer cake)s?(?!\p{L})/iu;
const baking =
  /(?<!\p{L})(?:bak(?:e|es|ing)|cook(?:s|ing)?|make|makes|making) (?:\p{L}+ ){0,4}cakes?(?!\p{L})/iu;

/**
 * Everybody of a scene, and the cake that its film is about: where it is made, what comes of that, and at the end. Before anybody
 * has begun there is none. Pictures of films are described in English.
 */
export function withDish(
  subjects: readonly Subject[],
  { scene, filmPrompts = [], prompt }: Pick<ImageRequest, 'scene' | 'filmPrompts' | 'prompt'>,
  place: Place,
): readonly Subject[] {
  if (scene === undefined || scene.index < 2 || !filmPrompts.some((each) => baking.test(each))) {
    return subjects;
  }
  // What is baked long before the end has yet to come off.
  const isEarly = scene.index < scene.count - 2;
  const made = subjects.map((subject) =>
    subject.act === 'cook' && isEarly ? { ...subject, isTried: true } : subject,
  );
  const isThere = subjects.some(({ figure }) => figure === cakeFigure);
  const isMade = made.some(({ act }) => act === 'cook') || place === 'kitchen' || cakes.test(prompt);
  return isThere || subjects.length >= mostSubjects || (!isMade && scene.index < scene.count - 1)
    ? made
    : [...made, { figure: cakeFigure, name: 'cake', count: 1, relation: 'beside' }];
}
