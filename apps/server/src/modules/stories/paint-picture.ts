import { sentences } from '@kinora/contract';
import type { ImageRequest, ImageResult } from '../../providers/spec/image-model.ts';
import { ProviderError } from '../../providers/spec/provider-error.ts';
import type { MadeStep, StepCall } from '../projects/index.ts';
import type { StoriesDeps } from './stories-deps.ts';

/** A picture of the model of this key. @throws ProviderError when nothing here serves it any more */
export async function paintPicture(
  deps: Pick<StoriesDeps, 'providers'>,
  wanted: { model: string; request: ImageRequest },
  call: StepCall,
): Promise<ImageResult> {
  const model = deps.providers.pictureModel(wanted.model);
  if (model === undefined) {
    throw new ProviderError('gone', sentences.story.engineUnavailable);
  }
  const progress = await model.start(wanted.request, call);
  if (progress.state === 'running') {
    throw new Error(`The picture model ${wanted.model} answers later, which is not supported here`);
  }
  return progress.result;
}

/** A painted picture as a step keeps it: its sizes and its plan beside the file. */
export function madePicture(picture: ImageResult, kind: 'picture' | 'portrait'): MadeStep {
  const { width, height, plan } = picture;
  return {
    result: { width, height },
    madeBy: picture.madeBy,
    files: [
      {
        file: picture.file,
        kind,
        contentType: picture.contentType,
        meta: plan === undefined ? { width, height } : { width, height, plan },
      },
    ],
  };
}
