export type { FalSimulator } from './fal-server.ts';
export { badMoods } from './wikipedia-moods.ts';
export { chatWriters, stubborn } from './chat-writers.ts';
export { plainResults } from './fal/media.ts';
export { startChatSimulator } from './chat-server.ts';
export { startFalSimulator } from './fal-server.ts';
export { startWikipediaSimulator } from './wikipedia-server.ts';
export type { WikipediaPage, WikipediaSearch } from './wikipedia-server.ts';
export { startSpeechSimulator } from './speech-server.ts';
