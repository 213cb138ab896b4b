export { retryJob } from './retry-job.ts';
export { registerJobs } from './routes.ts';
