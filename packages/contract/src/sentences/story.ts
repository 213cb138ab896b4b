/** What the server says about a story beyond the rules that the screen can judge by itself. */
export const storySentences = {
  engineUnavailable: 'This engine is not available on this server yet. Please pick another one.',
  pdfUnavailable: 'This server cannot read PDF files yet. Please paste the text instead.',
  foreignImage: 'Only images made in this project can be selected.',
  filmTooLong: 'A film can be at most 15 minutes long. Please shorten the narration.',
} as const;
