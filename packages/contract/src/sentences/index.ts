export { sentences } from './sentences.ts';
