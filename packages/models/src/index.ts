export { media } from './binding.ts';
export type { Binding, Medium, MicroDollars, ShippedBinding } from './binding.ts';
export type { JsonValue, MadeBy, MediaProgress, ProviderCall } from './call.ts';
export type { ImageModel, ImageRequest, ImageResult, Player } from './image-model.ts';
export type {
  AskCall,
  FetchedMedia,
  MediaNews,
  MediaRequest,
  MediaService,
  MediaVendor,
  PreparedMedia,
  FetchCall,
  RawAnswer,
  ServiceCall,
  SubmittedMedia,
  VendorAccess,
} from './media-service.ts';
export type { Connection, ConnectionSettings, Services, Vendor, VendorVariables } from './maker.ts';
export type { ModelStore, PullProgress, StoredModel, SuggestedModel } from './model-store.ts';
export { ProviderError } from './provider-error.ts';
export type { ProviderErrorKind } from './provider-error.ts';
export type { Providers, VoicePreviews } from './providers.ts';
export { boughtMedia } from './purchase.ts';
export type { BoughtMedium, Buy, BuyingCall, Purchase } from './purchase.ts';
export type { SearchCall, SearchModel } from './search-model.ts';
export type { SpeechModel, SpeechRequest, SpeechResult, WordTime } from './speech-model.ts';
export type { StagedScene, StagingModel } from './staging-model.ts';
export { isFound, isRetold } from './text-model.ts';
export type {
  FilmCharacter,
  Script,
  ScriptRequest,
  ScriptScene,
  SourceText,
  TextModel,
} from './text-model.ts';
export type {
  PhonemeTime,
  SpokenPart,
  SpokenTurn,
  VideoModel,
  VideoRequest,
  VideoResult,
} from './video-model.ts';
