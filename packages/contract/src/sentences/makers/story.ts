import type { Language } from '../../catalogue/languages.ts';

/** The first few letters of a list that may be long. */
function listed(letters: readonly string[]): string {
  return `${letters.slice(0, 8).join(' ')}${letters.length > 8 ? ' …' : ''}`;
}

/** What the server says about a story beyond the rules that the screen can judge by itself. */
export const storySentences = {
  engineUnavailable: 'This engine is not available on this server yet. Please pick another one.',
  foreignImage: 'Only images made in this project can be selected.',
  characterGone: 'A character of this film is not there any more. Please choose another one.',
  filmTooLong: 'A film can be at most 15 minutes long. Please shorten the narration.',
  /** Letters that would be seen in the film and that no typeface of ours has. */
  unletterable: (letters: readonly string[]) =>
    `These letters cannot be drawn: ${listed(letters)}. Films can be lettered in English, Hindi, French, Italian, Spanish and Japanese. Please write the words in one of their scripts, or leave them out.`,
  /** What the writer left out of the scenes because it cannot be drawn. */
  lettersLeftOut: (letters: readonly string[]) =>
    `Words with letters that cannot be drawn were left out of the scenes: ${listed(letters)}.`,
  /** A film that was made and must not be shown; see `filmFaults`. */
  brokenFilm: (faults: readonly string[]) =>
    `The finished film was not kept: ${faults.join(', ')}. Your credits were given back. Please change the scenes or try again.`,
  filmFaults: {
    'no-picture': 'it has no picture',
    'narration-cut-off': 'it ends before its narration does',
    'no-sound': 'its narration cannot be heard',
    black: 'a part of it is black',
  },
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
