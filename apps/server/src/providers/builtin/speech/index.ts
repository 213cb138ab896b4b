export { createBuiltinSpeech } from './builtin-speech.ts';
