import type { ProjectStatus } from '../statuses/project-statuses.ts';
import type { JobStatus } from '../statuses/job-status.ts';

/** What a status is called where people read it. */
export const projectStatusLabels = {
  SCENES_QUEUED: 'Waiting for the script',
  GENERATING_SCENES: 'Writing scenes',
  SCENES_READY: 'Scenes ready',
  CHARACTERS_QUEUED: 'Waiting for characters',
  GENERATING_CHARACTERS: 'Preparing characters',
  CHARACTERS_READY: 'Characters ready',
  IMAGES_QUEUED: 'Waiting for images',
  GENERATING_IMAGES: 'Drawing images',
  IMAGES_READY: 'Images ready',
  VIDEO_QUEUED: 'Waiting for the video',
  GENERATING_VIDEO: 'Recording and animating',
  ASSEMBLING: 'Assembling',
  RENDERING_VIDEO: 'Rendering',
  UPLOADING: 'Saving',
  COMPLETE: 'Complete',
  FAILED: 'Failed',
} as const satisfies Record<ProjectStatus, string>;

/** What the legacy job's status is called. */
export const jobStatusLabels = {
  queued: 'Queued',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
} as const satisfies Record<JobStatus, string>;

/** How far a step is, behind the name of its status. */
export const projectProgress = {
  scenes: (label: string, done: number, total: number) => `${label}: ${done} of ${total} scenes`,
  scenesToRender: (label: string, missing: number, total: number) =>
    `${label}: ${missing} of ${total} scenes to render`,
} as const;

/** What can be said about a project beside its status. */
export const projectNotices = {
  researchUnavailable: 'The web could not be searched, so this was written without it.',
  ownWriterStoodIn:
    'The text model did not write a script that can be used, so Kinora’s own writer wrote this film.',
  ownWriterInBudget:
    'Today’s budget for models does not reach for the text model, so Kinora’s own writer wrote this film.',
  ownWriterWithoutPrice:
    'A day has a budget here, and nobody has said what the text model costs, so Kinora’s own writer wrote this film.',
  embeddedModel: 'Kinora draws this itself: the model it is named for is not connected to this server.',
  sameRequestOtherPayload: 'This request was already sent with other choices.',
  shotNeedsScene: 'Several scenes have a shot of this name. Please say which scene is meant.',
  shotUnknown: 'There is no shot of this name.',
  queueFull: 'The studio is busy. Please try again in a moment.',
  holdReleased:
    'The credits set aside for this project were given back after seven days at rest. Going on sets them aside again.',
  holdReleasedInPart:
    'The credits set aside for this project were given back after seven days at rest, less what connected services had made. Going on sets aside what is left of its price.',
  paidCallUnknown:
    "The model's service may have taken this request. Nothing more was sent. Try again to send it anew.",
} as const;
