export { canMakeStories } from './available-engines.ts';
export { registerStories } from './routes.ts';
export { storyJobs } from './jobs/index.ts';
export { FilmOutputsSchema, linkedAssetIds, outputsOf, type FilmOutputs } from './film-outputs.ts';
export type { FilmTools, FilmRun, FilmToJoin, JoinedFilm, SegmentToRender } from './film-tools.ts';
export type { StoriesDeps } from './stories-deps.ts';
