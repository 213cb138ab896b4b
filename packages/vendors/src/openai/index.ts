export { openai } from './vendor.ts';
