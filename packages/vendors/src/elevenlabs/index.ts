export { elevenLabs } from './vendor.ts';
