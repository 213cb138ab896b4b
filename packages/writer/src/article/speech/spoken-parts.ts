import type { LanguageCode } from '@kinora/words';
import { withoutAppositions } from './drop-asides.ts';
import { inPlainWords } from './plain-words.ts';
import { politeJapanese } from './polite-japanese.ts';
import { splitJapanese, withoutSubjectlessClause } from './split-japanese.ts';
import { splitLong } from './split-long.ts';

/** A sentence that an encyclopedia wrote for the eye, in the sentences in which it is said. */
export function spokenParts(written: string, code: LanguageCode): string[] {
  if (code === 'ja') {
    return splitJapanese(withoutSubjectlessClause(written)).map((part) =>
      inPlainWords(politeJapanese(part), code),
    );
  }
  return splitLong(inPlainWords(withoutAppositions(written, code), code), code);
}
