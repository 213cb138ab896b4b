import type { LanguageCode } from '@kinora/contract/catalogue';
import { readQuestion } from '@kinora/words';
import { splitSentences } from '../split-sentences.ts';
import type { SceneText } from '../scene-text.ts';
import { isWithin, longestLabel } from '../text-limits.ts';
import { doesSomething, isWoman, womensNames } from './who-words.ts';

/** Somebody of whom a film tells that asks who it was. */
export interface FoundPerson {
  readonly name: string;
  readonly at: number;
  readonly isWoman: boolean;
}

/** Who is told of first in a scene of a film that asks who did something; undefined in all other films. */
export function findPerson(scene: SceneText): FoundPerson | undefined {
  const { code, filmTitle = '', narration } = scene;
  if (readQuestion(filmTitle, code).kind !== 'who') {
    return undefined;
  }
  for (const { text, start } of splitSentences(narration, code)) {
    const found = doesSomething[code].test(text) ? nameIn(text, code) : undefined;
    if (found !== undefined && isWithin(found.name, longestLabel)) {
      const isShe = womensNames.test(found.name) || isWoman[code].test(text);
      return { name: found.name, at: start + found.at, isWoman: isShe };
    }
  }
  return undefined;
}

function nameIn(sentence: string, code: LanguageCode): { name: string; at: number } | undefined {
  switch (code) {
    case 'hi':
      return hindiName(sentence);
    case 'ja':
      return japaneseName(sentence);
    default:
      return latinName(sentence);
  }
}

/** Two to four words with capitals, as persons are called; a place stands behind 'in', an institution is called one. */
const latin =
  /(?<!\p{L})(?<!(?:in|at|near|from|à|en|nel|nella|a|ad) )\p{Lu}(?!['’]\p{Ll})[\p{L}'’.-]+(?: (?:(?:de|von|van|di|da|del|la) )?\p{Lu}[\p{L}'’-]+){1,3}/gu;
const institution =
  /univers|college|collège|colegio|royal|institut|office|academ|société|society|company|compagnie|street|museum|nobel|press|states|kingdom|^(?:the|le|la|les|il|lo|el|los|las|in|en|nel|dans|du)\b/iu;

function latinName(sentence: string): { name: string; at: number } | undefined {
  const [found] = [...sentence.matchAll(latin)].filter(([name]) => !institution.test(name));
  return found === undefined ? undefined : { name: found[0], at: found.index };
}

/** What stands before a name and is none: postpositions, callings, what tells where somebody is from. */
const noName =
  /^(?:के|की|का|को|में|से|पर|और|तथा|ने|कि|जब|बाद|मूल|भी|एक|महान|प्रसिद्ध|युवा)$|(?:आविष्कारक|वैज्ञानिक|प्राध्यापक|प्रोफ़ेसर|प्रोफेसर|अभियन्ता|अभियंता|इंजीनियर|भौतिकशास्त्री|भौतिकविद|भौतिकीविद|गणितज्ञ|चिकित्सक|लेखक|कवि|चित्रकार|अमेरिकी|ब्रिटिश|जर्मन|रूसी|भारतीय|इतालवी|फ़्रांसीसी)$|[,।;:]$/u;
const nobody = /विभाग|सरकार|कंपनी|कम्पनी|संस्था|समिति|विश्वविद्यालय|कॉलेज|उन्होंने|इन्होंने|जिन्होंने|सेना|देश/u;

/** The words before 'ने', 'का जन्म' or, where somebody is given credit, 'को'. */
function hindiName(sentence: string): { name: string; at: number } | undefined {
  const isCredit = sentence.includes('श्रेय');
  for (const { index } of sentence.matchAll(isCredit ? / को(?= )/gu : / (?:ने|का जन्म)(?= )/gu)) {
    const before = sentence.slice(0, index).split(' ');
    const name: string[] = [];
    for (const word of before.toReversed()) {
      if (noName.test(word) || name.length > 3) {
        break;
      }
      name.unshift(word);
    }
    const written = name.join(' ');
    if (name.length >= 2 && name.length <= 3 && !nobody.test(written)) {
      return { name: written, at: sentence.lastIndexOf(written, index) };
    }
  }
  return undefined;
}

/** Foreign names have a point between their parts; others stand behind a calling. */
function japaneseName(sentence: string): { name: string; at: number } | undefined {
  const foreign = /[ァ-ヴー]+(?:・[ァ-ヴー]+)+(?=[はがのにと、])/u.exec(sentence);
  const native =
    /(?<=(?:物理学者|発明家|技術者|科学者|化学者|医師|博士|教授)の?)\p{sc=Han}{3,5}(?=[はが、])/u.exec(
      sentence,
    );
  const found = foreign ?? native;
  return found === null ? undefined : { name: found[0], at: found.index };
}
