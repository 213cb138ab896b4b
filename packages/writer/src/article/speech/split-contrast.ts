import type { LanguageCode } from '@kinora/words';
import { readWords } from '@kinora/words';

/** What sets the second half of a sentence against the first; without it both stand alone. */
const contrasts: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /,\s(?:whereas|while)\s(?=(?:the|an?|its|their|most|all|other)\s)/u,
  fr: /,\s(?:tandis que|alors que)\s(?=(?:l[ea]s?\s|l['’]|une?\s|des\s))/u,
  it: /,\smentre\s(?=(?:il|lo|la|i|gli|le|un|una)\s|l['’])/u,
  es: /,\smientras que\s(?=(?:el|la|los|las|un|una)\s)/u,
  hi: /,\sजबकि\s/u,
};
const ends: Readonly<Partial<Record<LanguageCode, string>>> = { hi: '।' };
/** A sentence of more words is told in two, each of so many. */
const longest = 28;
const shortest = 7;

/** A long sentence that sets one thing against another, in two: '…, whereas the name frog is kept for …'. */
export function splitContrast(sentence: string, code: LanguageCode): string[] {
  const contrast = contrasts[code];
  const size = (text: string): number => readWords(text, code).length;
  if (contrast === undefined || size(sentence) <= longest) {
    return [sentence];
  }
  const [first = '', second, ...more] = sentence.split(contrast);
  const isSure =
    second !== undefined && more.length === 0 && size(first) >= shortest && size(second) >= shortest;
  return isSure
    ? [`${first}${ends[code] ?? '.'}`, second.charAt(0).toLocaleUpperCase() + second.slice(1)]
    : [sentence];
}
