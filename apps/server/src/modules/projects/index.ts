export { callMedia } from './call-media.ts';
export { cancelProject } from './fail-project.ts';
export { StepTaskSchema, type ClaimedStep, type StepTask } from './claim-step.ts';
export { endProjects, lockProjectsOf } from './end-projects-of.ts';
export { enqueueStep } from './enqueue-step.ts';
export { failProject, stopWork } from './fail-project.ts';
export { failStalledProjects } from './fail-stalled-projects.ts';
export { giveUpProject } from './give-up.ts';
export { startHousekeeping } from './housekeeping.ts';
export { initialTitle } from './insert-project.ts';
export { inputHash } from './input-hash.ts';
export { findRepeated, insertProject, type NewProject } from './insert-project.ts';
export { projectJobs } from './jobs.ts';
export { moveProject, requireMove } from './move-project.ts';
export { singleModes, storyModes, type SingleMode } from './project-modes.ts';
export { lockOwnProject, lockProject, readOwnProject, type OwnedProject, type Project } from './project.ts';
export { readOwnProjectWithSteps, type ProjectWithSteps } from './project-with-steps.ts';
export { ensureHold, payHold, priceCredits } from './project-hold.ts';
export { purgeRemovedProjects } from './purge-removed-projects.ts';
export { refuseFor } from './refuse-for.ts';
export { releaseRestingHolds } from './release-resting-holds.ts';
export { renameProject, RenameProjectPayloadSchema } from './rename-project.ts';
export { stepMeasures } from './step-measures.ts';
export { runStep } from './run-step.ts';
export { giveStepHoldsBack, holdForStep, payForStep } from './step-hold.ts';
export {
  areFinished,
  dropUnfinishedSteps,
  forgetFailures,
  planSteps,
  readStepsByHash,
  type Step,
  type StepKind,
  type WantedStep,
} from './step.ts';
export type { AwaitedStep, KeptStep, MadeStep, PipelineDeps, StepCall } from './step-work.ts';
