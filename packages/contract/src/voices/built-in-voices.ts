import { languageDetails } from '../catalogue/languages.ts';
import type { Language, LanguageCode } from '../catalogue/languages.ts';

export type BuiltInVoiceId = `builtin-${LanguageCode}-${string}`;

/** The id of a voice that ships with the product: `builtin-en-aria` for Aria in English. */
export function builtInVoiceId(language: Language, name: string): BuiltInVoiceId {
  return `builtin-${languageDetails[language].code}-${name.toLowerCase()}`;
}

/** The voice every scene of a film starts with; scenes may change it. */
export const DEFAULT_FILMS_VOICE: BuiltInVoiceId = 'builtin-en-aria';

/** The languages that built-in voices speak smoothly, in their main accents. */
export const smoothLanguages = ['English', 'French', 'Italian', 'Spanish'] as const satisfies Language[];

/** Raised where the smooth voices sound otherwise, as that of natural voices is; before it all voices were robotic. */
export const SMOOTH_VOICE_VERSION = 'svox-pico/2';

/** Whether an id is that of a built-in voice of such a language. */
export function isSmoothLanguage(voiceId: string): boolean {
  return smoothLanguages.some((language) => voiceId.startsWith(builtInVoiceId(language, '')));
}
