/** What a prompt that is nobody's wish is about: something that happened, by its name, or what is reported of it. */
export type Happening = 'event' | 'headline';

/** How much of a prompt is read; a pasted text is no premise. */
export const longestRead = 300;
