export { rememberSession } from './remember-session.ts';
