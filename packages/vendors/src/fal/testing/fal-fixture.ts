import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaRequest, MediaService, PreparedMedia, ServiceCall, ShippedBinding } from '@kinora/models';
import { sampleRateHz, WavWriter } from '@kinora/sound';
import pino from 'pino';
import { startFalSimulator } from '../../simulators/fal-server.ts';
import type { FalSimulator } from '../../simulators/fal-server.ts';
import type { FalPrice } from '../../simulators/fal/lists.ts';
import { plainResults } from '../../simulators/fal/media.ts';
import { bindings } from '../bindings.ts';
import { connectFal } from '../fal-connection.ts';
import type { QueueLimits, QueueParticular } from '../../queue/queue-connection.ts';
import { createFalService } from '../fal-service.ts';

export interface FalFixture {
  readonly server: FalSimulator;
  readonly folder: string;
  /** A PNG whose name does not say so. */
  readonly picture: string;
  /** Two seconds of a tone. */
  readonly narration: string;
  readonly open: (particular?: Particular) => MediaService;
  readonly call: (signal?: AbortSignal) => ServiceCall;
  readonly close: () => Promise<void>;
}

interface Particular {
  readonly apiKey?: string;
  readonly addresses?: Readonly<Record<string, string>>;
  readonly limits?: Partial<QueueLimits>;
  readonly now?: () => number;
  readonly lookup?: QueueParticular['lookup'];
}

export async function startFal(prices: Readonly<Record<string, FalPrice>> = {}): Promise<FalFixture> {
  const server = await startFalSimulator({ prices });
  const folder = await mkdtemp(join(tmpdir(), 'kinora-fal-'));
  const picture = join(folder, 'input.dat');
  await writeFile(picture, await plainResults.picture({ image_size: { width: 64, height: 64 } }));
  const narration = join(folder, 'narration.wav');
  const writer = await WavWriter.create(narration, { sampleRateHz, channels: 1 });
  await writer.write(new Float32Array(2 * sampleRateHz).fill(0.05));
  await writer.finish();
  return {
    server,
    folder,
    picture,
    narration,
    open: ({ apiKey = server.apiKey, addresses, ...particular } = {}) =>
      createFalService(connectFal({ apiKey, addresses: { ...server.addresses, ...addresses } }, particular)),
    call: (signal = new AbortController().signal) => ({
      signal,
      workFolder: folder,
      log: pino({ level: 'silent' }),
    }),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The first binding of a key, or the one by an endpoint. */
export function bindingOf(key: string, endpoint?: string): ShippedBinding {
  const found = bindings.find(
    (binding) => binding.key === key && binding.endpoint === (endpoint ?? binding.endpoint),
  );
  if (found === undefined) {
    throw new Error(`fal has no binding of ${key}`);
  }
  return found;
}

interface Wish {
  readonly prompt?: string;
  readonly aspectRatio?: '16:9' | '9:16';
  readonly pictures?: readonly string[];
  readonly seconds?: number;
}

export function pictureWish({
  prompt = 'A lighthouse',
  aspectRatio = '16:9',
  pictures = [],
}: Wish): MediaRequest {
  const look = { language: 'English', videoStyle: 'cinematic', longSide: 1920, seed: 11 } as const;
  return { medium: 'picture', request: { ...look, prompt, aspectRatio, inputs: pictures } };
}

export function clipWish(
  { prompt = 'Waves roll in', aspectRatio = '16:9', pictures = [], seconds = 5 }: Wish,
  more: Partial<Extract<MediaRequest, { medium: 'clip' }>['request']> = {},
): MediaRequest {
  const image = pictures[0] === undefined ? {} : { image: pictures[0] };
  const common = { longSide: 1920, seed: 11, durationSeconds: seconds };
  return { medium: 'clip', request: { ...common, prompt, aspectRatio, ...image, ...more } };
}

/** A picture prepared, sent and taken. */
export async function takenPicture(
  { open, call }: FalFixture,
  prompt: string,
): Promise<{ prepared: PreparedMedia; operation: Parameters<MediaService['poll']>[0] }> {
  const service = open();
  const prepared = await service.prepare(bindingOf('flux_v1'), pictureWish({ prompt }), call());
  const submitted = await service.readSubmit(prepared, await service.submit(prepared, call()));
  if (submitted.state !== 'accepted') {
    throw new Error('It is not in the queue');
  }
  return { prepared, operation: submitted.operation };
}
