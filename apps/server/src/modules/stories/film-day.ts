import { languageDetails } from '@kinora/contract';
import type { Language } from '@kinora/contract';

/** The day that news carry, in UTC and in the words of the film's language. */
export function dayOf(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageDetails[language].code, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date);
}
