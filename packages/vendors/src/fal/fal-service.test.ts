import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaRequest, ShippedBinding } from '@kinora/models';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFalSimulator } from '../simulators/fal-server.ts';
import type { FalSimulator } from '../simulators/fal-server.ts';
import { plainResults } from '../simulators/fal/media.ts';
import { fal } from './index.ts';

let server: FalSimulator;
let folder = '';
let picture = '';

beforeAll(async () => {
  server = await startFalSimulator();
  folder = await mkdtemp(join(tmpdir(), 'kinora-fal-'));
  picture = join(folder, 'input.dat');
  await writeFile(picture, await plainResults.picture({ image_size: { width: 64, height: 64 } }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const call = () => ({
  signal: new AbortController().signal,
  workFolder: folder,
  log: pino({ level: 'silent' }),
});
const service = () => fal.open({ apiKey: server.apiKey, addresses: server.addresses });

function wishFor(
  { medium, inputs }: ShippedBinding,
  aspectRatio: '16:9' | '9:16',
  prompt = 'A lighthouse at dawn',
): MediaRequest {
  const common = { prompt, aspectRatio, seed: 4_000_000_000, longSide: 1920 };
  const pictures = Array.from({ length: inputs.least }, () => picture);
  return medium === 'picture'
    ? {
        medium,
        request: { ...common, language: 'English', videoStyle: 'cinematic', inputs: pictures },
      }
    : {
        medium,
        request: { ...common, durationSeconds: 5, ...(pictures[0] && { image: pictures[0] }) },
      };
}

const offered = fal.bindings.flatMap((binding) =>
  (['16:9', '9:16'] as const)
    .filter((ratio) => binding.aspectRatios === 'input' || binding.aspectRatios.includes(ratio))
    .map((ratio) => ({ ...binding, ratio, name: `${binding.key} by ${binding.endpoint} in ${ratio}` })),
);

describe('a wish', () => {
  it.each(offered)('$name is prepared, sent, asked about and fetched', async ({ ratio, ...binding }) => {
    const vendor = service();
    const prepared = await vendor.prepare(binding, wishFor(binding, ratio), call());
    const submitted = vendor.readSubmit(prepared, await vendor.submit(prepared, call()));
    expect(submitted.state).toBe('accepted');
    const news = submitted.state === 'accepted' && (await vendor.poll(submitted.operation, call()));
    expect(news).toMatchObject({ state: 'made' });
    const fetched = news && news.state === 'made' && (await vendor.fetch(news.answer, call()));
    expect(fetched).toMatchObject({ madeBy: { provider: 'fal' } });
    expect((await readFile((fetched as { file: string }).file)).length).toBeGreaterThan(100);
  });
});
