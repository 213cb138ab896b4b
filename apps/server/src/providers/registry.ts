import { createRenderPool } from '@kinora/renderer';
import { createDioramaModel, sceneManners } from './builtin/diorama/index.ts';
import { createMotionModel, motionModels } from './builtin/motion/index.ts';
import { createPictureEditModel, createThumbnailModel, editManners } from './builtin/picture-edit/index.ts';
import { createCastModel, openTalkStage } from './builtin/people/index.ts';
import { createBuiltinSpeech } from './builtin/speech/index.ts';
import { createWhiteboardModel } from './builtin/whiteboard/index.ts';
import { createBuiltinWriter } from './builtin/writer/index.ts';
import type { ImageModel } from './spec/image-model.ts';
import type { Providers } from './spec/providers.ts';
import type { VideoModel } from './spec/video-model.ts';

/** The models of a process, and what ends them. */
export interface OpenProviders extends Providers {
  close(): Promise<void>;
}

interface PictureService {
  readonly model: ImageModel;
  readonly provider: string;
}

interface VideoService {
  readonly model: VideoModel;
  readonly provider: string;
}

/** Chooses who serves: so far what is built in, which needs no key and no network. */
export function createProviders(): OpenProviders {
  const speech = createBuiltinSpeech();
  const whiteboard: PictureService = { model: createWhiteboardModel(), provider: 'builtin' };
  /** By image function and image model. */
  const pictures = new Map<string, PictureService>([
    ['flux_whiteboard', whiteboard],
    ['image_whiteboard', whiteboard],
    ...sceneManners.map((manner): [string, PictureService] => [
      manner.key,
      { model: createCastModel(manner, createDioramaModel(manner)), provider: 'builtin' },
    ]),
    ...editManners.map(({ manner, finish }): [string, PictureService] => {
      const fromWords = createCastModel(manner, createDioramaModel(manner));
      const model =
        finish === 'thumbnail'
          ? createThumbnailModel(fromWords)
          : createPictureEditModel({ finish, fromWords });
      return [manner.key, { model, provider: 'builtin' }];
    }),
  ]);
  /** By engines' video models and video models of the catalogue. */
  const pool = createRenderPool();
  const talk = openTalkStage();
  const videos = new Map<string, VideoService>(
    motionModels.flatMap(({ key, manner, firstPicture }): [string, VideoService][] => {
      const painter = pictures.get(firstPicture)?.model;
      const deps = { manner, pool, talk, profile: 'film' } as const;
      return painter === undefined
        ? []
        : [[key, { model: createMotionModel({ ...deps, painter }), provider: 'builtin' }]];
    }),
  );
  return {
    text: createBuiltinWriter(),
    speech,
    voicePreviews: speech,
    pictureModel: (key) => pictures.get(key)?.model,
    videoModel: (key) => videos.get(key)?.model,
    providerOf: (key) => (pictures.get(key) ?? videos.get(key))?.provider ?? null,
    async close() {
      pool.close();
      await speech.close();
    },
  };
}
