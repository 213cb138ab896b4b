export { rememberSession } from './remember-session.ts';
export { registerHistory } from './routes.ts';
