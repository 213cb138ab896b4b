import { languageDetails } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { lettersInFourSeconds } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import type { CloseUp, ScenePlan, Subject } from '../plan/scene-plan.ts';
import { readCloseUp, readFriend } from './read-close-up.ts';
import { readInserts } from './read-insert.ts';
import { readSpeaker } from './read-speaker.ts';

/** So long something is looked at before something else is, in seconds of what is said. */
const leastSeconds = 1.9;

interface Reading {
  readonly index: PictureIndex;
  /** Whether a subject is whom the film is about. */
  readonly isHero: (subject: Subject) => boolean;
}

/**
 * What a film looks at from near in a scene: the thing that its words turn on, and who speaks while they do, else whose face the
 * scene ends on. Two at most, and nobody twice.
 */
export function readCloseUps(
  plan: ScenePlan,
  request: ImageRequest,
  { index, isHero }: Reading,
): Pick<ScenePlan, 'closeUp' | 'nextCloseUp'> {
  const { scene, language } = request;
  if (scene === undefined) {
    return {};
  }
  const least =
    (leastSeconds * lettersInFourSeconds[languageDetails[language].code]) / 4 / scene.narration.length;
  const isApart = (one: CloseUp, other: CloseUp): boolean => Math.abs(one.at - other.at) >= least;
  const [thing, nextThing] = readInserts(plan, request, { index });
  const isLit = ({ at }: CloseUp): boolean => !isInTheDark(plan, at);
  const speaking = readSpeaker(plan, request, isHero).filter(isLit);
  const [first] = speaking;
  const [face] = [readCloseUp(plan, request, isHero) ?? readFriend(plan, request, isHero)].filter(
    (each) => each !== undefined && isLit(each),
  );
  if (thing === undefined) {
    const isOther = face !== undefined && first !== undefined && face.of !== first.of;
    return inOrder(first ?? face, isOther && isApart(face, first) ? face : undefined);
  }
  const speaker = speaking.find((each) => isApart(each, thing));
  if (speaker !== undefined) {
    return inOrder(thing, speaker);
  }
  // Who speaks goes before the thing that they speak of, if its clause is heard for long enough.
  const [later] = first === undefined ? [] : readInserts(plan, request, { index, from: first.at + least });
  if (later !== undefined) {
    return inOrder(first, later);
  }
  // A face beside a thing would cost as much as all else that is painted, and tell no more.
  return inOrder(thing, nextThing !== undefined && isApart(nextThing, thing) ? nextThing : undefined);
}

/** Whether it is told to be night then or soon after: that lies over all that is seen, and no face is told from it. */
function isInTheDark({ earlier, later }: ScenePlan, at: number): boolean {
  return later?.time === 'night' || (earlier?.time === 'night' && at < earlier.at);
}

function inOrder(
  one: CloseUp | undefined,
  other: CloseUp | undefined,
): Pick<ScenePlan, 'closeUp' | 'nextCloseUp'> {
  const [closeUp, nextCloseUp] = [one, other]
    .filter((each) => each !== undefined)
    .toSorted((each, next) => each.at - next.at);
  return {
    ...(closeUp === undefined ? {} : { closeUp }),
    ...(nextCloseUp === undefined ? {} : { nextCloseUp }),
  };
}
