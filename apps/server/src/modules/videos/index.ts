export { clipJobs } from './make-clip.ts';
export { registerVideos } from './routes.ts';
export { startClip, type ClipCall } from './start-clip.ts';
