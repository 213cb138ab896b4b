import type { LanguageCode } from '@kinora/contract/catalogue';
import { languageDetails } from '@kinora/contract/catalogue';
import { foldWord, promptLanguage, roleWords } from '@kinora/words';
import type { Subject } from '../plan/scene-plan.ts';
import { isRole } from './roles.ts';
import { findFigures } from './sightings.ts';

/** Said right before a calling, with at most one word between: 'a little witch', 'une toute petite sorcière'. */
const littleBefore: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:little|small|tiny)(?: (?!old|elderly)\p{L}+)? $/u,
  fr: /(?<!\p{L})(?:petite?s?|minuscule)(?: (?!vieux|vieil|vieille)\p{L}+)? $/u,
  it: /(?<!\p{L})(?:piccol[oaie]|piccolin[oa]|minuscol[oa])(?: (?!vecchi|anzian)\p{L}+)? $/u,
  es: /(?<!\p{L})(?:pequeñ[oa]s?|diminut[oa])(?: (?!viej|ancian)\p{L}+)? $/u,
  hi: /(?<![\p{L}\p{M}])(?:छोट[ाीे]|नन्ह[ाीे]|नन्हीं)(?:[ -](?!बूढ)[\p{L}\p{M}]+)? $/u,
  ja: /(?:小さな|小さい|ちいさな|ちいさい|幼い|おさない)$/u,
};

/** Said right behind a calling. */
const littleBehind: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  it: /^ (?:piccol|piccolin)[oa](?!\p{L})/u,
  es: /^ (?:pequeñ|diminut)[oa](?!\p{L})/u,
};

/** Whether a text calls somebody of a calling little: they are a child then, whatever they do. */
export function isCalledLittle(text: string, code: LanguageCode): boolean {
  const folded = foldWord(text);
  return findFigures(folded, code, roleWords).sightings.some(
    ({ at, name }) =>
      littleBefore[code].test(folded.slice(0, at)) ||
      littleBehind[code]?.test(folded.slice(at + name.length)) === true,
  );
}

/** The same of somebody in a picture. */
export function isLittleOne({ figure, name, description, language = 'English' }: Subject): boolean {
  if (!isRole(figure)) {
    return false;
  }
  const words = description ?? name;
  return isCalledLittle(words, promptLanguage(words, languageDetails[language].code));
}
