export { registerShowcase } from './routes.ts';
