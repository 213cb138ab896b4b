/** Projects that are written, reviewed and rendered step by step. */
export const storyModes = ['stories', 'films'] as const;

/** Projects of a single step: one picture, clip or character. */
export const singleModes = ['images', 'videos', 'effects', 'animate', 'characters'] as const;
export type SingleMode = (typeof singleModes)[number];
