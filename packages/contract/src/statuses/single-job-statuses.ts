import type { ProjectStatus } from './project-statuses.ts';

/** The life of a single image: queued, being made, there or failed. */
export const imageStatuses = ['IMAGES_QUEUED', 'GENERATING_IMAGES', 'IMAGES_READY', 'FAILED'] as const;
export type ImageStatus = (typeof imageStatuses)[number];

/** The life of a single video, effect or Animate result. */
export const videoStatuses = ['VIDEO_QUEUED', 'GENERATING_VIDEO', 'VIDEO_READY', 'FAILED'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

/** The life of a character. */
export const characterStatuses = [
  'CHARACTER_QUEUED',
  'GENERATING_CHARACTER',
  'CHARACTER_READY',
  'CHARACTER_FAILED',
] as const;
export type CharacterStatus = (typeof characterStatuses)[number];

export const imageStatus = {
  IMAGES_QUEUED: 'IMAGES_QUEUED',
  GENERATING_IMAGES: 'GENERATING_IMAGES',
  IMAGES_READY: 'IMAGES_READY',
  FAILED: 'FAILED',
} as const satisfies { [Status in ImageStatus]: Status };

export const videoStatus = {
  VIDEO_QUEUED: 'VIDEO_QUEUED',
  GENERATING_VIDEO: 'GENERATING_VIDEO',
  VIDEO_READY: 'VIDEO_READY',
  FAILED: 'FAILED',
} as const satisfies { [Status in VideoStatus]: Status };

export const characterStatus = {
  CHARACTER_QUEUED: 'CHARACTER_QUEUED',
  GENERATING_CHARACTER: 'GENERATING_CHARACTER',
  CHARACTER_READY: 'CHARACTER_READY',
  CHARACTER_FAILED: 'CHARACTER_FAILED',
} as const satisfies { [Status in CharacterStatus]: Status };

const imageMoves = {
  IMAGES_QUEUED: ['GENERATING_IMAGES', 'FAILED'],
  GENERATING_IMAGES: ['IMAGES_READY', 'FAILED'],
  IMAGES_READY: [],
  FAILED: ['IMAGES_QUEUED'],
} as const satisfies Record<ImageStatus, readonly ImageStatus[]>;

const videoMoves = {
  VIDEO_QUEUED: ['GENERATING_VIDEO', 'FAILED'],
  GENERATING_VIDEO: ['VIDEO_READY', 'FAILED'],
  VIDEO_READY: [],
  FAILED: ['VIDEO_QUEUED'],
} as const satisfies Record<VideoStatus, readonly VideoStatus[]>;

const characterMoves = {
  CHARACTER_QUEUED: ['GENERATING_CHARACTER', 'CHARACTER_FAILED'],
  GENERATING_CHARACTER: ['CHARACTER_READY', 'CHARACTER_FAILED'],
  CHARACTER_READY: [],
  CHARACTER_FAILED: ['CHARACTER_QUEUED'],
} as const satisfies Record<CharacterStatus, readonly CharacterStatus[]>;

/** Whether an image may go from one status to another; FAILED to queued is Retry. */
export function canMoveImage(from: ImageStatus, to: ImageStatus): boolean {
  const moves: readonly ImageStatus[] = imageMoves[from];
  return moves.includes(to);
}

/** Whether a video may go from one status to another; FAILED to queued is Retry. */
export function canMoveVideo(from: VideoStatus, to: VideoStatus): boolean {
  const moves: readonly VideoStatus[] = videoMoves[from];
  return moves.includes(to);
}

/** Whether a character may go from one status to another; CHARACTER_FAILED to queued is Retry. */
export function canMoveCharacter(from: CharacterStatus, to: CharacterStatus): boolean {
  const moves: readonly CharacterStatus[] = characterMoves[from];
  return moves.includes(to);
}

/**
 * A single image, clip or character is kept as a project of one step: it goes from that step's QUEUED status over its
 * GENERATING status straight to COMPLETE. These are the moves that other projects do not have.
 */
const singleJobEnds: readonly ProjectStatus[] = [
  'GENERATING_IMAGES',
  'GENERATING_VIDEO',
  'GENERATING_CHARACTERS',
];

/** Whether a kept single job is finished by this move. */
export function canCompleteSingleJob(from: ProjectStatus): boolean {
  return singleJobEnds.includes(from);
}

/** The status of a kept image as GET /image/image-status answers it. */
export function imageStatusOf(status: ProjectStatus): ImageStatus {
  switch (status) {
    case 'IMAGES_QUEUED':
    case 'GENERATING_IMAGES':
    case 'FAILED':
      return status;
    default:
      return 'IMAGES_READY';
  }
}

/** The status of a kept video, effect or Animate result as GET /video/video-status answers it. */
export function videoStatusOf(status: ProjectStatus): VideoStatus {
  switch (status) {
    case 'VIDEO_QUEUED':
    case 'GENERATING_VIDEO':
    case 'FAILED':
      return status;
    default:
      return 'VIDEO_READY';
  }
}

/** The status of a kept character as GET /api/character/{id} answers it. */
export function characterStatusOf(status: ProjectStatus): CharacterStatus {
  switch (status) {
    case 'CHARACTERS_QUEUED':
      return 'CHARACTER_QUEUED';
    case 'GENERATING_CHARACTERS':
      return 'GENERATING_CHARACTER';
    case 'FAILED':
      return 'CHARACTER_FAILED';
    default:
      return 'CHARACTER_READY';
  }
}
