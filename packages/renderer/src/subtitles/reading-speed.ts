import type { FilmLanguage } from '../timeline/language.ts';

/**
 * Characters a second an adult reads at ease: 17 is the limit of the Latin-script guides of the subtitling houses (BBC and
 * Netflix style guides), kanji and kana say more in fewer (4 a second for Japanese there), Devanagari lies with Latin.
 */
export function comfortableReadingSpeed(language: FilmLanguage): number {
  return language === 'ja' ? 8 : 17;
}
