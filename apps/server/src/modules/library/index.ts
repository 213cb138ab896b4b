export { registerLibrary } from './routes.ts';
