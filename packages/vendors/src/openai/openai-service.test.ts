import { sentences } from '@kinora/contract/sentences';
import type { Binding, MediaRequest, MediaService, SubmittedMedia } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureWish } from '../pictures/testing/picture-fixture.ts';
import { failureOf, madeOf } from '../testing/conformance/vendor-steps.ts';
import { bindings, bindingsBy } from './bindings.ts';
import { bindingOf, startOpenAi } from './testing/openai-fixture.ts';
import type { OpenAiFixture } from './testing/openai-fixture.ts';

let fixture: OpenAiFixture;
beforeAll(async () => {
  fixture = await startOpenAi();
});
afterAll(() => fixture.close());

const { mediaService } = sentences;

async function send(service: MediaService, binding: Binding, wanted: MediaRequest): Promise<SubmittedMedia> {
  const prepared = await service.prepare(binding, wanted, fixture.call());
  return await service.readSubmit(prepared, await service.submit(prepared, fixture.call()));
}

const lastSubmit = () => fixture.server.submits.at(-1);

describe('a request', () => {
  it.each([
    ['gpt-image-2.5-flare', '16:9', '1536x864'],
    ['gpt-image-2.5-flare', '9:16', '864x1536'],
    ['gpt-image-2', '9:16', '864x1536'],
    ['gpt-image-1.5', '16:9', '1536x1024'],
    ['gpt-image-1-mini', '9:16', '1024x1536'],
  ] as const)('of %s in %s has the size %s', async (model, aspectRatio, size) => {
    await send(fixture.open(), bindingOf('dalle_3', model), pictureWish({ aspectRatio }));
    const fields = { model, prompt: 'A lighthouse', n: 1, size, quality: 'medium' };
    expect(lastSubmit()).toMatchObject({ path: '/v1/images/generations', wanted: { fields } });
    expect(Object.keys(lastSubmit()?.wanted?.fields ?? {}).toSorted()).toEqual(
      Object.keys(fields).toSorted(),
    );
  });

  it('changes pictures by a form that holds them', async () => {
    const pictures = [fixture.picture, fixture.picture];
    await send(fixture.open(), bindingOf('nano_banana_edit'), pictureWish({ pictures }));
    const { path, wanted } = lastSubmit() ?? {};
    expect([path, wanted?.pictures.length]).toEqual(['/v1/images/edits', 2]);
    expect(wanted?.fields).toMatchObject({ prompt: 'A lighthouse', n: 1, quality: 'medium' });
  });

  it('is worded as its key wants, and holds what an operator sends beside it', async () => {
    const { body } = await fixture
      .open()
      .prepare(
        { ...bindingOf('imagen_4_educational'), fields: { quality: 'high', background: 'opaque' } },
        pictureWish({}),
        fixture.call(),
      );
    expect(body).toMatchObject({
      fields: {
        prompt: expect.stringMatching(/^A lighthouse\. A friendly, clearly drawn/u) as string,
        quality: 'high',
        background: 'opaque',
      },
    });
  });

  it('that a model cannot do is refused before anybody is asked', async () => {
    const many = pictureWish({ pictures: Array.from({ length: 17 }, () => fixture.picture) });
    const upright = pictureWish({ aspectRatio: '9:16', pictures: [fixture.picture] });
    const before = fixture.server.asked.length;
    const prepare = (key: string, wanted: MediaRequest) =>
      failureOf(fixture.open().prepare(bindingOf(key), wanted, fixture.call()));
    expect((await prepare('nano_banana_edit', many)).message).toBe(mediaService.tooManyPictures(16));
    expect((await prepare('youtube_thumbnail', upright)).message).toBe(mediaService.otherRatio('9:16'));
    expect(fixture.server.asked.length).toBe(before);
  });
});

describe('an answer', () => {
  it('costs what its tokens cost', async () => {
    const words = await send(fixture.open(), bindingOf('dalle_3'), pictureWish({}));
    // 40 tokens of words and 1,568 of a picture.
    expect(words).toMatchObject({ cost: 40 * 5 + 1_568 * 30 });
    const pictures = [fixture.picture];
    const changed = await send(fixture.open(), bindingOf('dalle_3'), pictureWish({ pictures }));
    expect(changed).toMatchObject({ cost: 40 * 5 + 320 * 8 + 1_568 * 30 });
  });

  it.each([
    ['busy:7', { kind: 'rate_limited', retryAfterMs: 7_000, message: mediaService.busy }],
    ['submit-status:404', { kind: 'invalid_input', message: mediaService.invalid('', 'No.') }],
    ['no-quota', { kind: 'no_credit', message: mediaService.noCredit }],
  ])('that refuses says so: %s', async (scene, failure) => {
    fixture.server.play(scene);
    const wish = pictureWish({ prompt: `A cat refused by ${scene}` });
    expect(await failureOf(send(fixture.open(), bindingOf('dalle_3'), wish))).toMatchObject(failure);
  });

  it('says of a model that is not there that it is gone', async () => {
    const retired = { ...bindingOf('dalle_3'), endpoint: 'dall-e-3', fields: {} };
    const refused = await failureOf(send(fixture.open(), retired, pictureWish({})));
    expect(refused).toMatchObject({ kind: 'gone', message: mediaService.gone });
  });

  it('names the field that is refused', async () => {
    const binding = { ...bindingOf('dalle_3', 'gpt-image-2'), fields: { quality: 'max' } };
    const refused = await failureOf(send(fixture.open(), binding, pictureWish({})));
    expect(refused.message).toMatch(/^The model's service did not accept this request: quality: /u);
  });
});

describe('prices', () => {
  const estimate = (binding: Binding, service = fixture.open()) =>
    service.estimate(binding, { medium: 'picture', seconds: null }, new AbortController().signal);

  it('are told before, as far as they are known', async () => {
    expect(await estimate(bindingOf('dalle_3'))).toBe(41_000);
    expect(await estimate({ ...bindingOf('dalle_3'), fields: { quality: 'high' } })).toBe(165_000);
    expect(await estimate({ ...bindingOf('dalle_3'), fields: {} })).toBeNull();
    expect(await estimate({ ...bindingOf('dalle_3'), endpoint: 'gpt-image-3' })).toBeNull();
    const { estimate: prepared } = await fixture
      .open()
      .prepare(bindingOf('dalle_3'), pictureWish({}), fixture.call());
    expect(prepared).toBe(41_000);
  });

  it('are known for everything that is bound', async () => {
    const known = await Promise.all(bindings.map((binding) => estimate(binding)));
    expect(known).not.toContain(null);
  });

  it('and what is offered are told for nothing', async () => {
    const { listEndpoints } = fixture.open();
    const listed = await listEndpoints?.(['gpt-image-2', 'dall-e-3'], new AbortController().signal);
    expect([...(listed ?? [])]).toEqual([['gpt-image-2', 'active']]);
  });
});

describe('a server of one’s own', () => {
  let own: OpenAiFixture;
  beforeAll(async () => {
    own = await startOpenAi(['sd-turbo']);
  });
  afterAll(() => own.close());
  const [plain] = bindingsBy({ OPENAI_IMAGE_MODEL: 'sd-turbo' });
  const binding = plain ?? bindingOf('dalle_3');

  it('is asked without a key, for what it needs alone', async () => {
    const submitted = await send(own.open(), binding, pictureWish({}));
    expect(submitted).toMatchObject({ state: 'made', cost: 0 });
    const { wanted } = own.server.submits.at(-1) ?? {};
    expect(Object.keys(wanted?.fields ?? {}).toSorted()).toEqual([
      'model',
      'n',
      'prompt',
      'response_format',
      'size',
    ]);
    expect(wanted).toMatchObject({ model: 'sd-turbo', width: 1024, height: 576 });
  });

  it('costs nothing, and may be asked again where it stands on this machine', async () => {
    expect(own.open().isFree).toBe(true);
    expect(own.open({ apiKey: 'sk-paid-for-somewhere' }).isFree).toBe(false);
    expect(own.open({ addresses: { OPENAI_BASE_URL: 'http://192.168.0.9:8080/v1' } }).isFree).toBe(false);
    const signal = new AbortController().signal;
    expect(await own.open().estimate(binding, { medium: 'picture', seconds: null }, signal)).toBe(0);
    await own.open().test(own.call());
  });

  it('may answer where the picture stands, on its own origin and nowhere else of this machine', async () => {
    const fetchScene = async (scene: string) => {
      const submitted = await send(own.open(), binding, pictureWish({ prompt: `A cat [[${scene}]]` }));
      return await own.open().fetch(madeOf(submitted).answer, own.call());
    };
    expect((await fetchScene('url')).madeBy).toEqual({ provider: 'openai', model: 'sd-turbo' });
    expect(await failureOf(fetchScene('url-private'))).toMatchObject({ kind: 'transient' });
    expect(own.server.neighbourAsked).toEqual([]);
  });

  it('is bound by the one model that the operator names, for pictures from words', () => {
    const named = bindingsBy({ OPENAI_IMAGE_MODEL: 'sd-turbo' });
    expect(new Set(named.map(({ endpoint }) => endpoint))).toEqual(new Set(['sd-turbo']));
    expect(named.map(({ key }) => key)).not.toContain('nano_banana_edit');
    expect(named.every(({ inputs }) => inputs.most === 0)).toBe(true);
    const ofOpenAi = bindingsBy({ OPENAI_IMAGE_MODEL: 'gpt-image-2' });
    expect(ofOpenAi.find(({ key }) => key === 'nano_banana_edit')).toMatchObject({
      endpoint: 'gpt-image-2',
      inputs: { most: 16 },
    });
    expect(bindingsBy({})).toBe(bindings);
  });
});
