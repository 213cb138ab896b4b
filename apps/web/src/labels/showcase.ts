/** Words of the showcase, fetched with it. */
export const showcaseLabels = {
  filmCount: (count: number) => `${count} films`,
  categories: 'Categories',
  previousFilm: 'Previous film',
  nextFilm: 'Next film',
} as const;
