import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardPicture } from '@kinora/renderer';
import type { PictureName } from '@kinora/words';
import { pictureOf } from '../outline/index.ts';
import { stressCueAt } from './cues.ts';
import { isOwnPicture } from './own/pictures.ts';
import { denied, headingOfBreak, stateWords } from './picture-states.ts';
import type { PictureState, StateWords } from './picture-states.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { markWidth, stateMarks } from './state-marks.ts';

/** What somebody can be shut out of. */
const places =
  /^(?:school|hospital|factory|hotel|department-store|bank|post-office|convenience-store|stadium|motorway|railway-track|station|metro|bridge-at-night|office-building|church|castle|classical-building|building-construction|house|door)$/u;

/** Pictures of people, of what is no body, and signs: they are in no state. */
const bodiless =
  /^(?:(?:person|people|woman|man|girl|boy|baby|family)(?:-|$)|fire$|snowflake|ice$|droplet|sun$|cloud|heart|skull)/u;

/** In which state a scene tells a thing to be, and where; undefined where it tells of none, or denies it. */
export function stateTold(
  { word, spokenAt, pictures: [lead] }: Pick<Subject, 'word' | 'spokenAt' | 'pictures'>,
  { narration, title, code, keyFacts }: SceneText,
  animals: ReadonlySet<string> | undefined,
): { state: PictureState; at: number } | undefined {
  if (lead === undefined || animals === undefined || word === undefined || keyFacts.length === 0) {
    return undefined;
  }
  if (spokenAt === undefined) {
    // It is drawn because the film is about it, and its scene's heading tells of it.
    const isHeaded = headingOfBreak[code].test(title) && canBe('broken', lead, animals);
    return isHeaded ? { state: 'broken', at: 0 } : undefined;
  }
  const said = wordAt(narration, spokenAt, { word, code });
  for (const start of placesOf(said, narration, spokenAt)) {
    const before = narration.slice(Math.max(0, start - 24), start);
    const behind = narration.slice(start + said.length, start + said.length + 70);
    const told = stateWords.find(
      ([state, { [code]: words }]) => canBe(state, lead, animals) && isTold(words, { before, behind, code }),
    );
    if (told !== undefined) {
      return { state: told[0], at: start };
    }
  }
  return undefined;
}

/** Whether it is told right before or behind a word, and not denied there; Japanese and Hindi deny it behind the verb. */
function isTold(
  { before: pattern, after }: StateWords,
  { before, behind, code }: { before: string; behind: string; code: LanguageCode },
): boolean {
  if (pattern?.test(before) === true) {
    return true;
  }
  const [found] = after.exec(behind) ?? [];
  return found !== undefined && !denied[code].test(behind.slice(0, found.length + deniedBehind[code]));
}

const deniedBehind: Readonly<Record<LanguageCode, number>> = { en: 0, fr: 0, it: 0, es: 0, hi: 8, ja: 6 };

/** The word as the narration has it, where the title may have it otherwise; Japanese sets none apart. */
function wordAt(narration: string, at: number, { word, code }: { word: string; code: LanguageCode }): string {
  const isSame = code === 'ja' || narration.startsWith(word, at);
  return isSame ? word : (/^[\p{L}\p{M}-]+/u.exec(narration.slice(at))?.[0] ?? word);
}

/** Where a word stands in a text, from its first mention on. */
function placesOf(word: string, text: string, from: number): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + word.length)) {
    found.push(at);
  }
  return found;
}

function canBe(state: PictureState, picture: PictureName, animals: ReadonlySet<string>): boolean {
  if (bodiless.test(picture.name) || isOwnPicture(picture)) {
    return false;
  }
  const isAnimal = animals.has(picture.name);
  switch (state) {
    case 'dead':
      return isAnimal;
    case 'closed':
      return places.test(picture.name);
    case 'broken':
    case 'burnt':
      return !isAnimal;
    default:
      return true;
  }
}

/** A picture with the mark of the state that its thing is told to be in. */
export function inState(
  picture: BoardPicture,
  told: { state: PictureState; at: number } | undefined,
  { narration, code }: SceneText,
): BoardPicture {
  if (told === undefined) {
    return picture;
  }
  const cue = stressCueAt(narration, told.at, code);
  return {
    ...picture,
    over: { ...markOf(told.state, picture.ratio ?? 1), ...(cue === undefined ? {} : { cue }) },
  };
}

function markOf(state: PictureState, ratio: number): Omit<NonNullable<BoardPicture['over']>, 'cue'> {
  const height = markWidth / ratio;
  const { picture, bounds } = pictureOf(stateMarks[state](height));
  return {
    ...picture,
    place: {
      x: bounds.left / markWidth,
      y: bounds.top / height,
      width: (bounds.right - bounds.left) / markWidth,
      height: (bounds.bottom - bounds.top) / height,
    },
  };
}
