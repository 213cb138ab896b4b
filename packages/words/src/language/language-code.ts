import { languageDetails } from '@kinora/contract/catalogue';
import type { Language, LanguageCode } from '@kinora/contract/catalogue';

export type { LanguageCode };

/** The languages' codes, which `Intl` and the word data are keyed by; the contract's table is their home. */
export const languageCodes = {
  English: languageDetails.English.code,
  Hindi: languageDetails.Hindi.code,
  French: languageDetails.French.code,
  Italian: languageDetails.Italian.code,
  Spanish: languageDetails.Spanish.code,
  Japanese: languageDetails.Japanese.code,
} as const satisfies Record<Language, LanguageCode>;

/** The product's name of each language. */
export const languageNames = {
  en: 'English',
  hi: 'Hindi',
  fr: 'French',
  it: 'Italian',
  es: 'Spanish',
  ja: 'Japanese',
} as const satisfies Record<LanguageCode, Language>;
