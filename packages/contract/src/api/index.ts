export {
  AcceptedAnswerSchema,
  ActivateAnswerSchema,
  ActivatePayloadSchema,
  ApplyForAccessPayloadSchema,
  ForgotPasswordPayloadSchema,
  ResetPasswordPayloadSchema,
  SessionAnswerSchema,
  SignInPayloadSchema,
  SignUpPayloadSchema,
  waitlistKinds,
  WaitlistPayloadSchema,
} from './people/access.ts';
export type {
  AcceptedAnswer,
  ActivateAnswer,
  ActivatePayload,
  ApplyForAccessPayload,
  ForgotPasswordPayload,
  ResetPasswordPayload,
  SessionAnswer,
  SignInPayload,
  SignUpPayload,
  WaitlistInput,
  WaitlistKind,
  WaitlistPayload,
} from './people/access.ts';
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
} from './people/account.ts';
export type {
  AccountSession,
  BillingAnswer,
  ChangePasswordPayload,
  DeleteAccountPayload,
  MeAnswer,
  StorageUse,
} from './people/account.ts';
export {
  AuditAnswerSchema,
  auditActions,
  bindingStates,
  BudgetAnswerSchema,
  builtInProvider,
  ChangeBudgetPayloadSchema,
  ChangeModelPayloadSchema,
  connectionSettings,
  connectionSources,
  connectionStates,
  ConnectProviderAnswerSchema,
  ConnectProviderPayloadSchema,
  DisconnectProviderQuerySchema,
  FoundServersAnswerSchema,
  ModelBindingSchema,
  ModelParamsSchema,
  ProviderConnectionsAnswerSchema,
  ProviderConnectionSchema,
  ProviderParamsSchema,
  ServedModelsAnswerSchema,
  ServedModelSchema,
  TestProviderAnswerSchema,
  TestProviderPayloadSchema,
} from './operations/admin-connections.ts';
export {
  ModelPullSchema,
  modelPullStates,
  ModelStoreAnswerSchema,
  ModelStoreQuerySchema,
  PullModelPayloadSchema,
} from './operations/admin-model-store.ts';
export { LocalModelsAnswerSchema } from './operations/admin-local-models.ts';
export type { LocalModel } from './operations/admin-local-models.ts';
export type { ModelPull, ModelStoreAnswer, PullModelPayload } from './operations/admin-model-store.ts';
export type {
  AuditAction,
  AuditEntry,
  BindingState,
  Budget,
  ChangeModelPayload,
  ConnectionSetting,
  ConnectionState,
  ConnectProviderPayload,
  FoundServer,
  ModelBinding,
  ProviderConnection,
  ServedModel,
} from './operations/admin-connections.ts';
export {
  consentSubjects,
  consentVersions,
  ConsentsSchema,
  GiveConsentPayloadSchema,
} from './people/consents.ts';
export type { ConsentSubject, Consents, GiveConsentPayload } from './people/consents.ts';
export {
  adminJobKinds,
  AdminJobChangedAnswerSchema,
  AdminJobsAnswerSchema,
  AdminJobSchema,
  AdminMailsAnswerSchema,
  AdminMailSchema,
  AdminCapabilitiesAnswerSchema,
  AdminCapabilitySchema,
  capabilities,
  CapabilityCheckSchema,
  RemovedMailAnswerSchema,
  TestCapabilityPayloadSchema,
} from './operations/admin-operations.ts';
export type {
  AdminJob,
  AdminJobKind,
  AdminJobState,
  AdminMail,
  AdminMailsAnswer,
  AdminCapability,
  Capability,
  CapabilityCheck,
  TestCapabilityPayload,
} from './operations/admin-operations.ts';
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
} from './people/admin-people.ts';
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
} from './people/admin-people.ts';
export {
  AnimateDataSchema,
  AnimateHistoryAnswerSchema,
  strokeKinds,
  StrokeSchema,
} from './making/animate.ts';
export type {
  AnimateData,
  AnimateHistoryAnswer,
  AnimateInput,
  Stroke,
  StrokeKind,
} from './making/animate.ts';
export {
  AvailabilitySchema,
  CatalogueAnswerSchema,
  CatalogueEffectSchema,
  CatalogueEngineSchema,
  CatalogueImageModelSchema,
  CatalogueVideoModelSchema,
} from './operations/catalogue.ts';
export type {
  Availability,
  CatalogueAnswer,
  CatalogueEffect,
  CatalogueEngine,
  CatalogueImageModel,
  CatalogueVideoModel,
} from './operations/catalogue.ts';
export {
  CharactersAnswerSchema,
  CharacterSchema,
  CharacterStatusAnswerSchema,
  CreateCharacterAnswerSchema,
  CreateCharacterPayloadSchema,
} from './making/characters.ts';
export type {
  Character,
  CharactersAnswer,
  CharacterStatusAnswer,
  CreateCharacterAnswer,
  CreateCharacterInput,
  CreateCharacterPayload,
} from './making/characters.ts';
export {
  GenerationItemSchema,
  GenerationRemovalAnswerSchema,
  generationTypes,
  ImageGenerationsAnswerSchema,
  RenameGenerationPayloadSchema,
  VideoGenerationsAnswerSchema,
} from './making/generations.ts';
export type {
  GenerationItem,
  GenerationRemovalAnswer,
  GenerationType,
  ImageGenerationsAnswer,
  RenameGenerationPayload,
  VideoGenerationsAnswer,
} from './making/generations.ts';
export { HealthAnswerSchema } from './operations/health.ts';
export type { HealthAnswer } from './operations/health.ts';
export {
  HistoryAnswerSchema,
  HistoryItemSchema,
  HistorySessionSchema,
  HistoryVideoSchema,
  SessionsAnswerSchema,
} from './people/history.ts';
export type {
  HistoryAnswer,
  HistoryItem,
  HistorySession,
  HistoryVideo,
  SessionsAnswer,
} from './people/history.ts';
export {
  IdempotencyHeadersSchema,
  IdParamsSchema,
  ProjectIdParamsSchema,
  SessionIdParamsSchema,
} from './identifiers.ts';
export type { IdempotencyHeaders, IdParams, ProjectIdParams, SessionIdParams } from './identifiers.ts';
export { EditShotPayloadSchema, GenerateImageDataSchema, ImageStatusAnswerSchema } from './making/images.ts';
export type {
  EditShotInput,
  EditShotPayload,
  GenerateImageData,
  GenerateImageInput,
  ImageStatusAnswer,
} from './making/images.ts';
export { paidOutcomes, ReceiptItemSchema, ReceiptSchema } from './making/receipts.ts';
export type { PaidOutcome, Receipt, ReceiptItem } from './making/receipts.ts';
export { CancelJobAnswerSchema, JobIdSchema, JobStatusAnswerSchema } from './making/jobs.ts';
export type { CancelJobAnswer, JobId, JobStatusAnswer } from './making/jobs.ts';
export {
  LedgerAnswerSchema,
  LedgerMovementSchema,
  LedgerQuerySchema,
  movementKinds,
} from './people/ledger.ts';
export type { LedgerAnswer, LedgerMovement, LedgerQuery, MovementKind } from './people/ledger.ts';
export { NotificationChoiceAnswerSchema, NotificationChoicePayloadSchema } from './people/notifications.ts';
export type { NotificationChoiceAnswer, NotificationChoicePayload } from './people/notifications.ts';
export {
  CancelUpgradePayloadSchema,
  ChooseVersionPayloadSchema,
  OpenUpgradeSchema,
  ownMaterial,
  OwnVersionDataSchema,
  RetryPayloadSchema,
  SceneParamsSchema,
  SceneUpgradePriceSchema,
  SceneVersionSchema,
  UpgradeAllPayloadSchema,
  UpgradePricesAnswerSchema,
  UpgradeScenePayloadSchema,
} from './making/upgrades.ts';
export type {
  ChooseVersionPayload,
  OpenUpgrade,
  OwnVersionData,
  SceneUpgradePrice,
  SceneVersion,
  UpgradeAllPayload,
  UpgradePrices,
  UpgradeScenePayload,
} from './making/upgrades.ts';
export {
  HearPayloadSchema,
  NarrationAnswerSchema,
  NarrationParamsSchema,
  NarrationsAnswerSchema,
  PronunciationSchema,
  SpeechSettingsSchema,
  usualSpeech,
} from './making/narrations.ts';
export type {
  HearPayload,
  NarrationAnswer,
  NarrationsAnswer,
  Pronunciation,
  SpeechSettings,
} from './making/narrations.ts';
export { AnimaticAnswerSchema, AnimaticPayloadSchema } from './making/animatics.ts';
export type { AnimaticAnswer, AnimaticPayload, AnimaticScene } from './making/animatics.ts';
export { VendorPhaseSchema, vendorPhases } from './vendor-phase.ts';
export type { VendorPhase } from './vendor-phase.ts';
export { MadeBySchema } from './made-by.ts';
export type { MadeByAnswer } from './made-by.ts';
export {
  FactSourceSchema,
  FilmChapterSchema,
  MadeByEntrySchema,
  madeParts,
  ProgressSchema,
  ProjectAnswerSchema,
  ShownSceneSchema,
} from './making/projects.ts';
export type {
  FactSource,
  FilmChapter,
  MadeByEntry,
  MadePart,
  Progress,
  ProjectAnswer,
  ShownScene,
} from './making/projects.ts';
export {
  CheckPromptAnswerSchema,
  CheckPromptPayloadSchema,
  EnhancePromptAnswerSchema,
  EnhancePromptPayloadSchema,
  PromptSuggestionsAnswerSchema,
  PromptSuggestionsQuerySchema,
  type CheckPromptAnswer,
  type CheckPromptPayload,
  type EnhancePromptAnswer,
  type EnhancePromptPayload,
  type PromptSuggestionsAnswer,
  type PromptSuggestionsQuery,
} from './making/prompts.ts';
export {
  galleryCategories,
  ShowcaseAnswerSchema,
  ShowcaseFilmsAnswerSchema,
  ShowcaseQuerySchema,
  showcaseTabs,
  showcaseTitle,
  ShowcaseVideoSchema,
  type GalleryCategory,
  type ShowcaseAnswer,
  type ShowcaseFilm,
  type ShowcaseFilmsAnswer,
  type ShowcaseQuery,
  type ShowcaseVideo,
} from './operations/showcase.ts';
export {
  AdminSharesAnswerSchema,
  EndedShareAnswerSchema,
  sharedFiles,
  SharedVideoAnswerSchema,
  ShareAnswerSchema,
  ShareTokenParamsSchema,
} from './people/shares.ts';
export type { AdminShare, ShareAnswer, SharedFile, SharedVideoAnswer } from './people/shares.ts';
export { StoryChoicesSchema, storyChoiceNames } from './making/story-choices.ts';
export type { StoryChoices } from './making/story-choices.ts';
export {
  EditConflictSchema,
  EditsPayloadSchema,
  ProjectNewsSchema,
  RestorePayloadSchema,
  RevisionAnswerSchema,
  revisionKinds,
  RevisionListSchema,
  UndoPayloadSchema,
} from './making/revisions.ts';
export type {
  EditConflict,
  EditsPayload,
  ProjectNews,
  RevisionAnswer,
  RevisionKind,
  RevisionList,
  UndoPayload,
} from './making/revisions.ts';
export { ProjectMovedAnswerSchema, StartAnswerSchema, StartStoryDataSchema } from './making/stories.ts';
export type { ProjectMovedAnswer, StartAnswer, StartStoryData, StartStoryInput } from './making/stories.ts';
export {
  GenerateEffectDataSchema,
  GenerateVideoDataSchema,
  VideoStatusAnswerSchema,
} from './making/videos.ts';
export type {
  GenerateEffectData,
  GenerateEffectInput,
  GenerateVideoData,
  GenerateVideoInput,
  VideoStatusAnswer,
} from './making/videos.ts';
export { VoicesAnswerSchema } from './making/voices.ts';
export type { VoicesAnswer } from './making/voices.ts';
