/** What the server says about a story's course beyond missing choices. */
export const storySentences = {
  engineUnavailable: 'This engine is not available on this server yet. Please pick another one.',
  pdfUnavailable: 'This server cannot read PDF files yet. Please paste the text instead.',
  researchUnreachable: 'Web results could not be reached, so the story was written without them.',
  noScenes: 'Write at least one scene with some content.',
  foreignImage: 'Only images made in this project can be selected.',
  filmTooLong: 'A film can be at most 15 minutes long. Please shorten the narration.',
  requestReused: 'This request id was used for another request.',
  notFinishedYet: 'This story is still being made. Please wait until it rests.',
  alreadyFinished: 'This generation is not running any more.',
  nothingToRetry: 'Only a failed generation can be tried again.',
} as const;

/** A word for the piece that a project's progress counts. */
export const progressLabels = {
  scenes: 'Writing',
  characters: 'Casting',
  images: 'Drawing',
  narration: 'Narrating',
  rendering: 'Rendering',
} as const;
