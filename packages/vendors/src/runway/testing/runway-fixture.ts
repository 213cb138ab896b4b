import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonValue, MediaRequest, MediaService, ServiceCall, ShippedBinding } from '@kinora/models';
import pino from 'pino';
import { plainResults } from '../../simulators/fal/media.ts';
import { startRunwaySimulator } from '../../simulators/runway-server.ts';
import type { RunwaySimulator } from '../../simulators/runway-server.ts';
import { bindings } from '../bindings.ts';
import { connectRunway } from '../runway-connection.ts';
import type { QueueLimits, QueueParticular } from '../../queue/queue-connection.ts';
import { createRunwayService } from '../runway-service.ts';

export interface RunwayFixture {
  readonly server: RunwaySimulator;
  readonly folder: string;
  /** A PNG whose name does not say so. */
  readonly picture: string;
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

export async function startRunway(settings: { creditBalance?: number } = {}): Promise<RunwayFixture> {
  const server = await startRunwaySimulator(settings);
  const folder = await mkdtemp(join(tmpdir(), 'kinora-runway-'));
  const picture = join(folder, 'input.dat');
  await writeFile(picture, await plainResults.picture({ image_size: { width: 64, height: 64 } }));
  return {
    server,
    folder,
    picture,
    open: ({ apiKey = server.apiKey, addresses, ...particular } = {}) =>
      createRunwayService(
        connectRunway({ apiKey, addresses: { ...server.addresses, ...addresses } }, particular),
      ),
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
    throw new Error(`Runway has no binding of ${key}`);
  }
  return found;
}

type ClipRequest = Extract<MediaRequest, { medium: 'clip' }>['request'];

export function clipWish(particular: Partial<ClipRequest> = {}): MediaRequest {
  const plain = {
    prompt: 'Waves roll in',
    aspectRatio: '16:9',
    longSide: 1920,
    seed: 11,
    durationSeconds: 5,
  } as const;
  return { medium: 'clip', request: { ...plain, ...particular } };
}

/** A clip of words prepared, sent and taken. */
export async function takenClip({ open, call }: RunwayFixture, scene?: string): Promise<JsonValue> {
  const service = open();
  const prompt = scene === undefined ? 'Waves roll in' : `Waves roll in [[${scene}]]`;
  const prepared = await service.prepare(bindingOf('veo3_t2v'), clipWish({ prompt }), call());
  const submitted = await service.readSubmit(prepared, await service.submit(prepared, call()));
  if (submitted.state !== 'accepted') {
    throw new Error('It is no task');
  }
  return submitted.operation;
}
