export type { FalSimulator } from './fal-server.ts';
export { chatWriters, stubborn } from './chat-writers.ts';
export { startChatSimulator } from './chat-server.ts';
export { startFalSimulator } from './fal-server.ts';
export { plainResults } from './fal/media.ts';
export { startWikipediaSimulator } from './wikipedia-server.ts';
