import type { ProjectStatus } from './project-statuses.ts';

/** The tabs of the chat workspace that a status can bring to the front. */
export const workspaceTabs = ['scenes', 'images', 'video'] as const;
export type WorkspaceTab = (typeof workspaceTabs)[number];

const tabs = {
  SCENES_QUEUED: 'scenes',
  GENERATING_SCENES: 'scenes',
  SCENES_READY: 'scenes',
  CHARACTERS_QUEUED: 'scenes',
  GENERATING_CHARACTERS: 'scenes',
  CHARACTERS_READY: 'scenes',
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
} as const satisfies Record<ProjectStatus, WorkspaceTab | null>;

/** The tab a status brings to the front; null keeps the tab the user is on. */
export function tabOfStatus(status: ProjectStatus): WorkspaceTab | null {
  return tabs[status];
}
