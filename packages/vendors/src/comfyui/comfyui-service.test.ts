import { comfyuiSentences, sentences } from '@kinora/contract/sentences';
import type { Binding, MediaNews, MediaRequest, ProviderError } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, madeOf } from '../testing/conformance/vendor-steps.ts';
import { comfyui } from './index.ts';
import { bindingOf, clipWish, pictureWish, startComfyui, takenPicture } from './testing/comfyui-fixture.ts';
import type { ComfyuiFixture } from './testing/comfyui-fixture.ts';

let fixture: ComfyuiFixture;
beforeAll(async () => {
  fixture = await startComfyui();
});
afterAll(() => fixture.close());

const words = comfyuiSentences;
const { mediaService } = sentences;

async function newsOf(prompt: string, questions = 1): Promise<MediaNews[]> {
  const operation = await takenPicture(fixture, prompt);
  const service = fixture.open();
  const news: MediaNews[] = [];
  for (let asked = 0; asked < questions; asked += 1) {
    news.push(await service.poll(operation, fixture.call()));
  }
  return news;
}

describe('poll', () => {
  it('REAL-19 tells how many wait before it, then that it works, then what was made for nothing', async () => {
    const own = await startComfyui();
    const first = await takenPicture(own, 'A cat [[waiting]]');
    const second = await takenPicture(own, 'A dog [[queue:2]]');
    const told: unknown[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      const news = await own.open().poll(second, own.call());
      told.push(news.state === 'working' ? [news.phase, news.position] : news);
    }
    expect(told.slice(0, 2)).toEqual([
      ['queued', 1],
      ['queued', 1],
    ]);
    expect(told[2]).toMatchObject({ state: 'made', cost: 0 });
    expect(await own.open().poll(first, own.call())).toMatchObject({ phase: 'queued', position: 0 });
    await own.close();
    const works = await newsOf('A cat [[polls:2]]', 3);
    expect(works.map(({ state }) => state)).toEqual(['working', 'working', 'made']);
  });

  it.each([
    {
      scene: 'fail:Expected all tensors to be on the same device',
      sentence: words.couldNotRun('picture', 'KSampler: Expected all tensors to be on the same device.'),
      detail: 'node 5 (KSampler): RuntimeError: Expected all tensors',
    },
    { scene: 'memory', sentence: words.outOfMemory('picture'), detail: 'torch.OutOfMemoryError' },
    { scene: 'wordless', sentence: words.couldNotRun('picture', words.wordless), detail: 'failed' },
    { scene: 'empty', sentence: words.nothingMade('picture', 'picture'), detail: 'no picture' },
  ])('REAL-18 says why a run failed: $scene', async ({ scene, sentence, detail }) => {
    const [news] = await newsOf(`A cat [[${scene}]]`);
    const failed = { state: 'failed', kind: 'invalid_input', sentence };
    expect(news).toMatchObject({ ...failed, detail: expect.stringContaining(detail) });
  });

  it('REAL-18 sends anew what a restart forgot, and does not ask for it for ever', async () => {
    const { server, open, call } = fixture;
    const operation = await takenPicture(fixture, 'A cat [[endless]]');
    expect(await open().poll(operation, call())).toMatchObject({ state: 'working' });
    server.restart();
    expect(await open().poll(operation, call())).toMatchObject({
      state: 'failed',
      kind: 'transient',
      sentence: words.forgotten,
    });
  });

  it.each(['preview', 'shown', 'gifs'])('finds its picture wherever a node puts it: %s', async (scene) => {
    const [news] = await newsOf(`A cat [[${scene}]]`);
    const { file } = await fixture.open().fetch(madeOf(news!).answer, fixture.call());
    expect(file).toMatch(/\.png$/u);
  });
});

describe('readSubmit', () => {
  it('knows a run by its id, also where the answer breaks off behind it', async () => {
    const service = fixture.open();
    const prepared = await service.prepare(bindingOf('flux_v1'), pictureWish({}), fixture.call());
    const answer = { status: 200, headers: {}, body: '{"prompt_id": "8a-1", "num' };
    expect(await service.readSubmit(prepared, answer)).toEqual({
      state: 'accepted',
      operation: { workflow: 'picture', requestId: '8a-1', medium: 'picture' },
    });
  });
});

describe('cancel', () => {
  it('REAL-09 takes out what waits and stops what works, and nothing else', async () => {
    const { open, call, server } = fixture;
    const service = open();
    const [waiting, working, other] = [
      await takenPicture(fixture, 'A cat [[waiting]]'),
      await takenPicture(fixture, 'A dog [[endless]]'),
      await takenPicture(fixture, 'A cow [[endless]]'),
    ];
    const from = server.asked.length;
    await service.cancel(waiting, call());
    expect(server.asked.slice(from)).toEqual(['POST /queue', 'GET /queue']);
    await service.cancel(working, call());
    await service.cancel(working, call());
    const news = [waiting, working, other].map((operation) => service.poll(operation, call()));
    expect(await Promise.all(news)).toMatchObject([
      { state: 'failed' },
      { state: 'failed', kind: 'unknown', sentence: words.stopped },
      { state: 'working' },
    ]);
    // What has ended is not stopped, since something else may work by now.
    expect(server.asked.slice(from).filter((asked) => asked === 'POST /interrupt')).toHaveLength(1);
  });

  it('says when it could not be told', async () => {
    const { open, call } = fixture;
    const operation = await takenPicture(fixture, 'A cat [[endless]]');
    const away = open({ addresses: { COMFYUI_URL: 'http://127.0.0.1:1' } });
    expect((await failureOf(away.cancel(operation, call()))).kind).toBe('transient');
  });
});

describe('a workflow that ComfyUI refuses', () => {
  async function refusalOf(
    own: ComfyuiFixture,
    binding: Binding,
    wish: MediaRequest,
  ): Promise<ProviderError> {
    const service = own.open();
    const prepared = await service.prepare(binding, wish, own.call());
    const answer = await service.submit(prepared, own.call());
    return await failureOf(Promise.resolve().then(() => service.readSubmit(prepared, answer)));
  }

  it('REAL-18 says which file is to be downloaded, and where to', async () => {
    const own = await startComfyui({
      files: { checkpoints: ['other.safetensors'], vae: [], diffusion_models: [] },
    });
    const picture = await refusalOf(own, bindingOf('flux_v1'), pictureWish({}));
    expect(picture).toMatchObject({
      kind: 'invalid_input',
      message: words.missingFile('picture', {
        file: 'sd_xl_base_1.0.safetensors',
        folder: 'models/checkpoints',
      }),
    });
    const clip = await refusalOf(own, bindingOf('veo3'), clipWish({ pictures: [own.picture] }));
    expect(clip.message).toBe(
      words.missingFile('picture-to-clip', {
        file: 'wan2.2_ti2v_5B_fp16.safetensors',
        folder: 'models/diffusion_models',
      }),
    );
    expect(String(clip.cause)).toContain('wan2.2_vae.safetensors');
    await own.close();
  });

  it('REAL-18 says which node is missing, and what an input is not', async () => {
    fixture.server.play('missing-node');
    const missing = await refusalOf(fixture, bindingOf('flux_v1'), pictureWish({}));
    expect(missing.message).toBe(words.missingNode('picture', 'FancySampler'));
    const binding = { ...bindingOf('flux_v1'), fields: { width: 8 } };
    const small = await refusalOf(fixture, binding, pictureWish({}));
    expect(small.message).toBe(
      words.couldNotRun('picture', 'EmptyLatentImage: Value 8 smaller than min of 16: width.'),
    );
    const text = await refusalOf(fixture, { ...binding, fields: { seed: 'many' } }, pictureWish({}));
    expect(text.message).toContain('KSampler: Failed to convert an input value to a INT value');
  });
});

describe('the vendor', () => {
  it('REAL-10 is connected by its address alone, wants no key and costs nothing', async () => {
    const { server, call } = fixture;
    expect([comfyui.keyUrl, comfyui.variables.apiKey, comfyui.isKeyOptional]).toEqual([null, null, true]);
    // As a file holds it: with a slash and a line at the end.
    const addresses = { COMFYUI_URL: `${server.addresses.COMFYUI_URL}/\n` };
    const service = comfyui.open({ apiKey: '', addresses });
    await service.test(call());
    expect(service.isFree).toBe(true);
    const wanted = { medium: 'clip', seconds: 5 } as const;
    expect(await service.estimate(bindingOf('veo3'), wanted, call().signal)).toBe(0);
  });

  it('says when nobody answers, or somebody else', async () => {
    const { server, call, open } = fixture;
    const away = await failureOf(open({ addresses: { COMFYUI_URL: 'http://127.0.0.1:1' } }).test(call()));
    const elsewhere = { COMFYUI_URL: `${server.addresses.COMFYUI_URL}/somewhere` };
    const other = await failureOf(open({ addresses: elsewhere }).test(call()));
    expect([away.kind, other.kind, other.message]).toEqual([
      'transient',
      'transient',
      mediaService.unreachable,
    ]);
  });
});
