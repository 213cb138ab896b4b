import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';

/** Whether what a scene shows can be changed: in a review, and when the film is done. */
export function mayChange({ status }: Pick<ProjectAnswer, 'status'>): boolean {
  return (
    status === projectStatus.SCENES_READY ||
    status === projectStatus.IMAGES_READY ||
    status === projectStatus.COMPLETE
  );
}
