import { createRenderPool } from '@kinora/renderer';
import type { EncoderProfile, RenderPool } from '@kinora/renderer';
import { createDioramaModel, sceneManners, createCastModel } from '@kinora/painter';
import { createMotionModel, motionModels, openTalkStage } from '@kinora/motion';
import { createPictureEditModel, createThumbnailModel, editManners } from '@kinora/painter/edit';
import { createBuiltinSpeech, previewSentences } from '@kinora/voice';
import { createWhiteboardModel } from '@kinora/painter/board';
import { createBuiltinWriter } from '@kinora/writer';
import { createChatTextModel } from '@kinora/vendors/chat';
import { chooseSpeech } from './choose-speech.ts';
import type { ProviderSettings } from './provider-settings.ts';
import type { ImageModel, Providers, VideoModel } from '@kinora/models';
import { createWikipedia } from '@kinora/vendors/wikipedia';

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

/** No key, no network: everything is made by what is built in. */
const onlyBuiltIn: ProviderSettings = { chat: null, speech: null, research: null };

/**
 * Chooses who serves: outside models where they are set, what is built in everywhere else. Clips are rendered by `pool`,
 * which is closed with the models.
 */
export function createProviders(
  settings: ProviderSettings = onlyBuiltIn,
  pool: RenderPool = createRenderPool(),
  /** How clips are encoded: `test` is quick and small. */
  profile: EncoderProfile = 'film',
): OpenProviders {
  const builtinSpeech = createBuiltinSpeech();
  const previewText = previewSentences.English;
  const server = settings.speech === null ? null : { ...settings.speech, previewText, fetch };
  const { speech, previews } = chooseSpeech(builtinSpeech, server);
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
  const videos = videoServices({ pool, profile, painterOf: (key) => pictures.get(key)?.model });
  const research = settings.research;
  return {
    ...(research === null ? {} : { search: createWikipedia({ ...research, fetch, now: Date.now }) }),
    text: settings.chat === null ? createBuiltinWriter() : createChatTextModel(settings.chat),
    speech,
    voicePreviews: previews,
    pictureModel: (key) => pictures.get(key)?.model,
    videoModel: (key) => videos.get(key)?.model,
    providerOf: (key) => (pictures.get(key) ?? videos.get(key))?.provider ?? null,
    async close() {
      pool.close();
      await builtinSpeech.close();
    },
  };
}

/** What is built in, by engines' video models and video models of the catalogue. */
function videoServices(parts: {
  readonly pool: RenderPool;
  readonly profile: EncoderProfile;
  readonly painterOf: (key: string) => ImageModel | undefined;
}): Map<string, VideoService> {
  const { pool, profile, painterOf } = parts;
  const talk = openTalkStage();
  return new Map(
    motionModels.flatMap(({ key, manner, firstPicture }): [string, VideoService][] => {
      const painter = painterOf(firstPicture);
      return painter === undefined
        ? []
        : [
            [
              key,
              { model: createMotionModel({ manner, pool, talk, profile, painter }), provider: 'builtin' },
            ],
          ];
    }),
  );
}
