export { createBuiltinSpeech } from './builtin-speech.ts';
export type { BuiltinSpeech } from './builtin-speech.ts';
export { previewSentences } from './preview-sentences.ts';
