import { projectStatus } from '@kinora/contract/statuses';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { lockProject, moveProject } from '../../projects/index.ts';
import { StageTaskSchema } from '../films/stage-task.ts';
import type { StageTask } from '../films/stage-task.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { fanOut } from './fan-out-pictures.ts';

export const makeImages: JobDefinition<StageTask> = {
  name: 'make-images',
  payload: StageTaskSchema,
  timeoutSeconds: 60,
  expectedLength: 'short',
};

/** Fans out one job for every picture that is not there yet. Pictures of unchanged scenes are kept. */
export function runMakeImages(deps: StoriesDeps): JobHandler<StageTask> {
  return (task) =>
    deps.database.transaction(async (tx) => {
      const project = await lockProject(tx, task.projectId);
      if (project?.run !== task.run) {
        return;
      }
      if (project.status === projectStatus.IMAGES_QUEUED) {
        const moved = await moveProject(tx, {
          project,
          from: projectStatus.IMAGES_QUEUED,
          to: projectStatus.GENERATING_IMAGES,
          now: deps.clock.now(),
        });
        await fanOut(tx, deps, moved ?? project);
      }
    });
}
