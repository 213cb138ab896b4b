import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import type { JobHandler } from '../../../platform/queue/job.ts';
import type { ImageRequest } from '@kinora/models';
import { readAssets } from '../../assets/index.ts';
import {
  enqueueStep,
  forgetFailures,
  giveStepHoldsBack,
  moveProject,
  payForStep,
  runStep,
  stopWork,
} from '../../projects/index.ts';
import type { AwaitedStep, ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import { castOfScene, readCast, readPlayers } from './cast.ts';
import { paintPicture } from './paint-picture.ts';
import { PictureInputSchema, pictureSeed } from './picture-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import { makePicture } from './picture-jobs.ts';
import { settleImages } from './fan-out-pictures.ts';
import { settleMaterials } from '../films/film-materials.ts';

/** One picture of one scene: stored and visible at once; the last one lets the project rest. */
export function runMakePicture(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.GENERATING_IMAGES, projectStatus.GENERATING_VIDEO] },
        perform: (claimed, call) => paint(deps, claimed, call),
        settle: async (tx, { project, step }) => {
          await payForStep(tx, step.id);
          await (project.status === projectStatus.GENERATING_IMAGES
            ? settleImages(tx, deps, project)
            : settleMaterials(tx, deps, project));
        },
        comeBack: (tx, claimed) => dropTake(tx, deps, claimed),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: makePicture, project, step, delaySeconds }),
      },
    );
}

async function paint(
  deps: StoriesDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<MadeStep | AwaitedStep> {
  const { model, maker = null } = PictureInputSchema.parse(claimed.step.input);
  return await paintPicture(deps, {
    call,
    model,
    maker,
    kind: 'picture',
    request: () => withPeopleAndUploads(deps, claimed, call),
  });
}

/** What a picture's step asks for, with everything it is shown at hand. */
export async function withPeopleAndUploads(
  deps: StoriesDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<ImageRequest> {
  const { project, step } = claimed;
  const input = PictureInputSchema.parse(step.input);
  const people = await readCast(deps.database, {
    projectId: project.id,
    ownerId: project.ownerId,
    cast: input.cast,
  });
  // A person without a plan is shown by their picture, and a vendor reads no plans.
  const shown = people.length + input.uploads.length;
  const isShown =
    input.maker !== undefined && deps.gateway.media.mostPictures(input.model, input.maker) >= shown;
  const faces = people.filter((person) => isShown || person.plan === null).map((person) => person.storageKey);
  const uploads = await readAssets(deps.database, input.uploads);
  const keys = [...input.uploads.flatMap((id) => uploads.get(id)?.storageKey ?? []), ...faces];
  return {
    ...pictureRequest(deps, claimed),
    inputs: await Promise.all(keys.map((key) => deps.storage.localCopy(key, call.workFolder))),
    characters: people.flatMap((person) => (person.plan === null ? [] : [person.plan])),
    ...(await playersOf(deps, project, input.cast)),
  };
}

/** Whoever an engine invents speaks; a user's characters play, and the film's others where a scene tells of them. */
async function playersOf(
  { database }: Pick<StoriesDeps, 'database'>,
  project: ClaimedStep['project'],
  seen: readonly string[],
): Promise<Pick<ImageRequest, 'players'>> {
  const settings = settingsOf(project);
  if (settings.speakers.length > 0 || seen.length === 0) {
    return {};
  }
  const all = storedScenesOf(project).flatMap(({ scene }) => castOfScene(scene, settings));
  const cast = [...new Set([...all, ...seen])];
  return { players: await readPlayers(database, { ownerId: project.ownerId, cast }) };
}

function pictureRequest(deps: StoriesDeps, { project, step }: ClaimedStep): ImageRequest {
  const input = PictureInputSchema.parse(step.input);
  const scenes = storedScenesOf(project);
  const index = scenes.findIndex((stored) => stored.pictureHashes.includes(step.inputHash));
  const before = scenes.slice(0, Math.max(0, index));
  return {
    prompt: input.prompt,
    aspectRatio: input.aspectRatio,
    language: input.language,
    videoStyle: input.videoStyle,
    seed: pictureSeed(step.inputHash, step.take),
    castSeed: pictureSeed(project.id, 0),
    filmPrompts: scenes.map(({ scene }) => scene.image_prompt),
    scene: {
      title: input.title,
      narration: input.narration,
      keyFacts: input.keyFacts,
      index: Math.max(0, index),
      count: scenes.length,
      filmTitle: project.title,
      take: step.take,
      option: input.option,
      before: before.map(({ scene }) => `${scene.title}. ${scene.narration_script}`),
    },
    inputs: [],
    longSide: deps.longSide,
  };
}

/** Another take that cannot be made ends nothing: the pictures that are there stay, and the user is told. */
async function dropTake(
  tx: Transaction,
  deps: StoriesDeps,
  { project, step }: ClaimedStep,
): Promise<boolean> {
  if (step.take === 0 || project.status !== projectStatus.GENERATING_IMAGES) {
    return false;
  }
  const scenes = storedScenesOf(project).map((stored) =>
    stored.pictureHashes.includes(step.inputHash) && stored.take === step.take
      ? { ...stored, take: stored.take - 1 }
      : stored,
  );
  const moved = await moveProject(tx, {
    project,
    from: projectStatus.GENERATING_IMAGES,
    to: projectStatus.IMAGES_READY,
    now: deps.clock.now(),
    changes: { scenes, notice: sentences.failure.editImage },
  });
  if (moved === undefined) {
    return false;
  }
  await giveStepHoldsBack(tx, { projectId: project.id, reason: sentences.failure.editImage });
  // The next wish asks for the same take: what this one went through must not count against it.
  await stopWork(tx, deps.queue, moved);
  await forgetFailures(tx, moved.id);
  return true;
}
