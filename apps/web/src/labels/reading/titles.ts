/** Words around the pages to read, fetched with them. */
export const readingLabels = {
  privacy: 'Privacy',
  terms: 'Terms',
  openAsPage: 'Open as a page',
  search: 'Search the documentation',
  nothingFound: (words: string) => `Nothing is written about “${words}” here.`,
} as const;
