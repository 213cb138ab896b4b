import { sentences } from '@kinora/contract/sentences';
import sharp from 'sharp';
import type { RegisteredJob } from '../../platform/queue/job.ts';
import type { ImageRequest, ImageResult } from '@kinora/models';
import { ProviderError } from '@kinora/models';
import {
  imageJob,
  inspectPicture,
  languageOfLetters,
  localUploads,
  registerGenerationJob,
  seedOf,
  writePosterOf,
} from '../generations/index.ts';
import type { GenerationsDeps } from '../generations/index.ts';
import type { AwaitedStep, ClaimedStep, MadeStep, StepCall } from '../projects/index.ts';
import { ImageInputSchema } from './image-input.ts';
import type { ImageInput } from './image-input.ts';

/** The job of a single image, for the worker. */
export function imageJobs(deps: GenerationsDeps): RegisteredJob[] {
  return [registerGenerationJob(deps, imageJob, (claimed, call) => makeImage(deps, claimed, call))];
}

async function makeImage(
  deps: GenerationsDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<MadeStep | AwaitedStep> {
  const input = ImageInputSchema.parse(claimed.step.input);
  const answer = await deps.gateway.media.make(
    {
      medium: 'picture',
      model: input.model,
      request: () => requestOf(deps, { input, projectId: claimed.project.id, call }),
    },
    call.paidFor,
    call,
  );
  const wanted = { aspectRatio: input.aspectRatio, longSide: deps.longSide };
  return 'awaited' in answer ? answer : await madeImage(answer.finished, wanted, call);
}

async function requestOf(
  deps: GenerationsDeps,
  about: { input: ImageInput; projectId: string; call: StepCall },
): Promise<ImageRequest> {
  const { input, projectId, call } = about;
  return {
    prompt: input.prompt,
    aspectRatio: input.aspectRatio,
    language: languageOfLetters(input.prompt),
    videoStyle: 'auto',
    seed: seedOf(projectId),
    inputs: await localUploads(deps, input.uploads, call.workFolder),
    longSide: deps.longSide,
  };
}

async function madeImage(
  picture: ImageResult,
  wanted: Pick<ImageRequest, 'aspectRatio' | 'longSide'>,
  call: StepCall,
): Promise<MadeStep> {
  const { width, height } = await sizeOf(picture.file);
  const size = { width, height };
  return {
    result: { ...size, quality: await inspectPicture(picture.file, { size, wanted }) },
    madeBy: picture.madeBy,
    files: [
      {
        file: picture.file,
        kind: 'picture',
        contentType: picture.contentType,
        meta: picture.plan === undefined ? size : { ...size, plan: picture.plan },
      },
      {
        file: await writePosterOf(picture.file, call.workFolder),
        kind: 'poster',
        contentType: 'image/webp',
      },
    ],
  };
}

/** Read from the file itself: what cannot be opened is not kept, whatever its model says. */
async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(file).metadata();
    return { width, height };
  } catch (cause) {
    throw new ProviderError('transient', sentences.generation.unusableResult, { cause });
  }
}
