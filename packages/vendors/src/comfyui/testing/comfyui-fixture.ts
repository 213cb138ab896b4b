import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonValue, MediaRequest, MediaService, ServiceCall, ShippedBinding } from '@kinora/models';
import pino from 'pino';
import { startComfyuiSimulator } from '../../simulators/comfyui-server.ts';
import type { ComfyuiSimulator } from '../../simulators/comfyui-server.ts';
import { plainResults } from '../../simulators/fal/media.ts';
import { bindings } from '../bindings.ts';
import { connectComfyui, WORKFLOWS_FOLDER } from '../comfyui-connection.ts';
import type { ComfyuiLimits } from '../comfyui-connection.ts';
import { createComfyuiService } from '../comfyui-service.ts';

type Particular = {
  readonly addresses?: Readonly<Record<string, string>>;
  readonly limits?: Partial<ComfyuiLimits>;
};

export interface ComfyuiFixture {
  readonly server: ComfyuiSimulator;
  readonly folder: string;
  /** Of the operator's own workflows: empty at first. */
  readonly workflows: string;
  /** A PNG whose name does not say so. */
  readonly picture: string;
  readonly open: (particular?: Particular) => MediaService;
  readonly call: (signal?: AbortSignal) => ServiceCall;
  readonly close: () => Promise<void>;
}

export async function startComfyui(
  settings: Parameters<typeof startComfyuiSimulator>[0] = {},
): Promise<ComfyuiFixture> {
  const server = await startComfyuiSimulator(settings);
  const folder = await mkdtemp(join(tmpdir(), 'kinora-comfyui-'));
  const workflows = join(folder, 'workflows');
  await mkdir(workflows);
  const picture = join(folder, 'input.dat');
  await writeFile(picture, await plainResults.picture({ image_size: { width: 64, height: 64 } }));
  return {
    server,
    folder,
    workflows,
    picture,
    open: ({ addresses, ...particular } = {}) => {
      const settings = { [WORKFLOWS_FOLDER]: workflows };
      const access = { addresses: { ...server.addresses, ...addresses }, settings };
      return createComfyuiService(connectComfyui(access, particular));
    },
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

export function bindingOf(key: string): ShippedBinding {
  const found = bindings.find((binding) => binding.key === key);
  if (found === undefined) {
    throw new Error(`ComfyUI has no binding of ${key}`);
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
export async function takenPicture({ open, call }: ComfyuiFixture, prompt: string): Promise<JsonValue> {
  const service = open();
  const prepared = await service.prepare(bindingOf('flux_v1'), pictureWish({ prompt }), call());
  const submitted = await service.readSubmit(prepared, await service.submit(prepared, call()));
  if (submitted.state !== 'accepted') {
    throw new Error('It is not in the queue');
  }
  return submitted.operation;
}
