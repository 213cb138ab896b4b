export { openOllamaStore } from './ollama-store.ts';
