export { builtInVoiceId, DEFAULT_FILMS_VOICE, SMOOTH_VOICE_VERSION } from './built-in-voices.ts';
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
export { roboticVoiceLabel, VerifiedLanguageSchema, voiceKindLabels, VoiceSchema } from './voice.ts';
export type { VerifiedLanguage, Voice, VoiceKind } from './voice.ts';
