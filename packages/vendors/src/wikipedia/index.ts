export { createWikipedia } from './wikipedia.ts';
export type { WikipediaSettings } from './wikipedia.ts';
