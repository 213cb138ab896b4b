export { createWikipedia, type WikipediaSettings } from './wikipedia.ts';
