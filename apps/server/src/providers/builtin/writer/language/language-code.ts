import type { Language } from '@kinora/contract';

/** The product's languages as BCP 47 codes, which `Intl` and the word data are keyed by. */
export const languageCodes = {
  English: 'en',
  Hindi: 'hi',
  French: 'fr',
  Italian: 'it',
  Spanish: 'es',
  Japanese: 'ja',
} as const satisfies Record<Language, string>;

export type LanguageCode = (typeof languageCodes)[Language];

/** The product's name of each language. */
export const languageNames = {
  en: 'English',
  hi: 'Hindi',
  fr: 'French',
  it: 'Italian',
  es: 'Spanish',
  ja: 'Japanese',
} as const satisfies Record<LanguageCode, Language>;
