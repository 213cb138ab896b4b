import { languageDetails } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import type { LanguageCode } from '@kinora/contract/catalogue';
import { actWords, foldWord, lettersInFourSeconds, readLexicon, readWith, toldActWords } from '@kinora/words';
import type { CloseUp, ScenePlan, Subject } from '../plan/scene-plan.ts';
import { clausesOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { personNames } from './person-names.ts';
import { isBeing } from './read-subjects.ts';
import { wordsIn } from './who-does.ts';

/** So long something else is seen before a face, and a face at least, in seconds of what is said. */
const leastSeconds = { before: 3, face: 1.8 } as const;

/**
 * When a film of a scene looks at somebody's face: while nothing is told of what they do, from the last of its sentences on, or
 * from its last clause where no sentence begins late enough. Of two it is whom the film is about, or the other one while they
 * speak. Undefined for who does something, or is carried by something.
 *
 * @param isHero whether a subject is whom the film is about
 */
export function readCloseUp(
  plan: ScenePlan,
  request: ImageRequest,
  isHero: (subject: Subject) => boolean,
): CloseUp | undefined {
  const { scene, language } = request;
  if (scene === undefined || scene.keyFacts.length > 0) {
    return undefined;
  }
  const { narration } = scene;
  const { code } = languageDetails[language];
  const pace = lettersInFourSeconds[code] / 4;
  const [from, until] = shownPart(plan);
  const isLong = ({ from: at }: Clause): boolean =>
    at >= from * narration.length + leastSeconds.before * pace &&
    until * narration.length - at >= leastSeconds.face * pace;
  const clauses = clausesOf(narration, code).filter(isLong);
  const begin = clauses.findLast(({ isSentence }) => isSentence) ?? clauses.at(-1);
  // A story ends on whom it was about, whatever is told last.
  const isEnding = scene.index === scene.count - 1;
  if (
    begin === undefined ||
    (!isEnding &&
      tellsOfHands(
        clauses.filter(({ from: at }) => at >= begin.from),
        code,
      ))
  ) {
    return undefined;
  }
  const faces = plan.subjects.filter((subject) => isBeing(subject) && subject.relation !== 'far');
  const hero = faces.length < 2 ? faces[0] : faces.find(isHero);
  const isSaid = begin.text.trim() === '';
  const [other] = faces.filter((face) => face !== hero);
  const face = isSaid && faces.length === 2 ? other : hero;
  return face === undefined || !isLookedAt(face)
    ? undefined
    : {
        of: plan.subjects.indexOf(face),
        at: begin.from / narration.length,
        ...(isSaid ? { isSaid } : {}),
      };
}

/**
 * The same for the beast or robot that whom a film is about has become friends with: where the story has come to its end, and
 * whoever it is about does something that a face does not show.
 */
export function readFriend(
  plan: ScenePlan,
  request: ImageRequest,
  isHero: (subject: Subject) => boolean,
): CloseUp | undefined {
  const { scene, language } = request;
  if (scene === undefined || scene.keyFacts.length > 0 || scene.index < scene.count - 1) {
    return undefined;
  }
  const { narration } = scene;
  const { code } = languageDetails[language];
  const pace = lettersInFourSeconds[code] / 4;
  const [from, until] = shownPart(plan);
  const begin = clausesOf(narration, code).findLast(
    ({ from: at }) =>
      at >= from * narration.length + leastSeconds.before * pace &&
      until * narration.length - at >= leastSeconds.face * pace,
  );
  const friend = plan.subjects.find(
    (each) =>
      isBeing(each) &&
      !isHero(each) &&
      !personNames.has(each.figure) &&
      isLookedAt({ ...each, isResting: true }),
  );
  return begin === undefined || friend === undefined
    ? undefined
    : { of: plan.subjects.indexOf(friend), at: begin.from / narration.length };
}

/** What is told to be done and is seen in a face; a dash does nothing. */
const ofTheFace: ReadonlySet<string> = new Set(['-', 'gaze', 'cry', 'sing']);

/** Whether something is told to be done that a face does not show: then the hands are looked at, or the way. */
function tellsOfHands(clauses: readonly Clause[], code: LanguageCode): boolean {
  const text = foldWord(clauses.map((clause) => clause.text).join(' '));
  const told = readWith(readLexicon(toldActWords, code), text, code);
  const shown = wordsIn(told.rest, actWords, code).map(({ value }) => value);
  return [...told.values, ...shown].some((value) => !ofTheFace.has(value));
}

/** From and until which part of the words the picture itself is seen. */
export function shownPart({ turn }: ScenePlan): readonly [number, number] {
  if (turn === undefined) {
    return [0, 1];
  }
  return turn.isBefore ? [turn.at, 1] : [0, turn.at];
}

/** Whether somebody stands or sits there and does nothing that has to be seen. */
export function isLookedAt({
  figure,
  count,
  relation,
  act,
  isResting,
  likeness,
  isLeaving,
}: Subject): boolean {
  const isThere = relation === 'alone' || relation === 'beside';
  const isIdle = act === undefined || isResting === true;
  const isOne = figure !== 'friends' && count === 1 && likeness?.kind !== 'whole';
  return isOne && isThere && isIdle && isLeaving !== true;
}
