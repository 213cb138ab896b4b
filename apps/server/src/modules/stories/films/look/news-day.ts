import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { Project } from '../../../projects/index.ts';
import { storedScenesOf } from '../../story-scene.ts';

/** A year as news name it: 'in 2021', 'febbraio 2021', '2021年'; a number that counts something stands otherwise. */
const namedYear =
  /(?<=(?:^|\s)(?:in|en|nel|del|dell['’]anno|de|du|since|depuis|dal|desde|\p{L}{3,}(?:ary|ch|il|ay|ne|ly|st|ber|vier|rier|ars|ril|mai|uin|let|oût|bre|aio|zo|gio|gno|lio|sto|ero|yo|nio))\s)(?:19|20)\d\d(?![\p{N}.,]\p{N}|\p{N}|\s?%)|(?<!\p{N})(?:19|20)\d\d(?=年|\sमें|\sको|\sकी|\sके)/giu;

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
  const years = (narration.match(namedYear) ?? []).map(Number);
  const [told] = years.filter((year) => year < now);
  const { code } = languageDetails[language];
  return told === undefined || years.some((year) => year >= now)
    ? new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
    : new Intl.DateTimeFormat(code, { year: 'numeric', timeZone: 'UTC' }).format(new Date(Date.UTC(told, 6)));
}
