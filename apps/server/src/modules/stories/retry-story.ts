import { projectStatus, queuedStatusOfStep, retryReasons, sentences } from '@kinora/contract';
import type { ProjectStatus, ProjectStep } from '@kinora/contract';
import type { Transaction } from '../../db/client.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  enqueueStep,
  ensureHold,
  dropUnfinishedSteps,
  forgetFailures,
  lockOwnProject,
  planSteps,
  refuseFor,
  requireMove,
} from '../projects/index.ts';
import type { Project } from '../projects/index.ts';
import { makeImages } from './jobs/make-images.ts';
import { makeVideo } from './jobs/make-video.ts';
import { prepareCast } from './jobs/prepare-cast.ts';
import { writeScenes } from './jobs/write-scenes.ts';
import { scriptInput } from './script-step.ts';
import type { StoriesDeps } from './stories-deps.ts';

/**
 * Starts a failed story again from the step that failed. What was finished stays finished, and the credits that the
 * failure gave back are set aside again.
 */
export async function retryStory(
  deps: StoriesDeps,
  owned: { projectId: string; ownerId: string },
): Promise<ProjectStatus> {
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, owned);
    refuseFor(retryReasons(project.status));
    const step = failedStepOf(project);
    await ensureHold(tx, project);
    await forgetFailures(tx, project.id);
    // Every run joins a film of its own (`filmStep`).
    await dropUnfinishedSteps(tx, { projectId: project.id, kind: 'film' });
    const moved = await requireMove(tx, {
      project,
      from: projectStatus.FAILED,
      to: queuedStatusOfStep[step],
      now: deps.clock.now(),
      changes: { run: project.run + 1, failedStep: null, error: null },
    });
    await queueStep(tx, deps, { project: moved, step });
    return moved.status;
  });
}

function failedStepOf(project: Project): ProjectStep {
  switch (project.failedStep) {
    case 'scenes':
    case 'characters':
    case 'images':
    case 'video':
      return project.failedStep;
    default:
      throw new AppError('conflict', { detail: sentences.readiness.nothingToRetry });
  }
}

const stageJobs = { characters: prepareCast, images: makeImages, video: makeVideo } as const;

async function queueStep(
  tx: Transaction,
  deps: StoriesDeps,
  start: { project: Project; step: ProjectStep },
): Promise<void> {
  const { project, step } = start;
  if (step === 'scenes') {
    const wanted = [{ kind: 'script', input: scriptInput(project), take: 0 }] as const;
    const [script] = await planSteps(tx, {
      projectId: project.id,
      wanted,
      now: deps.clock.now(),
      ids: deps.ids,
    });
    await enqueueStep(tx, deps.queue, { definition: writeScenes, project, step: script });
    return;
  }
  const definition = stageJobs[step];
  const task = { projectId: project.id, run: project.run };
  await deps.queue.enqueue(tx, definition, task, { group: project.ownerId });
}
