import { projectStatus } from '@kinora/contract';
import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, lockProject, moveProject, planSteps } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { wantedPictures } from '../picture-steps.ts';
import { StageTaskSchema } from '../stage-task.ts';
import type { StageTask } from '../stage-task.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import { makePicture } from './make-picture.ts';
import { settleImages } from './settle-images.ts';

export const makeImages: JobDefinition<StageTask> = {
  name: 'make-images',
  payload: StageTaskSchema,
  timeoutSeconds: 60,
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
          projectId: project.id,
          from: projectStatus.IMAGES_QUEUED,
          to: projectStatus.GENERATING_IMAGES,
          now: deps.clock.now(),
        });
        await fanOut(tx, deps, moved ?? project);
      }
    });
}

/** Queues the missing pictures of a project in GENERATING_IMAGES, which rests at once when there are none. */
export async function fanOut(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const wanted = wantedPictures(storedScenesOf(project), settingsOf(project)).flat();
  const planned = await planSteps(tx, {
    projectId: project.id,
    wanted,
    now: deps.clock.now(),
    ids: deps.ids,
  });
  const missing = new Map(planned.filter((step) => step.state !== 'finished').map((step) => [step.id, step]));
  for (const step of missing.values()) {
    await enqueueStep(tx, deps.queue, { definition: makePicture, project, step });
  }
  await settleImages(tx, deps, project);
}
