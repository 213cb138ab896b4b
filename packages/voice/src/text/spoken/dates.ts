import type { SpeechRules } from './speech-rules.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/u;
const slashDate = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/u;

/** 2024-05-12 and 12/05/2024 as the language says them; null when the word is no date. */
export function spokenDate(word: string, { locale, isMonthFirst }: SpeechRules): string | null {
  const iso = isoDate.exec(word);
  if (iso !== null) {
    return longDate(locale, { year: iso[1], month: iso[2], day: iso[3] });
  }
  const slashed = slashDate.exec(word);
  if (slashed === null) {
    return null;
  }
  const [, first, second, year] = slashed;
  const isAmerican = isMonthFirst && word.includes('/');
  return longDate(
    locale,
    isAmerican ? { year, month: first, day: second } : { year, month: second, day: first },
  );
}

type Written = string | undefined;

function longDate(
  locale: string,
  { year, month, day }: { year: Written; month: Written; day: Written },
): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) {
    return null;
  }
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(date);
}
