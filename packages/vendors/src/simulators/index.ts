export { startWikipediaSimulator } from './wikipedia-server.ts';
