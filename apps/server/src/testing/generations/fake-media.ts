import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AspectRatio } from '@kinora/contract/catalogue';
import sharp from 'sharp';
import { z } from 'zod';
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
    },
  };
}

const vendorKeys: ReadonlySet<string> = new Set(['dalle_3', 'kling_2_1']);

/** Models for every key: built in ones that finish at once, and a paid vendor's. */
export function createFakeMedia(
  studio: MediaStudio,
  clips: Readonly<Record<AspectRatio, string>>,
): Pick<Providers, 'pictureModel' | 'videoModel' | 'providerOf'> {
  const isThere = (key: string): boolean => !studio.missing.has(key);
  return {
    pictureModel: (key) => (isThere(key) ? pictureModel(studio, key) : undefined),
    videoModel: (key) => (isThere(key) ? clipModel(studio, clips, key) : undefined),
    providerOf: (key) => (vendorKeys.has(key) ? 'vendor' : 'builtin'),
  };
}

function pictureModel(studio: MediaStudio, key: string): ImageModel {
  return mediaModel<ImageRequest, ImageResult>(studio, key, async (request, call) => {
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
  return mediaModel<VideoRequest, VideoResult>(studio, key, async (request, call) => {
    studio.clips.push({ ...request, model: key });
    await studio.clip(request, call.signal);
    const file = join(call.workFolder, 'clip.mp4');
    await copyFile(clips[request.aspectRatio], file);
    return { file, durationSeconds: request.durationSeconds, madeBy: madeBy(key) };
  });
}

async function paintPicture(model: string, request: ImageRequest, folder: string): Promise<ImageResult> {
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

const madeBy = (model: string) => ({
  provider: vendorKeys.has(model) ? 'vendor' : 'builtin',
  model: `fake ${model}`,
});

const OperationSchema = z.object({ id: z.string() });

interface FakeCall {
  readonly signal: AbortSignal;
  readonly workFolder: string;
}

/** Built in: finished at once. The vendor's: sent, asked about, and the result made when it says so. */
function mediaModel<Request, Result>(
  studio: MediaStudio,
  key: string,
  make: (request: Request, call: FakeCall) => Promise<Result>,
) {
  const { vendor } = studio;
  const finished = async (request: Request, call: FakeCall): Promise<MediaProgress<Result>> => ({
    state: 'finished',
    result: await make(request, call),
  });
  return {
    async start(request: Request, call: FakeCall): Promise<MediaProgress<Result>> {
      if (!vendorKeys.has(key)) {
        return await finished(request, call);
      }
      const id = `request-${vendor.submissions.length + 1}`;
      vendor.submissions.push(id);
      await vendor.send();
      vendor.requests.set(id, request);
      return { state: 'running', operation: { id }, fraction: 0 };
    },
    async status(operation: JsonValue, call: FakeCall): Promise<MediaProgress<Result>> {
      vendor.asked += 1;
      await vendor.ask();
      if (vendor.runningAnswers < 0 || vendor.asked <= vendor.runningAnswers) {
        return { state: 'running', operation, fraction: 0 };
      }
      const { id } = OperationSchema.parse(operation);
      // The same model has put it there.
      return await finished(vendor.requests.get(id) as Request, call);
    },
    cancel(operation: JsonValue): Promise<void> {
      vendor.cancelled.push(operation);
      return Promise.resolve();
    },
  };
}
