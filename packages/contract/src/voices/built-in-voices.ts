import { languageDetails } from '../catalogue/languages.ts';
import type { Language, LanguageCode } from '../catalogue/languages.ts';

export type BuiltInVoiceId = `builtin-${LanguageCode}-${string}`;

/** The id of a voice that ships with the product: `builtin-en-aria` for Aria in English. */
export function builtInVoiceId(language: Language, name: string): BuiltInVoiceId {
  return `builtin-${languageDetails[language].code}-${name.toLowerCase()}`;
}

/** The voice every scene of a film starts with; scenes may change it. */
export const DEFAULT_FILMS_VOICE: BuiltInVoiceId = 'builtin-en-aria';
