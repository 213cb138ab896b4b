import type { ProjectStatus } from '../statuses/project-statuses.ts';

/** What the studio answers in the workspace's conversation; a failure has a sentence with its reason. */
export const chatSentences = {
  SCENES_QUEUED: 'The script is next.',
  GENERATING_SCENES: 'I am writing the scenes.',
  SCENES_READY: 'Here are the scenes. Change what you like, then create the images.',
  CHARACTERS_QUEUED: 'The characters are next.',
  GENERATING_CHARACTERS: 'I am preparing the characters.',
  CHARACTERS_READY: 'The characters are ready, the images follow.',
  IMAGES_QUEUED: 'The images are next.',
  GENERATING_IMAGES: 'I am drawing. Each image appears as soon as it is done.',
  IMAGES_READY: 'The images are ready. Choose, edit, then create the video.',
  VIDEO_QUEUED: 'The video is next.',
  GENERATING_VIDEO: 'I am recording the voices and setting the scenes in motion.',
  ASSEMBLING: 'I am putting the scenes together.',
  RENDERING_VIDEO: 'I am rendering the film.',
  UPLOADING: 'I am saving the film.',
  COMPLETE: 'Your film is ready.',
} as const satisfies Record<Exclude<ProjectStatus, 'FAILED'>, string>;
