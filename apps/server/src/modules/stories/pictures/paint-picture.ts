import { engineOf } from '@kinora/contract/catalogue';
import type { ImageModelKey } from '@kinora/contract/catalogue';
import type { ImageRequest, ImageResult } from '@kinora/models';
import type { AwaitedStep, MadeStep, StepCall } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import type { Maker } from '../story-scene.ts';
import type { StorySettings } from '../story-settings.ts';

export interface PictureToPaint {
  readonly call: StepCall;
  /** Key of the picture model. */
  readonly model: string;
  readonly kind: 'picture' | 'portrait';
  readonly request: () => Promise<ImageRequest>;
  /** The vendor that was pinned for it, null for what is built in; left out: whoever serves the model now. */
  readonly maker?: Maker | null;
}

/**
 * A step's picture, with its sizes and its plan beside the file; a model that takes its time is asked again later.
 * @throws ProviderError when nothing here serves the model any more
 */
export async function paintPicture(
  deps: Pick<StoriesDeps, 'database' | 'clock' | 'gateway'>,
  { kind, call, ...wanted }: PictureToPaint,
): Promise<MadeStep | AwaitedStep> {
  const answer = await deps.gateway.media.make({ ...wanted, medium: 'picture' }, call.paidFor, call);
  return 'awaited' in answer ? answer : madePicture(answer.finished, kind);
}

function madePicture(picture: ImageResult, kind: PictureToPaint['kind']): MadeStep {
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

const paintsWithoutUploads: ImageModelKey = 'gemini_2_5_flash';

/**
 * What makes an engine's pictures: the chosen image model, else the engine's own image function. An engine that starts
 * from uploads paints from words when there are none.
 */
export function pictureModelOf(
  settings: Pick<StorySettings, 'selected_engine' | 'selected_image_model' | 'uploads'>,
): string {
  const engine = engineOf(settings.selected_engine);
  if (engine.accepts_images && settings.uploads.length === 0) {
    return paintsWithoutUploads;
  }
  return settings.selected_image_model ?? engine.image_function;
}
