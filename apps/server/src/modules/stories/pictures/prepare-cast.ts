import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { ownCharactersOf } from '../../characters/index.ts';
import { failProject, lockProject, moveProject } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { StageTaskSchema } from '../films/stage-task.ts';
import type { StageTask } from '../films/stage-task.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { makeImages } from './make-images.ts';

export const prepareCast: JobDefinition<StageTask> = {
  name: 'prepare-cast',
  payload: StageTaskSchema,
  timeoutSeconds: 60,
  expectedLength: 'short',
};

const way = [
  [projectStatus.CHARACTERS_QUEUED, projectStatus.GENERATING_CHARACTERS],
  [projectStatus.GENERATING_CHARACTERS, projectStatus.CHARACTERS_READY],
  [projectStatus.CHARACTERS_READY, projectStatus.IMAGES_QUEUED],
] as const satisfies readonly (readonly [ProjectStatus, ProjectStatus])[];

/** Makes sure that everybody a film shows is there, and goes on to the pictures without resting. */
export function runPrepareCast(deps: StoriesDeps): JobHandler<StageTask> {
  return (task) =>
    deps.database.transaction(async (tx) => {
      const project = await lockProject(tx, task.projectId);
      if (project?.run !== task.run) {
        return;
      }
      // Taken up again where it was cancelled: everybody was there.
      if (project.status === projectStatus.CHARACTERS_READY) {
        await goOn(tx, deps, project);
        return;
      }
      if (project.status !== projectStatus.CHARACTERS_QUEUED) {
        return;
      }
      if (await isEverybodyThere(tx, project)) {
        await goOn(tx, deps, project);
        return;
      }
      await failProject(tx, deps.queue, {
        project,
        sentence: sentences.story.characterGone,
        now: deps.clock.now(),
      });
    });
}

async function isEverybodyThere(tx: Transaction, project: Project): Promise<boolean> {
  const isOwn = await ownCharactersOf(tx, project.ownerId);
  return storedScenesOf(project).every(({ scene }) => {
    const url = scene.selected_character_url;
    return !scene.has_character || (url !== null && isOwn(url));
  });
}

async function goOn(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  for (const [from, to] of way.slice(way.findIndex(([start]) => start === project.status))) {
    await moveProject(tx, { project, from, to, now: deps.clock.now() });
  }
  const task = { projectId: project.id, run: project.run };
  await deps.queue.enqueue(tx, makeImages, task, { group: project.ownerId });
}
