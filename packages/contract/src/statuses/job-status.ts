import { projectStatus } from './project-statuses.ts';
import type { ProjectStatus } from './project-statuses.ts';

/** What GET /api/job-status answers: the legacy view of a project. */
export const jobStatuses = ['queued', 'running', 'completed', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

const queuedStatuses: readonly ProjectStatus[] = [
  projectStatus.SCENES_QUEUED,
  projectStatus.CHARACTERS_QUEUED,
  projectStatus.IMAGES_QUEUED,
  projectStatus.VIDEO_QUEUED,
];

/** The legacy status of a project; a project that waits for its user counts as running, since it is not finished. */
export function jobStatusOf(status: ProjectStatus): JobStatus {
  if (status === projectStatus.COMPLETE) {
    return 'completed';
  }
  if (status === projectStatus.FAILED) {
    return 'failed';
  }
  return queuedStatuses.includes(status) ? 'queued' : 'running';
}
