import { namedYears } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import type { OutlineShape } from '../../outline/index.ts';
import { readFacts } from '../board-notes.ts';
import { columnsOf } from '../columns-of.ts';
import { subjectsOfFilm } from '../film-subjects.ts';
import { findContrast, judgedTitle } from '../find-contrast.ts';
import { drawnOfEra, yearTold } from '../picture-eras.ts';
import type { Subject } from '../rank-subjects.ts';
import { hasManyViews, isOwnPicture, ownViewOf } from '../own/pictures.ts';
import type { SceneText } from '../scene-text.ts';
import { splitSentences } from '../split-sentences.ts';
import { drawPerson, drawPortrait, seedOfName } from './draw-person.ts';
import type { Beside } from './draw-person.ts';
import { findAmounts } from './find-amounts.ts';
import { findExplanations } from './find-explanations.ts';
import type { FoundExplanation } from './find-explanations.ts';
import { findPeople } from './find-person.ts';
import type { FoundPerson } from './find-person.ts';
import { findSeveral } from './several-people.ts';
import { isOfLife, workIn } from './works.ts';
import type { Work } from './works.ts';

/** So much more than everything else is what explains. */
const explainedWorth = 3;
/** What is said first stands first, and all of them before the rest. */
const rankStep = 0.1;

/**
 * The subjects of a scene with what explains it before them: beside that, only what we have a drawing of our own for is not
 * a mere noun. Where nothing explains it they stay as they are; so do two that are compared.
 */
export function withExplanations(
  subjects: readonly Subject[],
  scene: SceneText,
  index: PictureIndex,
): Subject[] {
  const isCompared = setsTwoApart(subjects, scene, index);
  const explained = withoutRepeated(explainedIn(scene, index, isCompared), subjects, scene);
  if (explained.length === 0) {
    return isCompared ? [...subjects] : besideOwnLead(subjects, scene, index);
  }
  const strongest = Math.max(0, ...subjects.map(({ weight }) => weight));
  const worth = strongest + (isCompared ? 0 : explainedWorth);
  const leads = explained.map((found, rank) => ({
    ...asSubject(found, worth - rank * rankStep),
    // It keeps its place before what a scene's title names.
    isInTitle: rank === 0 && !isCompared,
  }));
  return isCompared
    ? [...leads, ...subjects]
    : [...leads, ...subjects.filter((subject) => addsTo(explained, subject))];
}

/** Whether a board sets two against each other: in a table, or as they are, where no drawing shows both. */
function setsTwoApart(subjects: readonly Subject[], scene: SceneText, index: PictureIndex): boolean {
  const contrast = findContrast(scene, subjects, index);
  if (contrast === undefined) {
    return false;
  }
  const told = findExplanations(scene, { isRepeated: true });
  // A film's opening shows the two themselves; a scene that judges them by one thing shows that.
  const isShown =
    judgedTitle[scene.code].test(scene.title) && told.some(({ standsForTable }) => standsForTable === true);
  const isTable = columnsOf(contrast, readFacts(scene), scene) !== undefined;
  return !isShown && (isTable || !told.some(({ isOfBoth }) => isOfBoth === true));
}

/**
 * Where what the film is about leads, and we have drawings of our own of it, they say more than the pictures of other words:
 * a speaker for the noise of a refrigerator. What the scene's title names stays.
 */
function besideOwnLead(subjects: readonly Subject[], scene: SceneText, index: PictureIndex): Subject[] {
  const [lead] = subjects;
  const ofFilm = subjectsOfFilm(scene, index).map(({ pictures: [first] }) => first?.name);
  const isLed =
    scene.keyFacts.length > 0 &&
    lead?.pictures.some(isOwnPicture) === true &&
    ofFilm.includes(lead.pictures[0]?.name);
  return subjects.filter(({ pictures, isInTitle }) => !isLed || isInTitle || pictures.some(isOwnPicture));
}

/** What is spoken of and drawn by ourselves, and what explains the scene does not show already. */
function addsTo(explained: readonly FoundExplanation[], { pictures, spokenAt }: Subject): boolean {
  return pictures.some(
    (picture) =>
      spokenAt !== undefined &&
      isOwnPicture(picture) &&
      !explained.some(({ shows }) => shows?.includes(picture.name)),
  );
}

/** What the film has explained already gives way, before its end, to a thing of which we have drawn more than one view. */
function withoutRepeated(
  explained: readonly FoundExplanation[],
  subjects: readonly Subject[],
  { index, count }: SceneText,
): readonly FoundExplanation[] {
  const hasViews = subjects.some(({ pictures: [lead], isSure }) => isSure && hasManyViews(lead));
  const isRepeated = explained.every(({ isShownBefore }) => isShownBefore === true);
  return isRepeated && hasViews && index < count - 1 ? [] : explained;
}

/** Stories are told, and not explained. */
function explainedIn(scene: SceneText, index: PictureIndex, isRepeated: boolean): FoundExplanation[] {
  if (scene.keyFacts.length === 0) {
    return [];
  }
  const told = findExplanations(scene, { isRepeated });
  const amount = findAmounts(scene, index);
  const people = findPeople(scene);
  // Beside a drawing of what is explained there is room for whom the scene tells of most; on a line of years for everybody.
  const isDated =
    new Set([...scene.narration.matchAll(namedYears[scene.code])].map(([, year]) => year)).size > 1;
  const seen = told.length > 0 && !isDated ? people.slice(0, 1) : people;
  const drawn = seen.map((person) => {
    const own = isDated ? told.find(({ at }) => isInSentence(at, person, scene)) : undefined;
    return { own, found: drawnPerson(person, scene, { index, isExplained: told.length > 0, own }) };
  });
  const rest = told.filter((each) => !drawn.some(({ own }) => own === each));
  const several = findSeveral(scene);
  return [...drawn.map(({ found }) => found), amount, several, ...rest].filter((each) => each !== undefined);
}

function isInSentence(at: number, person: FoundPerson, { narration, code }: SceneText): boolean {
  const placeOf = (offset: number): number =>
    splitSentences(narration, code).findLastIndex(({ start }) => start <= offset);
  return placeOf(at) === placeOf(person.at);
}

/** A drawing that explains as something that a scene is about. */
export function asSubject(
  { name, draw, caption, parts, at, steps, isOfKind, shows = [] }: FoundExplanation,
  weight: number,
): Subject {
  return {
    pictures: [{ set: 'tabler', name: `explained-${name}` }],
    word: caption,
    weight,
    isSure: true,
    isInTitle: false,
    spokenAt: at,
    spokenAgainAt: undefined,
    draw,
    ...(parts === undefined ? {} : { parts }),
    ...(steps === undefined ? {} : { steps }),
    ...(isOfKind === true ? { isOfKind } : {}),
    ...(shows.length === 0 ? {} : { shows }),
  };
}

/**
 * Who is told of: in a frame where their life begins or ends, at what they are told to do, else beside what the film is about
 * unless that is explained.
 */
function drawnPerson(
  person: FoundPerson,
  scene: SceneText,
  {
    index,
    isExplained,
    own: thing,
  }: { index: PictureIndex; isExplained: boolean; own?: FoundExplanation | undefined },
): FoundExplanation {
  const { name, at, sentence } = person;
  const found = { caption: name, at };
  const own = `person-${seedOfName(name)}`;
  if (isOfLife(sentence, scene.code)) {
    return { ...found, name: `${own}-portrait`, draw: () => drawPortrait(person) };
  }
  if (thing !== undefined) {
    const beside = { shapes: thing.draw(), posture: 'point', isOnGround: true } as const;
    return {
      ...found,
      name: `${own}-${thing.name}`,
      shows: thing.shows ?? [],
      draw: () => drawPerson(person, beside),
    };
  }
  const work = isExplained ? undefined : workIn(sentence, scene.code);
  return {
    ...found,
    name: work === undefined ? own : `${own}-${work.name}`,
    ...(work?.shows === undefined ? {} : { shows: work.shows }),
    draw: () => drawPerson(person, isExplained ? undefined : besideOf(work, scene, index)),
  };
}

/** What stands beside somebody: what they are told to do, else what the film is about. */
function besideOf(work: Work | undefined, scene: SceneText, index: PictureIndex): Beside | undefined {
  if (work !== undefined) {
    return { shapes: work.draw(), posture: work.posture, isOnGround: work.isOnGround === true };
  }
  const thing = thingOfFilm(scene, index);
  return thing === undefined ? undefined : { shapes: thing, posture: 'point', isOnGround: false };
}

function thingOfFilm(scene: SceneText, index: PictureIndex): OutlineShape[] | undefined {
  const [picture] = subjectsOfFilm(scene, index).flatMap(({ pictures }) => pictures.slice(0, 1));
  return picture === undefined ? undefined : (drawnOfEra(picture, yearTold(scene)) ?? ownViewOf(picture));
}
