import { englishProfile } from './profile-en.ts';
import { frenchProfile } from './profile-fr.ts';
import { hindiProfile } from './profile-hi.ts';
import { italianProfile } from './profile-it.ts';
import { japaneseProfile } from './profile-ja.ts';
import { spanishProfile } from './profile-es.ts';
import type { LanguageCode } from './language-code.ts';
import type { LanguageProfile } from './language-profile.ts';

export const languageProfiles = {
  en: englishProfile,
  hi: hindiProfile,
  fr: frenchProfile,
  it: italianProfile,
  es: spanishProfile,
  ja: japaneseProfile,
} as const satisfies Record<LanguageCode, LanguageProfile>;
