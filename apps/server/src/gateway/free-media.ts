import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type {
  ImageRequest,
  ImageResult,
  MediaProgress,
  Medium,
  ProviderCall,
  Providers,
  VideoRequest,
  VideoResult,
} from '@kinora/models';

/** What is asked for and what comes back, by medium. */
export interface Media {
  readonly picture: { readonly request: ImageRequest; readonly result: ImageResult };
  readonly clip: { readonly request: VideoRequest; readonly result: VideoResult };
}

interface FreeModel<Of extends Medium> {
  start(request: Media[Of]['request'], call: ProviderCall): Promise<MediaProgress<Media[Of]['result']>>;
}

interface FreeWish<Of extends Medium> {
  readonly medium: Of;
  readonly model: string;
  readonly request: () => Promise<Media[Of]['request']>;
}

/** Pictures and clips of what is built in. */
export function openFreeMedia({ pictureModel, videoModel }: Pick<Providers, 'pictureModel' | 'videoModel'>) {
  const finders = { picture: pictureModel, clip: videoModel };
  return {
    serves: (medium: Medium, model: string): boolean => finders[medium](model) !== undefined,
    /** @throws ProviderError `gone` where nothing here makes it */
    async make<Of extends Medium>(
      { medium, model, request }: FreeWish<Of>,
      call: ProviderCall,
    ): Promise<Media[Of]['result']> {
      // The finders stand by their medium.
      const found = finders[medium](model) as FreeModel<Of> | undefined;
      if (found === undefined) {
        throw new ProviderError('gone', sentences.generation.modelUnavailable);
      }
      const progress = await found.start(await request(), call);
      if (progress.state === 'running') {
        throw new Error(`What is built in finishes at once, and ${model} did not`);
      }
      return progress.result;
    },
  };
}
