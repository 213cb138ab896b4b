export { changeCredits } from './change-credits.ts';
export { makeAdmin } from './make-admin.ts';
export { registerAdmin } from './routes.ts';
