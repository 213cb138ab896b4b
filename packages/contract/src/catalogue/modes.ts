/** Kinds of projects that are written, reviewed and rendered step by step. */
export const storyModes = ['stories', 'films'] as const;
export type StoryMode = (typeof storyModes)[number];

/** Kinds of projects of a single step: one picture, clip or character. */
export const singleModes = ['images', 'videos', 'effects', 'animate', 'characters'] as const;
export type SingleMode = (typeof singleModes)[number];

/** Every kind of project. */
export const projectModes = [...storyModes, ...singleModes] as const;
export type Mode = (typeof projectModes)[number];
