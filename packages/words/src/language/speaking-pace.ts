import type { LanguageCode } from './language-code.ts';

/** About as many letters are spoken in four seconds. */
export const lettersInFourSeconds: Readonly<Record<LanguageCode, number>> = {
  en: 54,
  fr: 54,
  it: 54,
  es: 54,
  hi: 46,
  ja: 24,
};
