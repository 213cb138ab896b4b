import { animateKind } from './modules/animate/index.ts';
import { characterKind } from './modules/characters/index.ts';
import { imageKind } from './modules/images/index.ts';
import type { ProjectKinds } from './modules/projects/index.ts';
import { storyKind } from './modules/stories/index.ts';
import { clipKind } from './modules/videos/index.ts';

/** What each mode brings along. The one list of them: a mode is part of the product when it stands here. */
export const projectKinds = {
  // A film is kept, tried again and watched as every story is.
  stories: storyKind,
  films: storyKind,
  images: imageKind,
  videos: clipKind,
  effects: clipKind,
  animate: animateKind,
  characters: characterKind,
} as const satisfies ProjectKinds;
