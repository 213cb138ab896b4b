export type { SpeechServer } from './fetch-sound.ts';
export { createSpeechServerModel, isSpeechServerVoice } from './speech-server-model.ts';
