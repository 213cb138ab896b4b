import { projectStatus, sentences } from '@kinora/contract';
import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import type { ImageRequest, ImageResult } from '../../../providers/spec/image-model.ts';
import { ProviderError } from '../../../providers/spec/provider-error.ts';
import { enqueueStep, moveProject, runStep, StepTaskSchema } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import { PictureInputSchema, pictureSeed } from '../picture-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { settleImages } from './settle-images.ts';
import { settleMaterials } from './settle-materials.ts';

export const makePicture: JobDefinition<StepTask> = {
  name: 'make-picture',
  payload: StepTaskSchema,
  timeoutSeconds: 1_200,
};

/** One picture of one scene: stored and visible at once; the last one lets the project rest. */
export function runMakePicture(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.GENERATING_IMAGES, projectStatus.GENERATING_VIDEO] },
        perform: (claimed, call) => paint(deps, claimed, call),
        settle: (tx, { project }) =>
          project.status === projectStatus.GENERATING_IMAGES
            ? settleImages(tx, deps, project)
            : settleMaterials(tx, deps, project),
        comeBack: (tx, claimed) => dropTake(tx, deps, claimed),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: makePicture, project, step, delaySeconds }),
      },
    );
}

async function paint(deps: StoriesDeps, claimed: ClaimedStep, call: StepCall): Promise<MadeStep> {
  const input = PictureInputSchema.parse(claimed.step.input);
  const model = deps.providers.pictureModel(input.model);
  if (model === undefined) {
    throw new ProviderError('gone', sentences.story.engineUnavailable);
  }
  const progress = await model.start(pictureRequest(deps, claimed), call);
  if (progress.state === 'running') {
    throw new Error(`The picture model ${input.model} answers later, which is not supported here`);
  }
  return madePicture(progress.result);
}

function madePicture(picture: ImageResult): MadeStep {
  const { width, height, plan } = picture;
  return {
    result: { width, height },
    madeBy: picture.madeBy,
    files: [
      {
        file: picture.file,
        kind: 'picture',
        contentType: picture.contentType,
        meta: plan === undefined ? { width, height } : { width, height, plan },
      },
    ],
  };
}

function pictureRequest(deps: StoriesDeps, { project, step }: ClaimedStep): ImageRequest {
  const input = PictureInputSchema.parse(step.input);
  const scenes = storedScenesOf(project);
  const index = scenes.findIndex((stored) => stored.pictureHashes.includes(step.inputHash));
  return {
    prompt: input.prompt,
    aspectRatio: input.aspectRatio,
    language: input.language,
    videoStyle: input.videoStyle,
    seed: pictureSeed(step.inputHash, step.take),
    scene: {
      title: input.title,
      narration: input.narration,
      keyFacts: input.keyFacts,
      index: Math.max(0, index),
      count: scenes.length,
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
    projectId: project.id,
    from: projectStatus.GENERATING_IMAGES,
    to: projectStatus.IMAGES_READY,
    now: deps.clock.now(),
    changes: { scenes, notice: sentences.failure.editImage },
  });
  return moved !== undefined;
}
