export { registerVoices } from './routes.ts';
export type { VoicesDeps } from './voice-preview.ts';
