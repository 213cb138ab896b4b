import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AspectRatio } from '@kinora/contract/catalogue';
import sharp from 'sharp';
import type {
  JsonValue,
  MediaProgress,
  ImageModel,
  ImageRequest,
  ImageResult,
  Providers,
  VideoModel,
  VideoRequest,
  VideoResult,
} from '@kinora/models';

/** What a test lets happen inside a model's call (throw, wait, count), and what was asked for. */
export interface MediaStudio {
  picture: (request: ImageRequest, signal: AbortSignal) => Promise<void>;
  clip: (request: VideoRequest, signal: AbortSignal) => Promise<void>;
  readonly pictures: (ImageRequest & { readonly model: string })[];
  readonly clips: (VideoRequest & { readonly model: string })[];
  /** The paid vendor behind `dalle_3` and `kling_2_1`: it answers later. */
  readonly vendor: Vendor;
  /** Keys nobody serves. */
  readonly missing: Set<string>;
}

/** A paid service with a queue: counts what it is sent, and answers as often as it is told that it still works. */
export interface Vendor {
  readonly submissions: string[];
  readonly cancelled: JsonValue[];
  /** What each request asked for, by its id. */
  readonly requests: Map<string, unknown>;
  /** Answers of `running` before the result; negative: for ever. */
  runningAnswers: number;
  asked: number;
  /** Happens while a request is being sent. */
  send: () => Promise<void>;
  /** Happens when it is asked about its work. */
  ask: () => Promise<void>;
  /** Happens when a result is fetched. */
  fetch: () => Promise<void>;
  /** In millionths of a dollar. */
  estimate: number | null;
}

export function createMediaStudio(): MediaStudio {
  const nothing = (): Promise<void> => Promise.resolve();
  return {
    picture: nothing,
    clip: nothing,
    pictures: [],
    clips: [],
    missing: new Set(),
    vendor: {
      submissions: [],
      cancelled: [],
      requests: new Map(),
      runningAnswers: 2,
      asked: 0,
      send: nothing,
      ask: nothing,
      fetch: nothing,
      estimate: 40_000,
    },
  };
}

/** Models for every key that finish at once. */
export function createFakeMedia(
  studio: MediaStudio,
  clips: Readonly<Record<AspectRatio, string>>,
): Pick<Providers, 'pictureModel' | 'videoModel'> {
  const isThere = (key: string): boolean => !studio.missing.has(key);
  return {
    pictureModel: (key) => (isThere(key) ? pictureModel(studio, key) : undefined),
    videoModel: (key) => (isThere(key) ? clipModel(studio, clips, key) : undefined),
  };
}

function pictureModel(studio: MediaStudio, key: string): ImageModel {
  return mediaModel<ImageRequest, ImageResult>(async (request, call) => {
    studio.pictures.push({ ...request, model: key });
    await studio.picture(request, call.signal);
    return await paintPicture(key, request, call.workFolder);
  });
}

function clipModel(
  studio: MediaStudio,
  clips: Readonly<Record<AspectRatio, string>>,
  key: string,
): VideoModel {
  return mediaModel<VideoRequest, VideoResult>(async (request, call) => {
    studio.clips.push({ ...request, model: key });
    await studio.clip(request, call.signal);
    const file = join(call.workFolder, 'clip.mp4');
    await copyFile(clips[request.aspectRatio], file);
    return { file, durationSeconds: request.durationSeconds, madeBy: madeBy(key) };
  });
}

export async function paintPicture(
  model: string,
  request: Pick<ImageRequest, 'aspectRatio' | 'seed'>,
  folder: string,
): Promise<ImageResult> {
  const file = join(folder, 'painted.png');
  const [width, height] = request.aspectRatio === '16:9' ? [320, 180] : [180, 320];
  const background = { r: request.seed % 256, g: 60, b: 90 };
  const sun = { create: { width: 60, height: 60, channels: 3, background: '#ffe080' } } as const;
  await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: sun, left: 40, top: 30 }])
    .png()
    .toFile(file);
  return { file, contentType: 'image/png', width, height, plan: { painted: model }, madeBy: madeBy(model) };
}

const madeBy = (model: string) => ({ provider: 'builtin', model: `fake ${model}` });

interface FakeCall {
  readonly signal: AbortSignal;
  readonly workFolder: string;
}

/** Finished at once. */
function mediaModel<Request, Result>(make: (request: Request, call: FakeCall) => Promise<Result>) {
  const never = (): Promise<never> => Promise.reject(new Error('What is built in finishes at once'));
  return {
    start: async (request: Request, call: FakeCall): Promise<MediaProgress<Result>> => ({
      state: 'finished',
      result: await make(request, call),
    }),
    status: never,
    cancel: never,
  };
}
