export { retryJob, type JobsDeps } from './own-job.ts';
export { registerJobs } from './routes.ts';
