import type { Language } from '../catalogue/languages.ts';

/** What the server says about a story beyond the rules that the screen can judge by itself. */
export const storySentences = {
  engineUnavailable: 'This engine is not available on this server yet. Please pick another one.',
  foreignImage: 'Only images made in this project can be selected.',
  characterGone: 'A character of this film is not there any more. Please choose another one.',
  filmTooLong: 'A film can be at most 15 minutes long. Please shorten the narration.',
  /** How a key fact names the page of the document it was read on. */
  page: {
    English: (page: number) => `page ${page}`,
    Hindi: (page: number) => `पृष्ठ ${page}`,
    French: (page: number) => `page ${page}`,
    Italian: (page: number) => `pagina ${page}`,
    Spanish: (page: number) => `página ${page}`,
    Japanese: (page: number) => `${page}ページ`,
  } satisfies Record<Language, (page: number) => string>,
} as const;
