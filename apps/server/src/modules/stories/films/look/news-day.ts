import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { namedYears } from '../../../../gateway/index.ts';
import type { Project } from '../../../projects/index.ts';
import { storedScenesOf } from '../../story-scene.ts';

/**
 * The day that news carry: when they were asked for, in UTC. Where the first scene tells only of an earlier year, that year: the
 * stamp over a report of the past would say it was of today.
 */
export function newsDayOf(project: Project, language: Language): string {
  const [first] = storedScenesOf(project);
  return newsDay(project.createdAt, first?.scene.narration ?? '', language);
}

export function newsDay(date: Date, narration: string, language: Language): string {
  const now = date.getUTCFullYear();
  const { code } = languageDetails[language];
  const years = [...narration.matchAll(namedYears[code])].map(([, year]) => Number(year));
  const [told] = years.filter((year) => year < now);
  return told === undefined || years.some((year) => year >= now)
    ? new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
    : new Intl.DateTimeFormat(code, { year: 'numeric', timeZone: 'UTC' }).format(new Date(Date.UTC(told, 6)));
}
