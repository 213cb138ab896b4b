import type { LanguageCode } from '@kinora/contract/catalogue';
import { numbersIn } from '../explained/number-words.ts';

/** More are not counted by whoever looks. */
export const mostCounted = 12;

/** What follows a number that counts no things. */
const measures: Readonly<Record<Exclude<LanguageCode, 'ja'>, RegExp>> = {
  en: /^ ?(?:\p{L}+ )?(?:day|night|evening|morning|week|month|year|hour|minute|second|time|step|mile|o'clock)/u,
  fr: /^ ?(?:\p{L}+ )?(?:jour|nuit|soir|matin|semaine|mois|an|année|heure|minute|fois|pas|lieue)s?(?!\p{L})/u,
  it: /^ ?(?:\p{L}+ )?(?:giorn|nott|ser[ae]|mattin|settiman|mes[ei]|ann[oi]|or[ae]|minut|volt|pass)/u,
  es: /^ ?(?:\p{L}+ )?(?:día|noche|tarde|mañana|semana|mes|año|hora|minuto|vez|veces|paso)/u,
  hi: /^ ?(?:दिन|रात|शाम|सुबह|हफ़्त|महीन|साल|घंट|मिनट|बार|क़दम|कदम|कोस)/u,
};

const japaneseDigits = '一二三四五六七八九十';
const japanese = /(十[一二]|[一二三四五六七八九十]|\d{1,2})(?:つ|匹|羽|本|個|人|輪|枚|頭|台|株|粒|冊|隻)/gu;

/** One after another, said without a number. */
const further: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:and|then) another(?!\p{L})|, (?:and )?another(?!\p{L})/gu,
  fr: /puis une? (?:deuxième|troisième|autre)|et une? autre/gu,
  it: /(?:poi|e) un[a']? ?altr[oa]/gu,
  es: /(?:luego|y|después) otr[oa]/gu,
  hi: /फिर (?:दूसर|तीसर|चौथ)/gu,
  ja: /となりにも/gu,
};

interface ToldNumber {
  readonly count: number;
  readonly at: number;
  readonly end: number;
}

/** The numbers of things in a text: no days, and no steps. */
function countsIn(text: string, code: LanguageCode): ToldNumber[] {
  const found =
    code === 'ja'
      ? [...text.matchAll(japanese)].map((match) => ({
          count: japaneseNumber(match[1] ?? ''),
          at: match.index,
          end: match.index + match[0].length,
        }))
      : numbersIn(text, code).filter(({ end }) => !measures[code].test(text.slice(end)));
  return found.filter(({ count }) => count >= 2 && count <= mostCounted);
}

function japaneseNumber(digits: string): number {
  const [first = '', second] = [...digits];
  const value = japaneseDigits.indexOf(first) + 1;
  return value === 0
    ? Number(digits)
    : value + (second === undefined ? 0 : japaneseDigits.indexOf(second) + 1);
}

/** How many of something that a text names at a place there are by the number right before it; 1 where there is none. */
export function countAt(text: string, at: number, code: LanguageCode): number {
  const numbers = countsIn(text, code);
  const own = numbers.findLast(({ end }) => end <= at && isRightBefore(text.slice(end, at), code));
  // 'りんごを三つ' counts behind the name.
  const behind =
    code === 'ja'
      ? numbers.find((each) => each.at > at && /^\S{0,8}[をがも]$/u.test(text.slice(at, each.at)))
      : undefined;
  return own?.count ?? behind?.count ?? 1;
}

function isRightBefore(between: string, code: LanguageCode): boolean {
  return code === 'ja' ? /^の?\S{0,4}$/u.test(between) : /^(?: [\p{L}\p{M}'’-]+){0,2} ?$/u.test(between);
}

/** How many there are in the end of what a text tells to have come: the last number, or one after another. */
export function countTold(text: string, code: LanguageCode): number {
  const last = countsIn(text, code).at(-1)?.count;
  return last ?? Math.min(mostCounted, 1 + [...text.matchAll(further[code])].length);
}
