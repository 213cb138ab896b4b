import { languageDetails } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { closeUpsOf } from '../plan/scene-plan.ts';
import type { CloseUp, Feeling, ScenePlan } from '../plan/scene-plan.ts';
import { readFeeling } from './read-feeling.ts';
import { isBeing } from './read-subjects.ts';

/**
 * A film's scene with what is felt in it, each of its pictures by the words that are heard then: whoever is alone there by what is
 * told, a face that is looked at by its own sentence. Where nothing else is felt before a close-up, its feeling is. Of two nobody
 * knows whose feeling a sentence tells.
 */
export function withFeelings(plan: ScenePlan, { scene, language }: ImageRequest): ScenePlan {
  if (scene === undefined) {
    return plan;
  }
  const { narration } = scene;
  const { turn, subjects } = plan;
  // A thing feels nothing.
  const closeUp = closeUpsOf(plan).find(({ thing }) => thing === undefined);
  const felt = (from: number, until: number): { readonly feeling?: Feeling } => {
    const words = narration.slice(Math.round(from * narration.length), Math.round(until * narration.length));
    const feeling = readFeeling(words, languageDetails[language].code);
    return feeling === undefined ? {} : { feeling };
  };
  const end = closeUp?.at ?? 1;
  const [alone, ...others] = subjects.filter(isBeing);
  const isAlone = alone?.count === 1 && others.length === 0;
  const [shown, other] =
    turn?.isBefore === true
      ? [felt(turn.at, Math.max(end, turn.at)), felt(0, turn.at)]
      : [felt(0, turn?.at ?? end), felt(turn?.at ?? 1, 1)];
  const seen = closeUp === undefined || closeUp.isSaid === true ? undefined : felt(closeUp.at, 1);
  const asFelt = (each: CloseUp): CloseUp =>
    each.thing === undefined && each.isSaid !== true ? { ...each, ...felt(each.at, 1) } : each;
  const { nextCloseUp } = plan;
  return {
    ...plan,
    subjects: isAlone
      ? subjects.map((each) => (each === alone ? { ...each, ...seen, ...shown } : each))
      : subjects,
    ...(turn === undefined || !isAlone ? {} : { turn: { ...turn, does: { ...turn.does, ...other } } }),
    ...(plan.closeUp === undefined ? {} : { closeUp: asFelt(plan.closeUp) }),
    ...(nextCloseUp === undefined ? {} : { nextCloseUp: asFelt(nextCloseUp) }),
  };
}
