import { retryReasons } from '@kinora/contract/readiness';
import { sentences } from '@kinora/contract/sentences';
import { isReview, projectStatus, projectSteps, queuedStatusOfStep } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../db/client.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { JobDefinition } from '../../platform/queue/job.ts';
import {
  enqueueStep,
  ensureHold,
  dropUnfinishedSteps,
  forgetFailures,
  holdStepsAgain,
  inputHash,
  lockOwnProject,
  planSteps,
  readStepsByHash,
  refuseFor,
  requireMove,
} from '../projects/index.ts';
import type { Project, RetryDeps } from '../projects/index.ts';
import { makeImages } from './pictures/make-images.ts';
import { readPicturePrices, reservePictures } from './pictures/reserve-pictures.ts';
import { wantedPictures } from './pictures/picture-steps.ts';
import { storedScenesOf } from './story-scene.ts';
import type { StoredScene } from './story-scene.ts';
import { settingsOf } from './story-settings.ts';
import { withoutMissingClips } from './upgrades/plan-story-clips.ts';
import { makeVideo } from './films/make-video.ts';
import { prepareCast } from './pictures/prepare-cast.ts';
import { laneOfScripts, writeScenes } from './review/write-scenes.ts';
import { scriptInput } from './review/script-step.ts';
import type { StageTask } from './films/stage-task.ts';

const paintsPictures: readonly ProjectStatus[] = [
  projectStatus.CHARACTERS_QUEUED,
  projectStatus.CHARACTERS_READY,
  projectStatus.IMAGES_QUEUED,
];

/**
 * Starts a failed story again from the step that failed, or returns a cancelled one to the review it waited in. What was
 * finished stays finished, and the credits that were given back are set aside again. `keepsDrafts`: the studio makes for nothing
 * what vendors have not.
 */
export async function retryStory(
  deps: RetryDeps,
  { keepsDrafts = false, ...owned }: { projectId: string; ownerId: string; keepsDrafts?: boolean },
): Promise<ProjectStatus> {
  await readPicturePrices(deps, owned);
  return await deps.database.transaction(async (tx) => {
    const failed = await lockOwnProject(tx, owned);
    refuseFor(retryReasons(failed.status));
    const project = keepsDrafts ? await withDrafts(tx, failed) : failed;
    const to = retriedStatusOf(project);
    await ensureHold(tx, project);
    await forgetFailures(tx, project.id);
    // Every run joins a film of its own (`filmStep`).
    await dropUnfinishedSteps(tx, { projectId: project.id, kind: 'film' });
    await dropUnfinishedSteps(tx, { projectId: project.id, kind: 'music' });
    await dropUnfinishedSteps(tx, { projectId: project.id, kind: 'sound' });
    const moved = await requireMove(tx, {
      project,
      from: projectStatus.FAILED,
      to,
      now: deps.clock.now(),
      changes: { run: project.run + 1, failedStep: null, error: null, scenes: storedScenesOf(project) },
    });
    await holdTakesAgain(tx, deps, moved);
    await queueWork(tx, deps, moved);
    if (paintsPictures.includes(moved.status)) {
      await reservePictures(tx, deps, moved);
    }
    return moved.status;
  });
}

/** Scenes whose pictures or clips a vendor has not made go back to what is built in. */
async function withDrafts(tx: Transaction, project: Project): Promise<Project> {
  const moving = await withoutMissingClips(tx, project);
  const settings = settingsOf(project);
  const known = await readStepsByHash(tx, {
    projectId: project.id,
    hashes: moving.flatMap(({ pictureHashes }) => pictureHashes),
  });
  const isMade = ({ pictureHashes, take }: StoredScene): boolean =>
    pictureHashes.every((hash) =>
      known.some((step) => step.inputHash === hash && step.take === take && step.state === 'finished'),
    );
  const drafted = moving.map((stored) =>
    stored.maker === null || isMade(stored) ? stored : { ...stored, maker: null, castModel: null, take: 0 },
  );
  const hashed = wantedPictures(drafted, settings);
  const scenes = drafted.map((stored, index) =>
    stored === moving[index]
      ? stored
      : { ...stored, pictureHashes: (hashed[index] ?? []).map(({ input }) => inputHash(input)) },
  );
  return { ...project, scenes };
}

/** Further pictures that were under way have their own price, and nothing is set aside for them any more. */
async function holdTakesAgain(tx: Transaction, deps: RetryDeps, project: Project): Promise<void> {
  const wanted = wantedPictures(storedScenesOf(project), settingsOf(project))
    .flat()
    .filter(({ take }) => take > 0);
  if (project.status === projectStatus.IMAGES_QUEUED && wanted.length > 0) {
    const planned = { projectId: project.id, wanted, now: deps.clock.now(), ids: deps.ids };
    await holdStepsAgain(tx, project, await planSteps(tx, planned));
  }
}

function retriedStatusOf({ failedStep }: Project): ProjectStatus {
  if (isReview(failedStep)) {
    return failedStep;
  }
  const step = projectSteps.find((known) => known === failedStep);
  if (step === undefined) {
    throw new AppError('conflict', { detail: sentences.readiness.nothingToRetry });
  }
  return queuedStatusOfStep[step];
}

/** What goes on by itself; in the other reviews the user does. */
const stageJobs: Partial<Record<ProjectStatus, JobDefinition<StageTask>>> = {
  [projectStatus.CHARACTERS_QUEUED]: prepareCast,
  [projectStatus.CHARACTERS_READY]: prepareCast,
  [projectStatus.IMAGES_QUEUED]: makeImages,
  [projectStatus.VIDEO_QUEUED]: makeVideo,
};

async function queueWork(tx: Transaction, deps: RetryDeps, project: Project): Promise<void> {
  if (project.status === projectStatus.SCENES_QUEUED) {
    const wanted = [{ kind: 'script', input: scriptInput(project), take: 0 }] as const;
    const [script] = await planSteps(tx, {
      projectId: project.id,
      wanted,
      now: deps.clock.now(),
      ids: deps.ids,
    });
    await enqueueStep(tx, deps.queue, {
      definition: writeScenes,
      lane: laneOfScripts(deps.gateway),
      project,
      step: script,
    });
    return;
  }
  const definition = stageJobs[project.status];
  if (definition !== undefined) {
    const task = { projectId: project.id, run: project.run };
    await deps.queue.enqueue(tx, definition, task, { group: project.ownerId });
  }
}
