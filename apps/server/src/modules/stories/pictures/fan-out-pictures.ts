import { releaseStage } from '../../../gateway/index.ts';
import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import { areFinished, enqueueStep, moveProject, planSteps } from '../../projects/index.ts';
import type { Project, WantedStep } from '../../projects/index.ts';
import { wantedPictures } from './picture-steps.ts';
import { wantedPortraits } from './portrait-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import { makePicture, makePortrait } from './picture-jobs.ts';

/**
 * Queues the missing pictures of a project in GENERATING_IMAGES, which rests at once when there are none. The people
 * who are in all of them come first.
 */
export async function fanOut(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const portraits = await planMissing(tx, deps, { project, wanted: wantedPortraits(settingsOf(project)) });
  for (const step of portraits) {
    await enqueueStep(tx, deps.queue, { definition: makePortrait, project, step });
  }
  if (portraits.length === 0) {
    await fanOutScenes(tx, deps, project);
  }
}

/** Goes on to the pictures when the last portrait is there. The caller holds the project's lock. */
export async function settlePortraits(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const wanted = wantedPortraits(settingsOf(project));
  if (await areFinished(tx, { projectId: project.id, wanted })) {
    await fanOutScenes(tx, deps, project);
  }
}

async function fanOutScenes(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const wanted = wantedPictures(storedScenesOf(project), settingsOf(project)).flat();
  for (const step of await planMissing(tx, deps, { project, wanted })) {
    // A further take is one picture that somebody waits for.
    const lane = step.take === 0 ? makePicture.expectedLength : 'short';
    await enqueueStep(tx, deps.queue, { definition: makePicture, project, step, lane });
  }
  await settleImages(tx, deps, project);
}

/** The steps that are not finished, each once. */
async function planMissing(
  tx: Transaction,
  deps: StoriesDeps,
  plan: { project: Project; wanted: readonly WantedStep[] },
) {
  const planned = await planSteps(tx, {
    projectId: plan.project.id,
    wanted: plan.wanted,
    now: deps.clock.now(),
    ids: deps.ids,
  });
  const missing = planned.filter((step) => step.state !== 'finished');
  return [...new Map(missing.map((step) => [step.id, step])).values()];
}

/** Lets the project rest when its last picture is there. The caller holds the project's lock. */
export async function settleImages(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'clock'>,
  project: Project,
): Promise<void> {
  const wanted = wantedPictures(storedScenesOf(project), settingsOf(project)).flat();
  const isWhole = await areFinished(tx, { projectId: project.id, wanted });
  if (isWhole) {
    await moveProject(tx, {
      project,
      from: projectStatus.GENERATING_IMAGES,
      to: projectStatus.IMAGES_READY,
      now: deps.clock.now(),
    });
    await releaseStage(tx, project.id);
  }
}
