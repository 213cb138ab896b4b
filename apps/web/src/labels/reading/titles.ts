/** Words around the pages to read, fetched with them. */
export const readingLabels = { privacy: 'Privacy', terms: 'Terms', openAsPage: 'Open as a page' } as const;
