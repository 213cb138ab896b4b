import { languageDetails } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import type { Subject } from '../plan/scene-plan.ts';
import { clausesOf } from './clauses.ts';
import { cakeFigure } from './film-dish.ts';
import { toldSights } from './told-sights.ts';
import type { ToldSight } from './told-sights.ts';

/** Where it is told that something goes into an oven; a cake and what is in a pot are baked and cooked where they are. */
export function ovenOf(
  { subjects }: { readonly subjects: readonly Subject[] },
  sights: readonly ToldSight[],
): ToldSight | undefined {
  return subjects.some(({ figure }) => standing.has(figure))
    ? undefined
    : sights.find(({ does }) => does.act === 'bake');
}

const standing: ReadonlySet<string> = new Set([cakeFigure, 'thing:pot', 'thing:emptypot']);

/** Whose bread comes off and is told to have been in the oven stands before it, and not at the table. */
export function atOven(
  subjects: readonly Subject[],
  { scene, language }: Pick<ImageRequest, 'scene' | 'language'>,
): readonly Subject[] {
  if (scene === undefined || scene.keyFacts.length > 0) {
    return subjects;
  }
  const { code } = languageDetails[language];
  const clauses = clausesOf(scene.narration, code);
  if (ovenOf({ subjects }, toldSights(clauses, code)) === undefined) {
    return subjects;
  }
  return subjects.map((subject) => {
    const isBaked = subject.act === 'cook' && subject.isTried !== true;
    return isBaked ? { ...subject, act: 'bake' } : subject;
  });
}
