import { monthNames } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';

const year = '(1\\d{3}|20\\d\\d)(?!\\p{N})';

const months = new RegExp(`\\d (?:de )?(?:${Object.values(monthNames).join('|')})`, 'u');

type Change = readonly [date: RegExp, said: string];

const before = '(?<!\\p{L})';

/** A date to its day or month, and its year as it is said where the day does not matter. */
const changes: Readonly<Record<LanguageCode, readonly Change[]>> = {
  en: [
    [new RegExp(`\\b([Oo]n|[Ii]n) (?:\\d{1,2} )?(?:${monthNames.en})(?: \\d{1,2},)? ${year}`, 'gu'), 'in $2'],
    [
      new RegExp(
        `\\b(since|from|until|by|before|after) (?:\\d{1,2} )?(?:${monthNames.en})(?: \\d{1,2},)? ${year}`,
        'gu',
      ),
      '$1 $2',
    ],
  ],
  fr: [
    [
      new RegExp(
        `${before}(à partir|depuis|avant|après|dès)( de| du)? (?:le )?(?:(?:1er|\\d{1,2}) )?(?:${monthNames.fr}) ${year}`,
        'gu',
      ),
      '$1$2 $3',
    ],
    [new RegExp(`${before}(?:le (?:1er|\\d{1,2})|en) (?:${monthNames.fr}) ${year}`, 'giu'), 'en $1'],
  ],
  it: [
    [new RegExp(`${before}(dal) (?:\\d{1,2}º? )(?:${monthNames.it}) ${year}`, 'giu'), '$1 $2'],
    [
      new RegExp(
        `${before}(?:il \\d{1,2}º?|l['’](?:8|11)|nel|nell['’]|in) ?(?:${monthNames.it}) ${year}`,
        'giu',
      ),
      'nel $1',
    ],
  ],
  es: [
    [new RegExp(`${before}(desde) (?:el )?(?:\\d{1,2} de )?(?:${monthNames.es}) de ${year}`, 'giu'), '$1 $2'],
    [new RegExp(`${before}(?:el \\d{1,2} de|en) (?:${monthNames.es}) de ${year}`, 'giu'), 'en $1'],
  ],
  hi: [[new RegExp(`(?:\\d{1,2} )?(?:${monthNames.hi}) ${year} (?:को|में)(?=\\s)`, 'gu'), '$1 में']],
  ja: [[/(1\d{3}|20\d\d)年\d{1,2}月(?:\d{1,2}日)?(?=[にの、])/gu, '$1年']],
};

/** 'Le 21 février 1804' is 'En 1804': where a story is told in years, nobody keeps its days in mind. From one day to another stays. */
export function withoutDays(text: string, code: LanguageCode): string {
  const said = changes[code].reduce((whole, [date, inYears]) => whole.replaceAll(date, inYears), text);
  if (code === 'ja' ? /\d月/u.test(said) : months.test(said)) {
    return text;
  }
  const isOpener = said !== text && /^\p{Lu}/u.test(text) && /^\p{Ll}/u.test(said);
  return isOpener ? said.charAt(0).toLocaleUpperCase() + said.slice(1) : said;
}
