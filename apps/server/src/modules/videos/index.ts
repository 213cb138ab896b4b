export { checkClip } from './clip-file.ts';
export { clipJobs } from './make-clip.ts';
export { registerVideos } from './routes.ts';
export { clipKind, startClip, type ClipCall } from './start-clip.ts';
