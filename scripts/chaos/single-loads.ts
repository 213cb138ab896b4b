import { ImageStatusAnswerSchema, StartAnswerSchema, VideoStatusAnswerSchema } from '@kinora/contract/api';
import { imageModels, videoModels } from '@kinora/contract/catalogue';
import { imageStatus, videoStatus } from '@kinora/contract/statuses';
import { isLost, type LoadKind, type LoadState } from './load-kind.ts';
import type { PatientClient } from './patient-client.ts';

const PROMPTS = [
  'a fox beside a mountain lake at sunset',
  'a lighthouse in a storm',
  'a quiet street in the rain',
];

interface SingleAnswer {
  readonly status: string;
  readonly result_url: string | null;
  readonly error_message: string | null;
}

interface SingleKind {
  readonly name: string;
  readonly startPath: string;
  /** Those that need nothing but words. */
  readonly models: readonly string[];
  readonly doneStatus: string;
  readonly read: (client: PatientClient, id: string) => Promise<SingleAnswer>;
}

function stateOf({ status, error_message: error }: SingleAnswer, doneStatus: string): LoadState {
  if (status === doneStatus) {
    return 'complete';
  }
  if (status !== imageStatus.FAILED) {
    return 'working';
  }
  return isLost(error) ? 'given-up' : 'failed';
}

/** Its models come in turn, so that a dozen jobs meet everybody who makes one. */
function singleLoad({ name, startPath, models, doneStatus, read }: SingleKind): LoadKind {
  let submitted = 0;
  return {
    name,
    async submit(client, { requestId, random }) {
      const data = {
        session_id: `chaos-${requestId}`,
        model_name: models[submitted++ % models.length],
        prompt: random.pick(PROMPTS),
      };
      const form = { data, requestKey: requestId };
      return (await client.postForm(startPath, form, StartAnswerSchema)).project_id;
    },
    goOn: async (client, id) => stateOf(await read(client, id), doneStatus),
    results: async (client, id) => {
      const { result_url: url } = await read(client, id);
      return url === null ? [] : [url];
    },
  };
}

/** One image from words. */
export const imageLoad = singleLoad({
  name: 'image',
  startPath: '/image/generate-image-async',
  models: imageModels
    .filter(({ kind, characters_only: isForPeople }) => kind === 'text' && !isForPeople)
    .map(({ key }) => key),
  doneStatus: imageStatus.IMAGES_READY,
  read: (client, id) => client.get(`/image/image-status/${id}`, ImageStatusAnswerSchema),
});

/** One short video from words. */
export const clipLoad = singleLoad({
  name: 'video',
  startPath: '/video/generate-video-async',
  models: videoModels.filter(({ kind }) => kind !== 'image_to_video').map(({ key }) => key),
  doneStatus: videoStatus.VIDEO_READY,
  read: (client, id) => client.get(`/video/video-status/${id}`, VideoStatusAnswerSchema),
});
