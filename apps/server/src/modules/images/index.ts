export { imageJobs } from './make-image.ts';
export { registerImages } from './routes.ts';
