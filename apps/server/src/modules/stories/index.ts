export { canMakeStories } from './start/available-engines.ts';
export { storyJobs } from './story-jobs.ts';
export { createDocumentReader } from './documents/read-document.ts';
export { createRendererTools } from './films/renderer-tools.ts';
export { storyKind } from './story-kind.ts';
export { retryStory } from './retry-story.ts';
export { registerStories } from './routes.ts';
export type { StoriesDeps } from './stories-deps.ts';
export { motionModelOf } from './story-motion.ts';
