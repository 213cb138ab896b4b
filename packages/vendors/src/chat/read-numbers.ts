import { readWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';

/**
 * A number in digits, with its groups: 1,234 or 1.234 or 1 234, the Indian 1,00,000, or a decimal. Not what belongs to a
 * name: the 2 of CO2.
 */
const number = /(?<![\p{sc=Latin}\d.,])(?:\d{1,3}(?:,\d{2})*(?:[.,'’ ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)/gu;

/** From two to twelve: what a text spells out and a script may write in digits. */
const spelled: Readonly<Record<LanguageCode, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  hi: 'दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ja: '二 三 四 五 六 七 八 九 十 十一 十二',
};

/** The numbers of a text that are written in digits, each in one form however it is grouped. */
export function readNumbers(text: string): string[] {
  return Array.from(inAsciiDigits(text).matchAll(number), ([found]) => plainForm(found));
}

/** Every number that a text holds, those up to twelve also where it spells them out. */
export function knownNumbers(text: string, code: LanguageCode): Set<string> {
  const words = new Set(readWords(text.toLowerCase(), code).map((word) => word.text));
  const names = spelled[code].split(' ');
  const counted = names.flatMap((name, index) => (words.has(name) ? [String(index + 2)] : []));
  return new Set([...readNumbers(text), ...counted]);
}

/** Full-width and Devanagari digits count as those they stand for. */
function inAsciiDigits(text: string): string {
  const devanagariZero = 0x0966;
  return text
    .replace(/[\uff10-\uff19]/gu, (digit) => digit.normalize('NFKC'))
    .replace(/[\u0966-\u096f]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero))
    .replace(/[\u00a0\u2009\u202f]/gu, ' ');
}

function plainForm(found: string): string {
  const isGrouped = /[.,'’ ]\d{3}$/u.test(found);
  return String(Number(isGrouped ? found.replace(/\D/gu, '') : found.replace(',', '.')));
}
