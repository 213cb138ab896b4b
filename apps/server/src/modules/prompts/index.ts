export { registerPrompts, type PromptsDeps } from './routes.ts';
