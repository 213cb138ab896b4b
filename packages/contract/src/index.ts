export {
  canMove,
  isResting,
  isWorking,
  movesFrom,
  projectStatus,
  projectStatus as statusIds,
  projectStatuses,
  projectSteps,
  queuedStatusOfStep,
  restingStatuses,
  stepOfStatus,
} from './statuses/project-statuses.ts';
export type { ProjectStatus, ProjectStep, RestingStatus } from './statuses/project-statuses.ts';
export {
  canMoveCharacter,
  canMoveImage,
  canMoveVideo,
  characterStatus,
  characterStatuses,
  imageStatus,
  imageStatuses,
  videoStatus,
  videoStatuses,
} from './statuses/single-job-statuses.ts';
export type { CharacterStatus, ImageStatus, VideoStatus } from './statuses/single-job-statuses.ts';
export { jobStatuses, jobStatusOf } from './statuses/job-status.ts';
export type { JobStatus } from './statuses/job-status.ts';
export { tabOfStatus, workspaceTabs } from './statuses/status-tabs.ts';
export type { WorkspaceTab } from './statuses/status-tabs.ts';
export { pollingPlan } from './statuses/polling-plan.ts';
export type { PollingSubject } from './statuses/polling-plan.ts';
export {
  effectivePlan,
  effectivePlanOfCredits,
  highestTier,
  planAllows,
  planOfCredits,
  planOfTier,
  plans,
  planThresholdCredits,
  tierLabels,
  tiers,
} from './plans/plans.ts';
export type { Plan, Tier } from './plans/plans.ts';
export { creditsOf, formatCredits, hundredthsOf } from './money/credits.ts';
export { basicEngine, engineKeys, engineOf, engines, filmsEngine } from './catalogue/engines.ts';
export type { Engine, EngineKey, EngineVideoModel, ImageFunction } from './catalogue/engines.ts';
export {
  characterModels,
  defaultCharacterModel,
  imageKinds,
  imageModelKeys,
  imageModelOf,
  imageModels,
  shotEditModels,
} from './catalogue/image-models.ts';
export type { ImageKind, ImageModel, ImageModelKey } from './catalogue/image-models.ts';
export {
  animateModel,
  animateTier,
  defaultEffectModel,
  defaultFilmVideoModel,
  imageToVideoModelKeys,
  videoModelKeys,
  videoModelKinds,
  videoModelOf,
  videoModels,
} from './catalogue/video-models.ts';
export type {
  ImageToVideoModelKey,
  VideoModel,
  VideoModelKey,
  VideoModelKind,
} from './catalogue/video-models.ts';
export { effectKeys, effectOf, effects } from './catalogue/effects.ts';
export type { Effect, EffectKey } from './catalogue/effects.ts';
export { priceOfProject, prices } from './catalogue/prices.ts';
export { defaultLanguage, languageDetails, languages } from './catalogue/languages.ts';
export type { Language, LanguageCode, LanguageDetails } from './catalogue/languages.ts';
export {
  aspectRatios,
  defaultAspectRatio,
  defaultVideoStyle,
  filmSizes,
  generationModes,
  videoStyleLabels,
  videoStyles,
  videoTypeLabels,
  videoTypes,
} from './catalogue/formats.ts';
export type { AspectRatio, GenerationMode, VideoStyle, VideoType } from './catalogue/formats.ts';
export { limits } from './limits/limits.ts';
export { errorCodes } from './errors/error-codes.ts';
export type { ErrorCode } from './errors/error-codes.ts';
export { ProblemFieldSchema, ProblemSchema } from './errors/problem.ts';
export type { Problem, ProblemField } from './errors/problem.ts';
export { VerifiedLanguageSchema, VoiceSchema } from './voices/voice.ts';
export type { VerifiedLanguage, Voice } from './voices/voice.ts';
export { builtInVoiceId, DEFAULT_FILMS_VOICE } from './voices/built-in-voices.ts';
export type { BuiltInVoiceId } from './voices/built-in-voices.ts';
export { SceneSchema, ShotSchema, VisualElementsSchema } from './scenes/scene.ts';
export type { Scene, Shot, VisualElements } from './scenes/scene.ts';
export { SceneInputSchema, ScenesPayloadSchema } from './scenes/scene-input.ts';
export type { SceneInput, ScenesPayload } from './scenes/scene-input.ts';
export { defaultSceneTitle, hasSceneContent, normalizeScenes } from './scenes/normalize-scenes.ts';
export { formatKeyFacts, parseKeyFacts } from './scenes/key-facts.ts';
export { orderedShots, renumberShots, shotKey } from './scenes/shot-keys.ts';
export { allowsNineSixteen, allowsPdf, allowsUpload, isCompatible } from './choices/allowed-choices.ts';
export type { ModeChoices } from './choices/allowed-choices.ts';
export type { KnownVoice, ReadinessContext, Reason } from './readiness/reason.ts';
export { neededCredits } from './readiness/access.ts';
export { storyReasons } from './readiness/stories.ts';
export type { StoryDraft } from './readiness/stories.ts';
export { sentences } from './sentences/sentences.ts';
export { ProjectMovedAnswerSchema, StartAnswerSchema, StartStoryDataSchema } from './api/stories.ts';
export type { ProjectMovedAnswer, StartAnswer, StartStoryData, StartStoryInput } from './api/stories.ts';
export { MadeByEntrySchema, madeParts, ProgressSchema, ProjectAnswerSchema } from './api/projects.ts';
export type { MadeByEntry, MadePart, Progress, ProjectAnswer } from './api/projects.ts';
export { BillingAnswerSchema, MeAnswerSchema } from './api/account.ts';
export type { BillingAnswer, MeAnswer } from './api/account.ts';
export { VoicesAnswerSchema } from './api/voices.ts';
export type { VoicesAnswer } from './api/voices.ts';
