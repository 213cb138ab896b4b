export { jobStatuses, jobStatusOf } from './job-status.ts';
export type { JobStatus } from './job-status.ts';
export { pollingPlan } from './polling-plan.ts';
export type { PollingSubject } from './polling-plan.ts';
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
} from './project-statuses.ts';
export type { ProjectStatus, ProjectStep, RestingStatus } from './project-statuses.ts';
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
} from './single-job-statuses.ts';
export type { CharacterStatus, ImageStatus, VideoStatus } from './single-job-statuses.ts';
export { tabOfStatus, workspaceTabs } from './status-tabs.ts';
export type { WorkspaceTab } from './status-tabs.ts';
