export { forgottenPasswordJobs } from './mail-password-link.ts';
export { registerForgottenPasswords } from './routes.ts';
