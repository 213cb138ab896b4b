export { builtInVoiceId, DEFAULT_FILMS_VOICE } from './built-in-voices.ts';
export type { BuiltInVoiceId } from './built-in-voices.ts';
export {
  firstNaturalVoice,
  isNaturalVoice,
  NATURAL_VOICE_VERSION,
  naturalVoiceId,
  orderedVoices,
  speaksLanguage,
  versionOfVoice,
} from './natural-voices.ts';
export { VerifiedLanguageSchema, voiceKindLabels, VoiceSchema } from './voice.ts';
export type { VerifiedLanguage, Voice, VoiceKind } from './voice.ts';
