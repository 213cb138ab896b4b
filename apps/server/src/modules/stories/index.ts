export { canMakeStories } from './available-engines.ts';
export { linkedAssetIds, outputsOf } from './film-outputs.ts';
export { storyJobs } from './jobs/index.ts';
export { createDocumentReader } from './document/read-document.ts';
export { createRendererTools } from './renderer-tools.ts';
export { retryStory } from './retry-story.ts';
export { registerStories } from './routes.ts';
export type { StoriesDeps } from './stories-deps.ts';
export { settingsOf } from './story-settings.ts';
