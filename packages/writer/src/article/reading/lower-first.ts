import { languageProfiles, readWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';

/** A sentence as it goes on after other words: a name keeps its large letter. */
export function lowerFirst(text: string, code: LanguageCode): string {
  const [first = ''] = readWords(text, code).map((word) => word.text);
  const isSmall = languageProfiles[code].stopWords.has(first.toLowerCase());
  return isSmall ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;
}
