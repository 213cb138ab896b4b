import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, lockProject, moveProject, planSteps } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { wantedMaterials } from './film-materials.ts';
import { StageTaskSchema } from './stage-task.ts';
import type { StageTask } from './stage-task.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { makeNarration } from '../narration/make-narration.ts';
import { makePicture } from '../pictures/picture-jobs.ts';
import { settleMaterials } from './film-materials.ts';

export const makeVideo: JobDefinition<StageTask> = {
  name: 'make-video',
  payload: StageTaskSchema,
  timeoutSeconds: 60,
  expectedLength: 'short',
};

/** Fans out the narrations, and the pictures of scenes that have none. */
export function runMakeVideo(deps: StoriesDeps): JobHandler<StageTask> {
  return (task) =>
    deps.database.transaction(async (tx) => {
      const project = await lockProject(tx, task.projectId);
      if (project?.run !== task.run || project.status !== projectStatus.VIDEO_QUEUED) {
        return;
      }
      const moved = await moveProject(tx, {
        project,
        from: projectStatus.VIDEO_QUEUED,
        to: projectStatus.GENERATING_VIDEO,
        now: deps.clock.now(),
      });
      await fanOutMaterials(tx, deps, moved ?? project);
    });
}

async function fanOutMaterials(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const planned = await planSteps(tx, {
    projectId: project.id,
    wanted: wantedMaterials(project),
    now: deps.clock.now(),
    ids: deps.ids,
  });
  const missing = new Map(planned.filter((step) => step.state !== 'finished').map((step) => [step.id, step]));
  for (const step of missing.values()) {
    const definition = step.kind === 'picture' ? makePicture : makeNarration;
    await enqueueStep(tx, deps.queue, { definition, project, step });
  }
  await settleMaterials(tx, deps, project);
}
