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

/** Which side a sentence speaks of is heard: from the sentence, or before it. */
export function nameSide(
  sentence: ArticleSentence,
  side: number,
  { sides, code }: { sides: Sides; code: LanguageCode },
): ArticleSentence {
  if (namesSide(sentence, sides.stems[side])) {
    return sentence;
  }
  const name = sides.names[side] ?? '';
  const text =
    code === 'en' ? leadEnglish(name, sentence.text) : leadIn(name, code) + lowerFirst(sentence.text, code);
  return { ...sentence, text };
}

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

/** 'As for frogs, the hind legs …'; a name at the beginning keeps its large letter, behind a colon. */
function leadEnglish(name: string, text: string): string {
  const [first = ''] = readWords(text, 'en').map((word) => word.text);
  const isSmall =
    languageProfiles.en.stopWords.has(first.toLowerCase()) || /^\p{Lu}\p{Ll}+s \p{Ll}/u.test(text);
  return isSmall
    ? `As for ${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : leadIn(name, 'en') + text;
}
