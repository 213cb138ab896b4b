export type { JsonValue, MadeBy, MediaProgress, ProviderCall } from './call.ts';
export type { ImageModel, ImageRequest, ImageResult } from './image-model.ts';
export { ProviderError } from './provider-error.ts';
export type { ProviderErrorKind } from './provider-error.ts';
export type { Providers, VoicePreviews } from './providers.ts';
export type { SearchModel } from './search-model.ts';
export type { SpeechModel, SpeechRequest, SpeechResult, WordTime } from './speech-model.ts';
export { stagingVersion } from './staging-version.ts';
export type { Script, ScriptRequest, ScriptScene, SourceText, TextModel } from './text-model.ts';
export type {
  PhonemeTime,
  SpokenTurn,
  StagedScene,
  VideoModel,
  VideoRequest,
  VideoResult,
} from './video-model.ts';
