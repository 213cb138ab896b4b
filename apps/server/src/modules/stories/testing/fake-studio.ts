import { join } from 'node:path';
import sharp from 'sharp';
import type {
  JsonValue,
  ImageModel,
  ImageRequest,
  Providers,
  StagingModel,
  VideoModel,
  VideoRequest,
} from '@kinora/models';
import { ProviderError } from '@kinora/models';
import { noFaults } from './fake-models.ts';
import type { Faults } from './fake-models.ts';

/** What the models of a fake studio were asked for, in order. */
export interface StudioLog {
  readonly pictures: (ImageRequest & { readonly model: string })[];
  readonly stages: (VideoRequest & { readonly model: string })[];
}

const madeBy = (model: string) => ({ provider: 'test', model });

/** Models for every key on top of others that only draw: pictures of one colour, and motions that are told in JSON. */
export function createFakeStudio(
  base: Providers,
  faults: Faults = noFaults(),
): { providers: Providers; log: StudioLog } {
  const log: StudioLog = { pictures: [], stages: [] };
  return {
    log,
    providers: {
      ...base,
      pictureModel: (key) => base.pictureModel(key) ?? colouredPictures({ model: key, log, faults }),
      // For catalogue and forms alone: stories stage their motions.
      videoModel: () => noClips,
      stagingModel: (key) => toldMotions(key, log),
    },
  };
}

function colouredPictures({
  model,
  log,
  faults,
}: {
  model: string;
  log: StudioLog;
  faults: Faults;
}): ImageModel {
  return {
    async start(request, call) {
      log.pictures.push({ ...request, model });
      if (request.prompt.includes('impossible')) {
        throw new ProviderError('invalid_input', 'This cannot be done here.');
      }
      await faults.picture(request.scene?.title ?? '', call.signal);
      const file = join(call.workFolder, 'picture.png');
      const [width, height] = request.aspectRatio === '16:9' ? [320, 180] : [180, 320];
      const background = { r: request.seed % 256, g: 60, b: 90 };
      await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toFile(file);
      const plan: JsonValue = { painted: model, prompt: request.prompt };
      const result = { file, contentType: 'image/png', width, height, plan, madeBy: madeBy(model) } as const;
      return { state: 'finished', result };
    },
    status: () => Promise.reject(new Error('A picture that is finished at once has no status')),
    cancel: () => Promise.resolve(),
  };
}

const noClips: VideoModel = {
  start: () => Promise.reject(new Error('Stories stage their motions')),
  status: () => Promise.reject(new Error('Stories stage their motions')),
  cancel: () => Promise.resolve(),
};

function toldMotions(model: string, log: StudioLog): StagingModel {
  return {
    version: 'told',
    stage(request) {
      log.stages.push({ ...request, model });
      return Promise.resolve({ scene: { moves: model, layers: [] }, madeBy: madeBy(model) });
    },
  };
}
