import { aspectRatios, languages, videoStyles } from '@kinora/contract/catalogue';
import { shotKey } from '@kinora/contract/scenes';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { ImageRequest } from '@kinora/models';
import { z } from 'zod';
import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { assetUrl, readAssets, sourceOfWork } from '../../assets/index.ts';
import {
  StepTaskSchema,
  enqueueStep,
  giveStepHoldsBack,
  moveProject,
  payForStep,
  runStep,
} from '../../projects/index.ts';
import type {
  AwaitedStep,
  ClaimedStep,
  KeptStep,
  MadeStep,
  StepCall,
  StepTask,
} from '../../projects/index.ts';
import { paintPicture } from './paint-picture.ts';
import { pictureSeed } from './picture-steps.ts';
import { shotNamesOf } from './shots-of-scene.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';

export const makeEdit: JobDefinition<StepTask> = {
  name: 'edit-shot',
  payload: StepTaskSchema,
  timeoutSeconds: 1_200,
  expectedLength: 'short',
};

/** A changed picture of one shot. The review comes back either way: with it, or with the reason it could not be made. */
export function runMakeEdit(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.GENERATING_IMAGES] },
        perform: (claimed, call) => change(deps, claimed, call),
        settle: (tx, claimed, kept) => choose(tx, deps, { claimed, kept }),
        comeBack: (tx, claimed) => giveUp(tx, deps, claimed),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: makeEdit, project, step, delaySeconds }),
      },
    );
}

async function change(
  deps: StoriesDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<MadeStep | AwaitedStep> {
  const { model, assetId } = EditInputSchema.parse(claimed.step.input);
  const request = (): Promise<ImageRequest> => editRequest(deps, claimed, call);
  const made = await paintPicture(deps, { call, model, kind: 'picture', request });
  if ('awaited' in made || made.madeBy.provider !== BUILT_IN) {
    return made;
  }
  const digitalSource = await sourceOfWork(deps.database, [assetId]);
  return { ...made, files: made.files.map((file) => ({ ...file, digitalSource })) };
}

/** A vendor's change is the vendor's own work; ours is as the picture it began with. */
const BUILT_IN = 'builtin';

async function editRequest(deps: StoriesDeps, { step }: ClaimedStep, call: StepCall): Promise<ImageRequest> {
  const input = EditInputSchema.parse(step.input);
  const picture = (await readAssets(deps.database, [input.assetId])).get(input.assetId);
  if (picture === undefined) {
    throw new Error(`The picture ${input.assetId} is missing`);
  }
  return {
    prompt: input.instruction,
    aspectRatio: input.aspectRatio,
    language: input.language,
    videoStyle: input.videoStyle,
    seed: pictureSeed(step.inputHash, step.take),
    inputs: [await deps.storage.localCopy(picture.storageKey, call.workFolder)],
    longSide: deps.longSide,
  };
}

/** The new version is the shot's picture, and the scene's where it is its first shot. It is paid now. */
async function choose(
  tx: Transaction,
  deps: StoriesDeps,
  done: { claimed: ClaimedStep; kept: KeptStep },
): Promise<void> {
  const { project, step } = done.claimed;
  const { sceneId, shotName } = EditInputSchema.parse(step.input);
  const [file] = done.kept.kept;
  const made = file === undefined ? undefined : (await readAssets(tx, [file.assetId])).get(file.assetId);
  if (made === undefined) {
    throw new Error(`The edit of project ${project.id} was not kept`);
  }
  const url = assetUrl(made);
  const scenes = storedScenesOf(project).map((stored) => {
    if (stored.scene.id !== sceneId) {
      return stored;
    }
    const isFirst = (shotNamesOf(stored.scene)[0] ?? shotKey(1)) === shotName;
    const scene = {
      ...stored.scene,
      generated_shot_urls: { ...stored.scene.generated_shot_urls, [shotName]: url },
      selected_image_url: isFirst ? url : stored.scene.selected_image_url,
    };
    return { ...stored, scene };
  });
  await payForStep(tx, step.id);
  await moveProject(tx, {
    project,
    from: projectStatus.GENERATING_IMAGES,
    to: projectStatus.IMAGES_READY,
    now: deps.clock.now(),
    changes: { scenes },
  });
}

/** Nothing is charged, the pictures stay as they were, and the user is told why. */
async function giveUp(tx: Transaction, deps: StoriesDeps, { project, step }: ClaimedStep): Promise<boolean> {
  const sentence = sentences.failure.editImage;
  const { error } = step;
  const hasReason = error !== null && error !== sentences.failure.unknown;
  await giveStepHoldsBack(tx, { projectId: project.id, reason: sentence });
  const moved = await moveProject(tx, {
    project,
    from: projectStatus.GENERATING_IMAGES,
    to: projectStatus.IMAGES_READY,
    now: deps.clock.now(),
    changes: { notice: hasReason ? `${sentence} ${error}` : sentence },
  });
  return moved !== undefined;
}

/** Everything an edited shot depends on. */
const EditInputSchema = z.object({
  sceneId: z.string(),
  shotName: z.string(),
  /** The picture that is changed. */
  assetId: z.string(),
  instruction: z.string(),
  model: z.string(),
  aspectRatio: z.enum(aspectRatios),
  language: z.enum(languages),
  videoStyle: z.enum(videoStyles),
});
export type EditInput = z.infer<typeof EditInputSchema>;
