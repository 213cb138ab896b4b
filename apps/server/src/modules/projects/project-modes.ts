/** Projects that are written, reviewed and rendered step by step. */
export const storyModes = ['stories', 'films'] as const;

/** Projects of a single step: one picture or one clip. */
export const singleModes = ['images', 'videos', 'effects', 'animate'] as const;
export type SingleMode = (typeof singleModes)[number];
