import type { LanguageCode } from '@kinora/words';
import { instructInEnglish } from './instruct-english.ts';
import { instructInHindi } from './instruct-hindi.ts';
import { instructInFrench, instructInItalian } from './instruct-romance.ts';

/** How an encyclopedia's passive becomes an instruction; Spanish ('se elige') and Japanese have active sentences already. */
const instructions: Readonly<Partial<Record<LanguageCode, (sentence: string) => string | undefined>>> = {
  en: instructInEnglish,
  fr: instructInFrench,
  it: instructInItalian,
  hi: instructInHindi,
};

/** What one does, of a sentence that says what is done; undefined where it does not, or not surely. */
export function instruct(sentence: string, code: LanguageCode): string | undefined {
  return instructions[code]?.(sentence);
}
