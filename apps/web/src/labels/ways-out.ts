import type { Language } from '@kinora/contract/catalogue';

/** A question as it stands in a sentence: without its mark. */
function bare(prompt: string): string {
  return prompt.trim().replace(/^[¿\s]+|[?？.。।!！\s]+$/gu, '');
}

/** What helps when there is nothing to tell, fetched when it is needed. */
export const waysOutLabels = {
  title: 'Ways to go on',
  paste: 'Paste a text',
  addPdf: 'Add a PDF',
  webResults: 'Switch on Web results',
  makeStory: 'Make it a story',
  writeMyself: 'Write it myself',
  connectModel: 'Connect a language model',
  /** A prompt that asks for a story, in the language of the film. */
  storyOf: {
    English: (prompt) => `A story about: ${bare(prompt)}`,
    French: (prompt) => `Une histoire sur : ${bare(prompt)}`,
    Italian: (prompt) => `Una storia su: ${bare(prompt)}`,
    Spanish: (prompt) => `Una historia sobre: ${bare(prompt)}`,
    Hindi: (prompt) => `${bare(prompt)} की कहानी`,
    Japanese: (prompt) => `${bare(prompt)}の物語`,
  } satisfies Record<Language, (prompt: string) => string>,
} as const;
