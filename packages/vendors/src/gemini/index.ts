export { gemini } from './vendor.ts';
