export { createBuiltinSpeech } from './builtin-speech.ts';
export type { BuiltinSpeech } from './builtin-speech.ts';
export { createNaturalSpeech } from './natural/natural-speech.ts';
export type { NaturalSpeech } from './natural/natural-speech.ts';
export type { Tensor, VoiceModel } from './natural/voice-model.ts';
export { previewSentences } from './preview-sentences.ts';
export type { Speaking } from './thread/speaker.ts';
export { Speakers } from './thread/speakers.ts';
