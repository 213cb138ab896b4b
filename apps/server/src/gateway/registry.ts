import { guardedFetch } from '@kinora/outside';
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
import type { SpeechServer } from '@kinora/vendors/speech-server';
import { createWikipedia } from '@kinora/vendors/wikipedia';

/** The models of a process, and what ends them. */
export interface OpenProviders extends Providers {
  close(): Promise<void>;
}

const LONGEST_SOUND_BYTES = 200 * 1024 * 1024;
const LONGEST_ARTICLES_BYTES = 4 * 1024 * 1024;

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
  const { speech, previews } = chooseSpeech(builtinSpeech, speechServer(settings));
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
  return {
    ...searchService(settings),
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

function speechServer({ speech }: ProviderSettings): SpeechServer | null {
  return speech === null
    ? null
    : {
        ...speech,
        previewText: previewSentences.English,
        fetch: guardedFetch({ trustedUrl: speech.baseUrl, mostBytes: LONGEST_SOUND_BYTES }),
      };
}

function searchService({ research }: ProviderSettings): Pick<Providers, 'search'> {
  if (research === null) {
    return {};
  }
  const guarded = guardedFetch({ trustedUrl: research.baseUrl, mostBytes: LONGEST_ARTICLES_BYTES });
  return { search: createWikipedia({ ...research, fetch: guarded, now: Date.now }) };
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
