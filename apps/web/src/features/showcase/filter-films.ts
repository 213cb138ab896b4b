import { showcaseTabs } from '@kinora/contract/api';
import type { GalleryCategory } from '@kinora/contract/api';

export type ShowcaseTab = (typeof showcaseTabs)[number]['key'];

interface FilmFilter {
  tab: ShowcaseTab;
  search: string;
}

/** The films of a tab whose title holds the search text, whatever its case. */
export function filterFilms<Film extends { title: string; category: GalleryCategory; isPublic: boolean }>(
  films: readonly Film[],
  { tab, search }: FilmFilter,
): Film[] {
  const categories: readonly GalleryCategory[] =
    showcaseTabs.find(({ key }) => key === tab)?.categories ?? [];
  const wanted = search.trim().toLowerCase();
  return films.filter(
    (film) =>
      film.isPublic && categories.includes(film.category) && film.title.toLowerCase().includes(wanted),
  );
}
