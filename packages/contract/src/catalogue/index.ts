export { effectKeys, effectOf, effects } from './effects.ts';
export type { Effect, EffectEntry, EffectKey } from './effects.ts';
export { basicEngine, engineKeys, engineOf, engines, filmsEngine, showsUploadedPerson } from './engines.ts';
export type { Engine, EngineEntry, EngineKey, EngineVideoModel, ImageFunction } from './engines.ts';
export {
  aspectRatios,
  defaultAspectRatio,
  defaultSubtitleStyle,
  defaultVideoStyle,
  filmSizes,
  subtitleStyleLabels,
  subtitleStyles,
  videoStyleLabels,
  videoStyles,
  videoTypeLabels,
  videoTypes,
} from './formats.ts';
export type { AspectRatio, SubtitleStyle, VideoStyle, VideoType } from './formats.ts';
export {
  characterModels,
  defaultCharacterModel,
  defaultImageModel,
  imageKinds,
  imageModelKeys,
  imageModelOf,
  imageModels,
  shotEditModels,
} from './image-models.ts';
export type { ImageKind, ImageModel, ImageModelEntry, ImageModelKey } from './image-models.ts';
export { defaultLanguage, languageDetails, languages } from './languages.ts';
export type { Language, LanguageCode, LanguageDetails } from './languages.ts';
export {
  byNoun,
  generationModes,
  isMovingMode,
  modesOfResults,
  projectModes,
  singleModeFacts,
  singleModes,
  storyModes,
} from './modes.ts';
export type { GenerationMode, Mode, SingleMode, StoryMode } from './modes.ts';
export { priceOfProject, prices } from './prices.ts';
export { upgradeKinds, upgradeModelKeys, upgradeModels } from './upgrade-models.ts';
export type { UpgradeKind, UpgradeModel, UpgradeModelKey } from './upgrade-models.ts';
export { useCases } from './use-cases.ts';
export type { UseCase } from './use-cases.ts';
export {
  animateModel,
  animateTier,
  avatarModel,
  defaultEffectModel,
  defaultVideoModel,
  imageToVideoModelKeys,
  videoModelKeys,
  videoModelKinds,
  clipSecondsOf,
  videoModelOf,
  videoModels,
} from './video-models.ts';
export type {
  ImageToVideoModelKey,
  VideoModel,
  VideoModelEntry,
  VideoModelKey,
  VideoModelKind,
} from './video-models.ts';
