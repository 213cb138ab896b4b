import type { CountedWord, SpeechRules } from './speech-rules.ts';

const unsigned = String.raw`\d{1,3}(?:[.,\u0020\u00a0\u202f’']\d{2,3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;

/** A written number: digits with or without groups and decimals. */
export const numberPattern = `(?:${unsigned})`;

/** Digits of every script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Decimal digits lie in runs of ten that begin at a zero: count back to where the run begins.
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) {
      value += 1;
    }
    return String(code < 0x80 ? Number(digit) : value);
  });
}

const commaGroups = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/u;
const dotGroups = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u;

/** A number as the engine reads it right: no groups, the language's decimal sign, long decimals digit by digit. */
export function plainNumber(written: string, { decimalSign }: SpeechRules): string {
  const groupSign = decimalSign === '.' ? ',' : '.';
  const compact = written.replace(/(?<=\d)[\s’'](?=\d)/gu, '');
  const isGrouped = (decimalSign === '.' ? commaGroups : dotGroups).test(compact);
  const ungrouped = isGrouped ? compact.replaceAll(groupSign, '') : compact;
  const [whole = '', decimals] = ungrouped.split(/[.,]/u);
  if (decimals === undefined) {
    return whole;
  }
  return `${whole}${decimalSign}${decimals.length > 2 ? [...decimals].join(' ') : decimals}`;
}

/** The word for a counted thing after a number. */
export function counted(word: CountedWord, number: string, { singularBelow }: SpeechRules): string {
  const value = Math.abs(Number(number.replace(',', '.').replaceAll(' ', '')));
  return value < singularBelow && value > 0 ? word[0] : word[1];
}
