export { startChatSimulator } from './chat-server.ts';
export { chatWriters, stubborn } from './chat-writers.ts';
export { startWikipediaSimulator } from './wikipedia-server.ts';
