import type { LanguageCode } from '@kinora/contract/catalogue';
import { english } from './english.ts';
import { french } from './french.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';
import type { SpeechRules } from './speech-rules.ts';

/** Japanese is read by its own dictionary: see japanese/. */
export const rulesByLanguage = {
  en: english,
  hi: hindi,
  fr: french,
  it: italian,
  es: spanish,
} as const satisfies Record<Exclude<LanguageCode, 'ja'>, SpeechRules>;
