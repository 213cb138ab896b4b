export { cancelProject } from './fail-project.ts';
export { StepTaskSchema, type ClaimedStep, type StepTask } from './steps/claim-step.ts';
export { dropTrialParts } from './housekeeping/drop-trial-parts.ts';
export { endProjects, lockProjectsOf } from './end-projects-of.ts';
export { isShownIn } from './families.ts';
export { readFirstPictures } from './first-pictures.ts';
export { enqueueStep } from './steps/enqueue-step.ts';
export { failProject, stopWork } from './fail-project.ts';
export { failStalledProjects } from './housekeeping/fail-stalled-projects.ts';
export { giveUpProject } from './give-up.ts';
export { startHousekeeping } from './housekeeping/housekeeping.ts';
export { initialTitle } from './insert-project.ts';
export { inputHash } from './steps/input-hash.ts';
export { findRepeated, insertProject, type NewProject } from './insert-project.ts';
export { noteVendorsAtWork, passVendorNews } from './steps/vendor-news.ts';
export { furthestPhase, readVendorPhases } from './steps/vendor-phases.ts';
export { moveProject, requireMove } from './move-project.ts';
export {
  modeOf,
  modesWith,
  type ProjectKind,
  type ProjectKinds,
  type RetryDeps,
  type SharedFacts,
} from './project-kind.ts';
export { lockOwnProject, lockProject, readOwnProject, type OwnedProject, type Project } from './project.ts';
export { ProjectStates } from './project-states.ts';
export { readOwnProjectWithSteps, type ProjectWithSteps } from './project-with-steps.ts';
export { ensureHold, payHold, priceCredits, readCharges, readExpiry } from './project-hold.ts';
export { purgeRemovedProjects } from './housekeeping/purge-removed-projects.ts';
export { refuseFor } from './refuse-for.ts';
export { releaseRestingHolds } from './housekeeping/release-resting-holds.ts';
export { recordRevision, type NewRevision } from './revisions/record-revision.ts';
export { StoredChangesSchema } from './revisions/stored-changes.ts';
export { readUndoStack } from './revisions/undo-stack.ts';
export { renameProject, RenameProjectPayloadSchema } from './rename-project.ts';
export { stepMeasures } from './steps/step-measures.ts';
export { runStep } from './steps/run-step.ts';
export {
  giveStepHoldBack,
  giveStepHoldsBack,
  holdForStep,
  holdStepsAgain,
  payForStep,
} from './steps/step-hold.ts';
export {
  areFinished,
  dropUnfinishedSteps,
  forgetFailures,
  isAnyUnfinished,
  keepBroughtStep,
  planSteps,
  readStepsByHash,
  type Step,
  type StepKind,
  type WantedStep,
} from './steps/step.ts';
export type { AwaitedStep, KeptStep, MadeStep, PipelineDeps, StepCall } from './steps/step-work.ts';
