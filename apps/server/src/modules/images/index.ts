export { imageJobs } from './make-image.ts';
export { registerImages } from './routes.ts';
export { imageKind } from './start-image.ts';
