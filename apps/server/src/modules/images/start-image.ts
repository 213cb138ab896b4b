import { prices } from '@kinora/contract/catalogue';
import { imageReasons } from '@kinora/contract/readiness';
import type { GenerateImageData } from '@kinora/contract/api';
import { AppError } from '../../platform/errors/app-error.ts';
import { imageJob, singleKind, startGeneration } from '../generations/index.ts';
import type { GenerationsDeps, GenerationStart } from '../generations/index.ts';
import type { ImageInput } from './image-input.ts';

/** A single image. */
export const imageKind = singleKind(imageJob);

export interface ImageStart extends Pick<GenerationStart, 'user' | 'uploads' | 'request' | 'idempotencyKey'> {
  readonly data: GenerateImageData;
}

/** Starts a single image. @returns its project's id @throws AppError for every reason it cannot start */
export async function startImage(deps: GenerationsDeps, start: ImageStart): Promise<string> {
  const { data, uploads } = start;
  return await startGeneration(deps, {
    ...start,
    mode: 'images',
    job: imageJob,
    said: { ...data },
    prompt: data.prompt,
    sessionId: data.session_id,
    field: 'images',
    reasons: (account) => imageReasons({ ...data, imageCount: uploads.length }, account),
    isAvailable: () => deps.gateway.media.serves('picture', chosenModel(data)),
    refusalOfBudget: (by) =>
      deps.gateway.media.refusalOfBudget([{ medium: 'picture', model: chosenModel(data) }], by),
    isBought: () => deps.gateway.media.makerOf('picture', chosenModel(data)) !== null,
    priceCredits: deps.gateway.media.creditsOf(data.model_name ?? '') ?? prices.image,
    inputOf: (uploadIds): ImageInput => ({
      prompt: data.prompt,
      model: chosenModel(data),
      aspectRatio: data.aspect_ratio,
      uploads: uploadIds,
    }),
  });
}

/** The rules have refused a missing model; this says so to the compiler. */
function chosenModel({ model_name: model }: GenerateImageData): ImageInput['model'] {
  if (model === null) {
    throw new AppError('invalid');
  }
  return model;
}
