export { jobStatuses, jobStatusOf } from './statuses/job-status.ts';
export type { JobStatus } from './statuses/job-status.ts';
export { pollingPlan } from './statuses/polling-plan.ts';
export type { PollingSubject } from './statuses/polling-plan.ts';
export {
  canCancel,
  canMove,
  isResting,
  isReview,
  isWorking,
  movesFrom,
  projectStatus,
  projectStatuses,
  projectSteps,
  queuedStatusOfStep,
  restingStatuses,
  reviewStatuses,
  stepOfStatus,
} from './statuses/project-statuses.ts';
export type { ProjectStatus, ProjectStep, RestingStatus } from './statuses/project-statuses.ts';
export {
  canCompleteSingleJob,
  canMoveCharacter,
  canMoveImage,
  canMoveVideo,
  characterStatus,
  characterStatusOf,
  characterStatuses,
  imageStatus,
  imageStatuses,
  imageStatusOf,
  videoStatus,
  videoStatuses,
  videoStatusOf,
} from './statuses/single-job-statuses.ts';
export type { CharacterStatus, ImageStatus, VideoStatus } from './statuses/single-job-statuses.ts';
export { tabOfStatus, workspaceTabs } from './statuses/status-tabs.ts';
export type { WorkspaceTab } from './statuses/status-tabs.ts';
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
export { effectKeys, effectOf, effects } from './catalogue/effects.ts';
export type { Effect, EffectEntry, EffectKey } from './catalogue/effects.ts';
export { basicEngine, engineKeys, engineOf, engines, filmsEngine } from './catalogue/engines.ts';
export type { Engine, EngineEntry, EngineKey, EngineVideoModel, ImageFunction } from './catalogue/engines.ts';
export {
  aspectRatios,
  defaultAspectRatio,
  defaultSubtitleStyle,
  defaultVideoStyle,
  filmSizes,
  generationModes,
  subtitleStyleLabels,
  subtitleStyles,
  videoStyleLabels,
  videoStyles,
  videoTypeLabels,
  videoTypes,
} from './catalogue/formats.ts';
export type {
  AspectRatio,
  GenerationMode,
  SubtitleStyle,
  VideoStyle,
  VideoType,
} from './catalogue/formats.ts';
export {
  characterModels,
  defaultCharacterModel,
  defaultImageModel,
  imageKinds,
  imageModelKeys,
  imageModelOf,
  imageModels,
  shotEditModels,
} from './catalogue/image-models.ts';
export type { ImageKind, ImageModel, ImageModelEntry, ImageModelKey } from './catalogue/image-models.ts';
export { defaultLanguage, languageDetails, languages } from './catalogue/languages.ts';
export type { Language, LanguageCode, LanguageDetails } from './catalogue/languages.ts';
export { projectModes, singleModes, storyModes } from './catalogue/modes.ts';
export type { Mode, SingleMode, StoryMode } from './catalogue/modes.ts';
export { priceOfProject, prices } from './catalogue/prices.ts';
export { useCases } from './catalogue/use-cases.ts';
export type { UseCase } from './catalogue/use-cases.ts';
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
} from './catalogue/video-models.ts';
export type {
  ImageToVideoModelKey,
  VideoModel,
  VideoModelEntry,
  VideoModelKey,
  VideoModelKind,
} from './catalogue/video-models.ts';
export { builtInVoiceId, DEFAULT_FILMS_VOICE } from './voices/built-in-voices.ts';
export type { BuiltInVoiceId } from './voices/built-in-voices.ts';
export { VerifiedLanguageSchema, VoiceSchema } from './voices/voice.ts';
export type { VerifiedLanguage, Voice } from './voices/voice.ts';
export { formatBytes, isStorageNear } from './limits/bytes.ts';
export { limits } from './limits/limits.ts';
export {
  addShot,
  emptyScene,
  insertScene,
  isTemporarySceneId,
  moveScene,
  removeScene,
  removeShot,
} from './scenes/edit-scenes.ts';
export { formatKeyFacts, parseKeyFacts } from './scenes/key-facts.ts';
export { defaultSceneTitle, hasSceneContent, normalizeScenes } from './scenes/normalize-scenes.ts';
export { SceneInputSchema, ScenesPayloadSchema } from './scenes/scene-input.ts';
export type { SceneInput, ScenesPayload } from './scenes/scene-input.ts';
export { SceneSchema, ShotSchema, VisualElementsSchema } from './scenes/scene.ts';
export type { Scene, Shot, VisualElements } from './scenes/scene.ts';
export { orderedShots, renumberShots, shotKey } from './scenes/shot-keys.ts';
export { allowsNineSixteen, allowsPdf, allowsUpload, isCompatible } from './choices/allowed-choices.ts';
export type { ModeChoices } from './choices/allowed-choices.ts';
export {
  applyAspectRatioChoice,
  applyEngineChoice,
  applyImageModelChoice,
  applyModeChoice,
  applyVideoModelChoice,
  chosenVideoModel,
} from './choices/prompt-choices.ts';
export type { ChoiceOutcome, PromptChoices } from './choices/prompt-choices.ts';
export { neededCredits } from './readiness/access.ts';
export { activationReasons, applicationReasons } from './readiness/account.ts';
export { animateReasons } from './readiness/animate.ts';
export type { AnimateDraft } from './readiness/animate.ts';
export { assembleReasons } from './readiness/assemble.ts';
export { characterReasons } from './readiness/characters.ts';
export { effectReasons } from './readiness/effects.ts';
export type { EffectDraft } from './readiness/effects.ts';
export { imageReasons } from './readiness/images.ts';
export type { ImageDraft } from './readiness/images.ts';
export { cancelReasons, retryReasons } from './readiness/project-actions.ts';
export { reasonCodes } from './readiness/reason.ts';
export type { AccountContext, KnownVoice, ReadinessContext, Reason, ReasonCode } from './readiness/reason.ts';
export { filmScenesReasons, saveScenesReasons, storyScenesReasons } from './readiness/scenes-review.ts';
export type { ProjectContext } from './readiness/scenes-review.ts';
export { shotEditReasons } from './readiness/shot-edit.ts';
export type { ShotEditContext, ShotEditDraft } from './readiness/shot-edit.ts';
export { filmReasons, projectStartReasons, storyReasons } from './readiness/stories.ts';
export type { StoryDraft } from './readiness/stories.ts';
export { videoReasons } from './readiness/videos.ts';
export type { VideoDraft } from './readiness/videos.ts';
export { sentences } from './sentences/sentences.ts';
export { errorCodes } from './errors/error-codes.ts';
export type { ErrorCode } from './errors/error-codes.ts';
export { ProblemFieldSchema, ProblemSchema } from './errors/problem.ts';
export type { Problem, ProblemField } from './errors/problem.ts';
export {
  AcceptedAnswerSchema,
  ActivateAnswerSchema,
  ActivatePayloadSchema,
  ApplyForAccessPayloadSchema,
  ResetPasswordPayloadSchema,
  SessionAnswerSchema,
  SignInPayloadSchema,
  SignUpPayloadSchema,
  waitlistKinds,
  WaitlistPayloadSchema,
} from './api/access.ts';
export type {
  AcceptedAnswer,
  ActivateAnswer,
  ActivatePayload,
  ApplyForAccessPayload,
  ResetPasswordPayload,
  SessionAnswer,
  SignInPayload,
  SignUpPayload,
  WaitlistInput,
  WaitlistKind,
  WaitlistPayload,
} from './api/access.ts';
export {
  AccountSessionsAnswerSchema,
  AccountSessionSchema,
  BillingAnswerSchema,
  ChangePasswordPayloadSchema,
  DeleteAccountAnswerSchema,
  DeleteAccountPayloadSchema,
  EndedSessionsAnswerSchema,
  MeAnswerSchema,
  RenameAccountPayloadSchema,
  StorageUseSchema,
} from './api/account.ts';
export type {
  AccountSession,
  BillingAnswer,
  ChangePasswordPayload,
  DeleteAccountPayload,
  MeAnswer,
  StorageUse,
} from './api/account.ts';
export {
  adminJobKinds,
  AdminJobChangedAnswerSchema,
  AdminJobsAnswerSchema,
  AdminJobSchema,
  AdminMailsAnswerSchema,
  AdminMailSchema,
  AdminProvidersAnswerSchema,
  AdminProviderSchema,
  capabilities,
  CapabilityCheckSchema,
  RemovedMailAnswerSchema,
  TestProviderPayloadSchema,
} from './api/admin-operations.ts';
export type {
  AdminJob,
  AdminJobKind,
  AdminJobState,
  AdminMail,
  AdminMailsAnswer,
  AdminProvider,
  Capability,
  CapabilityCheck,
  TestProviderPayload,
} from './api/admin-operations.ts';
export {
  AdminUsersAnswerSchema,
  AdminUserSchema,
  ApplicationsAnswerSchema,
  ChangeCreditsAnswerSchema,
  ChangeCreditsPayloadSchema,
  ChangeUserPayloadSchema,
  CreateInvitationAnswerSchema,
  CreateInvitationPayloadSchema,
  InvitationsAnswerSchema,
  InvitationSchema,
  PasswordLinkAnswerSchema,
  RevokeInvitationAnswerSchema,
} from './api/admin-people.ts';
export type {
  AdminUser,
  AdminUsersAnswer,
  ApplicationsAnswer,
  ChangeCreditsAnswer,
  ChangeCreditsPayload,
  ChangeUserPayload,
  CreateInvitationAnswer,
  CreateInvitationPayload,
  Invitation,
  InvitationsAnswer,
  PasswordLinkAnswer,
  RevokeInvitationAnswer,
} from './api/admin-people.ts';
export { AnimateDataSchema, AnimateHistoryAnswerSchema, strokeKinds, StrokeSchema } from './api/animate.ts';
export type { AnimateData, AnimateHistoryAnswer, AnimateInput, Stroke, StrokeKind } from './api/animate.ts';
export {
  AvailabilitySchema,
  CatalogueAnswerSchema,
  CatalogueEffectSchema,
  CatalogueEngineSchema,
  CatalogueImageModelSchema,
  CatalogueVideoModelSchema,
} from './api/catalogue.ts';
export type {
  Availability,
  CatalogueAnswer,
  CatalogueEffect,
  CatalogueEngine,
  CatalogueImageModel,
  CatalogueVideoModel,
} from './api/catalogue.ts';
export {
  CharactersAnswerSchema,
  CharacterSchema,
  CharacterStatusAnswerSchema,
  CreateCharacterAnswerSchema,
  CreateCharacterPayloadSchema,
} from './api/characters.ts';
export type {
  Character,
  CharactersAnswer,
  CharacterStatusAnswer,
  CreateCharacterAnswer,
  CreateCharacterInput,
  CreateCharacterPayload,
} from './api/characters.ts';
export {
  GenerationItemSchema,
  GenerationRemovalAnswerSchema,
  generationTypes,
  ImageGenerationsAnswerSchema,
  RenameGenerationPayloadSchema,
  VideoGenerationsAnswerSchema,
} from './api/generations.ts';
export type {
  GenerationItem,
  GenerationRemovalAnswer,
  GenerationType,
  ImageGenerationsAnswer,
  RenameGenerationPayload,
  VideoGenerationsAnswer,
} from './api/generations.ts';
export { HealthAnswerSchema } from './api/health.ts';
export type { HealthAnswer } from './api/health.ts';
export {
  HistoryAnswerSchema,
  HistoryItemSchema,
  HistorySessionSchema,
  HistoryVideoSchema,
  SessionsAnswerSchema,
} from './api/history.ts';
export type {
  HistoryAnswer,
  HistoryItem,
  HistorySession,
  HistoryVideo,
  SessionsAnswer,
} from './api/history.ts';
export {
  IdempotencyHeadersSchema,
  IdParamsSchema,
  ProjectIdParamsSchema,
  SessionIdParamsSchema,
} from './api/identifiers.ts';
export { identifierField } from './fields/body-fields.ts';
export type { IdempotencyHeaders, IdParams, ProjectIdParams, SessionIdParams } from './api/identifiers.ts';
export { EditShotPayloadSchema, GenerateImageDataSchema, ImageStatusAnswerSchema } from './api/images.ts';
export type {
  EditShotInput,
  EditShotPayload,
  GenerateImageData,
  GenerateImageInput,
  ImageStatusAnswer,
} from './api/images.ts';
export { CancelJobAnswerSchema, JobIdSchema, JobStatusAnswerSchema } from './api/jobs.ts';
export type { CancelJobAnswer, JobId, JobStatusAnswer } from './api/jobs.ts';
export { LedgerAnswerSchema, LedgerMovementSchema, LedgerQuerySchema, movementKinds } from './api/ledger.ts';
export type { LedgerAnswer, LedgerMovement, LedgerQuery, MovementKind } from './api/ledger.ts';
export { MadeBySchema } from './api/made-by.ts';
export type { MadeByAnswer } from './api/made-by.ts';
export {
  FactSourceSchema,
  MadeByEntrySchema,
  madeParts,
  ProgressSchema,
  ProjectAnswerSchema,
} from './api/projects.ts';
export type { FactSource, MadeByEntry, MadePart, Progress, ProjectAnswer } from './api/projects.ts';
export {
  EnhancePromptAnswerSchema,
  EnhancePromptPayloadSchema,
  PromptSuggestionsAnswerSchema,
  PromptSuggestionsQuerySchema,
} from './api/prompts.ts';
export type {
  EnhancePromptAnswer,
  EnhancePromptPayload,
  PromptSuggestionsAnswer,
  PromptSuggestionsQuery,
} from './api/prompts.ts';
export {
  galleryCategories,
  ShowcaseAnswerSchema,
  ShowcaseQuerySchema,
  showcaseTabs,
  showcaseTitle,
  ShowcaseVideoSchema,
} from './api/showcase.ts';
export type { GalleryCategory, ShowcaseAnswer, ShowcaseQuery, ShowcaseVideo } from './api/showcase.ts';
export {
  AdminSharesAnswerSchema,
  EndedShareAnswerSchema,
  sharedFiles,
  SharedVideoAnswerSchema,
  ShareAnswerSchema,
  ShareTokenParamsSchema,
} from './api/shares.ts';
export type { AdminShare, ShareAnswer, SharedFile, SharedVideoAnswer } from './api/shares.ts';
export { ProjectMovedAnswerSchema, StartAnswerSchema, StartStoryDataSchema } from './api/stories.ts';
export type { ProjectMovedAnswer, StartAnswer, StartStoryData, StartStoryInput } from './api/stories.ts';
export { GenerateEffectDataSchema, GenerateVideoDataSchema, VideoStatusAnswerSchema } from './api/videos.ts';
export type {
  GenerateEffectData,
  GenerateEffectInput,
  GenerateVideoData,
  GenerateVideoInput,
  VideoStatusAnswer,
} from './api/videos.ts';
export { VoicesAnswerSchema } from './api/voices.ts';
export type { VoicesAnswer } from './api/voices.ts';
