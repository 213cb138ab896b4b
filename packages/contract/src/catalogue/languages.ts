/** Language names as the API carries them. */
export const languages = ['English', 'Hindi', 'French', 'Italian', 'Spanish', 'Japanese'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'English';

export interface LanguageDetails {
  /** ISO 639-1; part of the built-in voices' ids. */
  readonly code: 'en' | 'hi' | 'fr' | 'it' | 'es' | 'ja';
  /** BCP 47, for number formats, hyphenation and speech. */
  readonly locale: string;
  /** ISO 15924; decides the font and where subtitles may break. */
  readonly script: 'Latn' | 'Deva' | 'Jpan';
  /** The language's name in itself. */
  readonly ownName: string;
}

export const languageDetails = {
  English: { code: 'en', locale: 'en-US', script: 'Latn', ownName: 'English' },
  Hindi: { code: 'hi', locale: 'hi-IN', script: 'Deva', ownName: 'हिन्दी' },
  French: { code: 'fr', locale: 'fr-FR', script: 'Latn', ownName: 'Français' },
  Italian: { code: 'it', locale: 'it-IT', script: 'Latn', ownName: 'Italiano' },
  Spanish: { code: 'es', locale: 'es-ES', script: 'Latn', ownName: 'Español' },
  Japanese: { code: 'ja', locale: 'ja-JP', script: 'Jpan', ownName: '日本語' },
} as const satisfies Record<Language, LanguageDetails>;
export type LanguageCode = (typeof languageDetails)[Language]['code'];
