import type { LanguageCode } from '../language/language-code.ts';
import { yearOf } from './answer-cues.ts';
import { monthNames } from './month-names.ts';
import { timeOf } from './time-of.ts';

const seasons: Readonly<Record<LanguageCode, string>> = {
  en: 'spring|summer|autumn|winter|at night|by day|every (?:year|day|month)',
  fr: 'printemps|été|automne|hiver|la nuit|chaque (?:année|jour|mois)',
  it: 'primavera|estate|autunno|inverno|di notte|ogni (?:anno|giorno|mese)',
  es: 'primavera|verano|otoño|invierno|de noche|cada (?:año|día|mes)',
  hi: 'वसन्त|वसंत|ग्रीष्म|गर्मी|वर्षा|शरद|सर्दी|प्रतिवर्ष|हर साल',
  ja: '春|夏|秋|冬|夜間|毎年|時代|(?<!\\d)\\d{3}年|明治|大正|昭和|平成|令和|\\d歳|\\d代(?:前半|後半)',
};

/** Whether a sentence says when: a year, a century, a month, a season. */
export function tellsTime(sentence: string, code: LanguageCode): boolean {
  const isLatin = code !== 'hi' && code !== 'ja';
  const named = `(?:${monthNames[code]}|${seasons[code]})`;
  const time = new RegExp(isLatin ? `(?<!\\p{L})${named}(?!\\p{L})` : named, 'u');
  return yearOf(sentence) !== undefined || timeOf(sentence, code) !== undefined || time.test(sentence);
}
