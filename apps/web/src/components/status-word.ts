import type { ProjectStatus } from '@kinora/contract';

const words: Record<ProjectStatus, string> = {
  SCENES_QUEUED: 'Queued',
  GENERATING_SCENES: 'Generating scenes…',
  SCENES_READY: 'Scenes ready',
  CHARACTERS_QUEUED: 'Queued',
  GENERATING_CHARACTERS: 'Generating characters…',
  CHARACTERS_READY: 'Characters ready',
  IMAGES_QUEUED: 'Queued',
  GENERATING_IMAGES: 'Generating images…',
  IMAGES_READY: 'Images ready',
  VIDEO_QUEUED: 'Queued',
  GENERATING_VIDEO: 'Rendering video…',
  ASSEMBLING: 'Rendering video…',
  RENDERING_VIDEO: 'Rendering video…',
  UPLOADING: 'Rendering video…',
  COMPLETE: 'Complete',
  FAILED: 'Failed',
};

/** A status as a word for people. */
export function statusWord(status: ProjectStatus): string {
  return words[status];
}
