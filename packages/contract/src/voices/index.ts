export { builtInVoiceId, DEFAULT_FILMS_VOICE } from './built-in-voices.ts';
export type { BuiltInVoiceId } from './built-in-voices.ts';
export { VerifiedLanguageSchema, VoiceSchema } from './voice.ts';
export type { VerifiedLanguage, Voice } from './voice.ts';
