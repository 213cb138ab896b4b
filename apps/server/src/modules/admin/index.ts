export { changeCredits } from './change-credits.ts';
export { findUserByEmail } from './find-user.ts';
export { registerAdminJobs } from './job-routes.ts';
export { makeAdmin } from './make-admin.ts';
export { registerAdmin } from './routes.ts';
