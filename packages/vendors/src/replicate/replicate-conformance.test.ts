import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import type { MediaRequest, ShippedBinding } from '@kinora/models';
import { sampleRateHz, WavWriter } from '@kinora/sound';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainResults } from '../simulators/fal/media.ts';
import { startReplicateSimulator } from '../simulators/replicate.ts';
import { describeMediaVendor } from '../testing/conformance/describe-media-vendor.ts';
import type { Particular, VendorScenes } from '../testing/conformance/vendor-fixture.ts';
import { failureOf } from '../testing/conformance/vendor-steps.ts';
import { replicateEndpoints } from './bindings.ts';
import { replicate } from './index.ts';
import { connectReplicate, createReplicateService } from './replicate-service.ts';

const scenes: VendorScenes = {
  lostSubmits: [
    'drop-before',
    'drop-after',
    'submit-hang',
    'submit-status:408',
    'submit-status:409',
    'submit-status:500',
    'submit-status:502',
    'submit-status:504',
    'submit-html',
    'submit-redirect',
    'submit-malformed',
  ],
  refusals: [
    ['credits', 'no_credit'],
    ['retired', 'gone'],
    ['busy:30', 'rate_limited'],
    ['submit-status:400', 'invalid_input'],
    ['submit-status:401', 'auth'],
    ['submit-status:403', 'auth'],
    ['submit-status:404', 'gone'],
    ['submit-status:413', 'invalid_input'],
    ['submit-status:422', 'invalid_input'],
    ['submit-status:429', 'rate_limited'],
  ],
  cutSubmit: (bytes) => `submit-cut:${bytes}`,
  failures: [
    ['fail:Input validation error: the image is too small', 'invalid_input'],
    ['fail:E6716: Timeout starting prediction', 'transient'],
    ['fail:E1001: out of memory', 'transient'],
    ['aborted', 'transient'],
    ['fail:CUDA error', 'unknown'],
    ['fail', 'unknown'],
    // What was made and holds nothing was paid for: it is not asked for again by itself.
    ['empty', 'unknown'],
    ['removed', 'unknown'],
  ],
  policy: [
    'fail:The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
    'fail:NSFW content detected. Try running it again, or try a different prompt.',
    'fail:All generated images contained NSFW content.',
  ],
  unanswered: [
    'status-html',
    'status-malformed',
    'status-cut:20',
    'status-cut:140',
    'status-status:400',
    'status-status:404',
    'status-status:500',
    'status-status:503',
  ],
  silent: ['status-hang'],
  endless: 'endless',
  unusable: [
    'media-html',
    'media-half',
    'media-cut:150',
    'media-other',
    'media-private',
    'media-redirect',
    'media-declared:500000',
    'media-long:500000',
    'media-expired',
  ],
  tooLarge: `media-declared:${600 * 1024 * 1024}`,
  cutResult: (bytes) => `media-cut:${bytes}`,
  silentResult: 'media-hang',
};

type Fixture = Awaited<ReturnType<typeof startFixture>>;

async function startFixture() {
  const server = await startReplicateSimulator();
  const folder = await mkdtemp(join(tmpdir(), 'kinora-replicate-'));
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
    open: ({ apiKey = server.apiKey, addresses, ...particular }: Particular = {}) =>
      createReplicateService(
        connectReplicate({ apiKey, addresses: { ...server.addresses, ...addresses } }, particular),
      ),
    call: (signal = new AbortController().signal) => ({
      signal,
      workFolder: folder,
      log: pino({ level: 'silent' }),
    }),
    wishFor(
      { medium, endpoint, inputs, speaks }: ShippedBinding,
      aspectRatio: '16:9' | '9:16',
    ): MediaRequest {
      const common = { prompt: 'A lighthouse', aspectRatio, longSide: 1920, seed: 11 } as const;
      if (medium === 'picture') {
        const given = Array.from(
          { length: replicateEndpoints.shapeOf(endpoint).pictures?.least ?? 0 },
          () => picture,
        );
        return {
          medium,
          request: { ...common, language: 'English', videoStyle: 'cinematic', inputs: given },
        };
      }
      const image = inputs.least > 0 ? { image: picture } : {};
      return {
        medium,
        request: { ...common, durationSeconds: 5, ...image, ...(speaks ? { narration } : {}) },
      };
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function pictureOf(prompt: string, inputs: readonly string[] = []): MediaRequest {
  const look = { language: 'English', videoStyle: 'cinematic', longSide: 1920, seed: 11 } as const;
  return { medium: 'picture', request: { ...look, prompt, aspectRatio: '16:9', inputs } };
}

describeMediaVendor(replicate, {
  scenes,
  async start() {
    const fixture = await startFixture();
    const { server } = fixture;
    return {
      ...fixture,
      vendor: replicate,
      scenes,
      apiKey: server.apiKey,
      foreignKey: 'r8_another-secret-of-somebody',
      nowhere: { REPLICATE_BASE_URL: 'http://127.0.0.1:1' },
      plain: {
        key: 'flux_v1',
        wish: (scene) => pictureOf(scene === undefined ? 'A cat' : `A cat [[${scene}]]`),
      },
      play: (scene) => server.play(scene),
      submits: () => server.submits.length,
      charges: () => [...server.charges.values()],
      trespasses: () => server.neighbourAsked,
    };
  },
});

describe('Replicate', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await startFixture();
  });
  afterAll(() => fixture.close());

  const bindingOf = (key: string): ShippedBinding => {
    const found = replicate.bindings.find((binding) => binding.key === key);
    if (found === undefined) {
      throw new Error(`Replicate has no binding of ${key}`);
    }
    return found;
  };

  it('is asked at once for a handle, and never to keep the line', async () => {
    const { open, call, server, picture } = fixture;
    const prepared = await open().prepare(
      bindingOf('nano_banana_edit'),
      pictureOf('A cat', [picture]),
      call(),
    );
    await open().submit(prepared, call());
    const sent = server.submits.at(-1);
    expect([sent?.model, sent?.headers['prefer']]).toEqual(['google/nano-banana', undefined]);
    expect(server.uploads.at(-1)?.type).toBe('image/png');
    expect(prepared).toMatchObject({
      estimate: 39_000,
      body: { input: { image_input: [`${server.addresses.REPLICATE_BASE_URL}/files/file-1`] } },
    });
  });

  it('makes more pictures into one by the next model of the same maker, and refuses what none takes', async () => {
    const { open, call, picture } = fixture;
    const two = await open().prepare(
      bindingOf('flux_pro_max'),
      pictureOf('A cat', [picture, picture]),
      call(),
    );
    expect(two.endpoint).toBe('black-forest-labs/flux-2-max');
    const nine = Array.from({ length: 9 }, () => picture);
    const refused = await failureOf(
      open().prepare(bindingOf('flux_pro_max'), pictureOf('A cat', nine), call()),
    );
    expect(refused.message).toBe(sentences.mediaService.tooManyPictures(8));
  });

  it('costs its seconds, and nobody knows what with fields of somebody else', async () => {
    const { open } = fixture;
    const veo = bindingOf('veo3');
    const { signal } = new AbortController();
    const wanted = { medium: 'clip', seconds: 8 } as const;
    expect(await open().estimate(veo, wanted, signal)).toBe(800_000);
    expect(await open().estimate({ ...veo, fields: { resolution: '1080p' } }, wanted, signal)).toBeNull();
  });

  it('says how long to wait when too much is asked of it', async () => {
    const { open, call, server } = fixture;
    const prepared = await open().prepare(bindingOf('flux_v1'), pictureOf('A dog'), call());
    server.play('busy:30');
    const answer = await open().submit(prepared, call());
    const failure = await failureOf(Promise.resolve().then(() => open().readSubmit(prepared, answer)));
    expect([failure.kind, failure.retryAfterMs]).toEqual(['rate_limited', 30_000]);
  });

  it('names the field that a model refuses', async () => {
    const { open, call } = fixture;
    const binding = { ...bindingOf('seedream'), fields: { size: '9K' } };
    const prepared = await open().prepare(binding, pictureOf('A dog'), call());
    const answer = await open().submit(prepared, call());
    const failure = await failureOf(Promise.resolve().then(() => open().readSubmit(prepared, answer)));
    expect(failure.kind).toBe('invalid_input');
    expect(failure.message).toContain('size');
  });

  it('lists the models that are there, each by its name', async () => {
    const asked = ['google/veo-3.1', 'google/veo-1'];
    const listed = await fixture.open().listEndpoints?.(asked, new AbortController().signal);
    expect([...(listed ?? [])]).toEqual([['google/veo-3.1', 'active']]);
  });
});
