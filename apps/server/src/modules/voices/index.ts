export { registerVoices } from './routes.ts';
