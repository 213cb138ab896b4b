/** The life of a story or film, in the order in which it is lived; FAILED can follow what is worked at, and a cancel. */
export const projectStatuses = [
  'SCENES_QUEUED',
  'GENERATING_SCENES',
  'SCENES_READY',
  'CHARACTERS_QUEUED',
  'GENERATING_CHARACTERS',
  'CHARACTERS_READY',
  'IMAGES_QUEUED',
  'GENERATING_IMAGES',
  'IMAGES_READY',
  'VIDEO_QUEUED',
  'GENERATING_VIDEO',
  'ASSEMBLING',
  'RENDERING_VIDEO',
  'UPLOADING',
  'COMPLETE',
  'FAILED',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Every status by its own name, so that no other package writes a status as a literal. */
export const projectStatus = {
  SCENES_QUEUED: 'SCENES_QUEUED',
  GENERATING_SCENES: 'GENERATING_SCENES',
  SCENES_READY: 'SCENES_READY',
  CHARACTERS_QUEUED: 'CHARACTERS_QUEUED',
  GENERATING_CHARACTERS: 'GENERATING_CHARACTERS',
  CHARACTERS_READY: 'CHARACTERS_READY',
  IMAGES_QUEUED: 'IMAGES_QUEUED',
  GENERATING_IMAGES: 'GENERATING_IMAGES',
  IMAGES_READY: 'IMAGES_READY',
  VIDEO_QUEUED: 'VIDEO_QUEUED',
  GENERATING_VIDEO: 'GENERATING_VIDEO',
  ASSEMBLING: 'ASSEMBLING',
  RENDERING_VIDEO: 'RENDERING_VIDEO',
  UPLOADING: 'UPLOADING',
  COMPLETE: 'COMPLETE',
  FAILED: 'FAILED',
} as const satisfies { [Status in ProjectStatus]: Status };

/**
 * Where a project may go from each status. Stories skip the character statuses; films pass through them without
 * resting. GENERATING_IMAGES is also a shot edit's status, which starts at and returns to IMAGES_READY, and that of
 * upgraded scenes: begun at COMPLETE they go on to the new film by themselves, or back to the old one. Behind FAILED are
 * the ways of Retry: the starts of the four steps, and the reviews for what was cancelled there (`canCancel`).
 */
const legalMoves = {
  SCENES_QUEUED: ['GENERATING_SCENES', 'FAILED'],
  GENERATING_SCENES: ['SCENES_READY', 'FAILED'],
  SCENES_READY: ['IMAGES_QUEUED', 'CHARACTERS_QUEUED'],
  CHARACTERS_QUEUED: ['GENERATING_CHARACTERS', 'FAILED'],
  GENERATING_CHARACTERS: ['CHARACTERS_READY', 'FAILED'],
  CHARACTERS_READY: ['IMAGES_QUEUED'],
  IMAGES_QUEUED: ['GENERATING_IMAGES', 'FAILED'],
  GENERATING_IMAGES: ['IMAGES_READY', 'VIDEO_QUEUED', 'COMPLETE', 'FAILED'],
  IMAGES_READY: ['VIDEO_QUEUED', 'GENERATING_IMAGES'],
  VIDEO_QUEUED: ['GENERATING_VIDEO', 'FAILED'],
  GENERATING_VIDEO: ['ASSEMBLING', 'FAILED'],
  ASSEMBLING: ['RENDERING_VIDEO', 'FAILED'],
  RENDERING_VIDEO: ['UPLOADING', 'FAILED'],
  UPLOADING: ['COMPLETE', 'FAILED'],
  COMPLETE: ['SCENES_READY', 'GENERATING_IMAGES', 'IMAGES_READY', 'VIDEO_QUEUED'],
  FAILED: [
    'SCENES_QUEUED',
    'CHARACTERS_QUEUED',
    'IMAGES_QUEUED',
    'VIDEO_QUEUED',
    'SCENES_READY',
    'CHARACTERS_READY',
    'IMAGES_READY',
  ],
} as const satisfies Record<ProjectStatus, readonly ProjectStatus[]>;

/** The statuses a project may move to from `from`. */
export function movesFrom(from: ProjectStatus): readonly ProjectStatus[] {
  return legalMoves[from];
}

/** Whether the state machine allows the move; staying where one is, is no move. */
export function canMove(from: ProjectStatus, to: ProjectStatus): boolean {
  return movesFrom(from).includes(to);
}

/** Statuses in which nothing runs: the user reads, decides or is done. Polling stops on them. */
export const restingStatuses = [
  'SCENES_READY',
  'IMAGES_READY',
  'COMPLETE',
  'FAILED',
] as const satisfies readonly ProjectStatus[];
export type RestingStatus = (typeof restingStatuses)[number];

export function isResting(status: ProjectStatus): status is RestingStatus {
  return restingStatuses.some((resting) => resting === status);
}

/** Whether work is queued or running. */
export function isWorking(status: ProjectStatus): boolean {
  return !isResting(status);
}

/** Where what was made waits to be looked at. Nothing fails there; only its user ends it, and Retry comes back to it. */
export const reviewStatuses = [
  'SCENES_READY',
  'CHARACTERS_READY',
  'IMAGES_READY',
] as const satisfies readonly ProjectStatus[];
export type ReviewStatus = (typeof reviewStatuses)[number];

export function isReview(status: string | null): status is ReviewStatus {
  return reviewStatuses.some((review) => review === status);
}

/** Whether a cancel can end it: what is worked at, and what waits in a review. */
export function canCancel(status: ProjectStatus): boolean {
  return isWorking(status) || isReview(status);
}

/** The four steps a project is made in; a failed project remembers its step and Retry starts it again. */
export const projectSteps = ['scenes', 'characters', 'images', 'video'] as const;
export type ProjectStep = (typeof projectSteps)[number];

/** The status with which a step starts. */
export const queuedStatusOfStep = {
  scenes: 'SCENES_QUEUED',
  characters: 'CHARACTERS_QUEUED',
  images: 'IMAGES_QUEUED',
  video: 'VIDEO_QUEUED',
} as const satisfies Record<ProjectStep, ProjectStatus>;

/** The step a status belongs to; COMPLETE is the end of the video step, FAILED belongs to none. */
export const stepOfStatus = {
  SCENES_QUEUED: 'scenes',
  GENERATING_SCENES: 'scenes',
  SCENES_READY: 'scenes',
  CHARACTERS_QUEUED: 'characters',
  GENERATING_CHARACTERS: 'characters',
  CHARACTERS_READY: 'characters',
  IMAGES_QUEUED: 'images',
  GENERATING_IMAGES: 'images',
  IMAGES_READY: 'images',
  VIDEO_QUEUED: 'video',
  GENERATING_VIDEO: 'video',
  ASSEMBLING: 'video',
  RENDERING_VIDEO: 'video',
  UPLOADING: 'video',
  COMPLETE: 'video',
  FAILED: null,
} as const satisfies Record<ProjectStatus, ProjectStep | null>;
