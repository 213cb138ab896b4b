import type { LanguageCode } from '@kinora/words';
import { languageProfiles, readWords } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { lowerFirst } from '../reading/lower-first.ts';
import { meets } from '../reading/name-subject.ts';

/** The two that are compared. */
export interface Sides {
  readonly names: readonly [string, string];
  readonly stems: readonly (readonly string[])[];
  /** By source: which of the two its title names, -1 where both or none. */
  readonly bySource: readonly number[];
}

/** Whether a sentence names a side. */
export function namesSide(sentence: ArticleSentence, side: readonly string[] | undefined): boolean {
  return side?.every((stem) => sentence.stems.some((own) => own === stem || meets(own, stem))) === true;
}

/** Which side a sentence speaks of is heard: from its beginning, or before it. */
export function nameSide(
  sentence: ArticleSentence,
  side: number,
  { sides, code }: { sides: Sides; code: LanguageCode },
): ArticleSentence {
  const stems = sides.stems[side] ?? [];
  if (namesSide(sentence, stems) && !isNamedLate(sentence.text, stems, code)) {
    return sentence;
  }
  const name = sides.names[side] ?? '';
  const text =
    code === 'en' ? leadEnglish(name, sentence.text) : leadIn(name, code) + lowerFirst(sentence.text, code);
  return { ...sentence, text: code === 'ja' ? text.replace(twoTopics, '$1の') : text };
}

/** '緑茶では、乾燥した茶葉には、': what a part holds is told of the part alone. */
const twoTopics = /^([^、]{1,12})では、(?=[^、。]{2,14}には、|(?:茶葉|葉|皮膚|体|足|毛|頭)の)/u;

/** 'The size of adults ranges from 2 cm in some toads': until it is named, one thinks of the other. */
function isNamedLate(text: string, side: readonly string[], code: LanguageCode): boolean {
  if (code !== 'en') {
    return false;
  }
  const words = readWords(text, code).map((word) => word.text.toLowerCase());
  const at = words.findIndex((word) => side.some((stem) => word.startsWith(stem)));
  return at >= fewestBefore && someOf.test(words[at - 1] ?? '');
}

const fewestBefore = 6;
const someOf = /^(?:some|many|certain|several|few|most|other)$/u;

function leadIn(name: string, code: LanguageCode): string {
  const [first = ''] = Array.from(name);
  const title = first.toLocaleUpperCase() + name.slice(first.length);
  switch (code) {
    case 'ja':
      return `${name}では、`;
    case 'fr':
      return `${title} : `;
    default:
      return `${title}: `;
  }
}

/** 'The frog’s hind legs …', 'In toads, secretions …'; a name at the beginning keeps its large letter, behind a colon. */
function leadEnglish(name: string, text: string): string {
  const owned = ownedPart(name, text);
  if (owned !== undefined) {
    return owned;
  }
  const [first = ''] = readWords(text, 'en').map((word) => word.text);
  const isSmall =
    languageProfiles.en.stopWords.has(first.toLowerCase()) || /^\p{Lu}\p{Ll}+s \p{Ll}/u.test(text);
  return isSmall ? `In ${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : leadIn(name, 'en') + text;
}

/** 'The hind legs carry a leap', of frogs: 'The frog’s hind legs carry a leap'. */
function ownedPart(name: string, text: string): string | undefined {
  const [, one] = /^(?:the )?(\p{Ll}{2,}[^s\P{Ll}])s$/u.exec(name) ?? [];
  const [, part = '', rest = ''] = ownable.exec(text) ?? [];
  return one === undefined || /e$/u.test(one) || part === '' ? undefined : `The ${one}’s ${part}${rest}`;
}

/** A part of a body, and what it is or does. */
const ownable =
  /^The ((?:(?:hind|front|fore|upper|lower|long|short|thick|thin|rough|smooth) )?(?:legs?|limbs?|body|bodies|skin|head|tail|trunk|beak|bill|wings?|eyes?|ears?|teeth|tongue|fur|coat|shell|feet|hooves|claws?|horns?|leaves|stem|roots?|seeds?|fruit))( (?:is|are|has|have|can|carry|carries|grow|grows|end|ends|serve|serves|\p{Ll}{3,}s) .*)$/u;
