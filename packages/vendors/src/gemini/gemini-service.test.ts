import { sentences } from '@kinora/contract/sentences';
import type { Binding, MediaRequest, SubmittedMedia } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureWish } from '../pictures/testing/picture-fixture.ts';
import { failureOf, madeOf } from '../testing/conformance/vendor-steps.ts';
import { bindings } from './bindings.ts';
import { bindingOf, startGemini } from './testing/gemini-fixture.ts';
import type { GeminiFixture } from './testing/gemini-fixture.ts';

let fixture: GeminiFixture;
beforeAll(async () => {
  fixture = await startGemini();
});
afterAll(() => fixture.close());

const { mediaService } = sentences;

async function send(binding: Binding, wanted: MediaRequest): Promise<SubmittedMedia> {
  const service = fixture.open();
  const prepared = await service.prepare(binding, wanted, fixture.call());
  return await service.readSubmit(prepared, await service.submit(prepared, fixture.call()));
}

const lastWanted = () => fixture.server.submits.at(-1)?.wanted;

describe('a request', () => {
  it('says the shape, and the size where its model can be told one', async () => {
    await send(bindingOf('gemini_2_5_flash'), pictureWish({ aspectRatio: '9:16' }));
    expect(lastWanted()).toMatchObject({
      model: 'gemini-3.1-flash-image',
      prompt: 'A lighthouse',
      fields: { imageConfig: { aspectRatio: '9:16' } },
    });
    await send(bindingOf('youtube_thumbnail'), pictureWish({ pictures: [fixture.picture] }));
    expect(lastWanted()).toMatchObject({
      model: 'gemini-3-pro-image',
      prompt: expect.stringMatching(/^Make a video thumbnail of this picture: A lighthouse\./u) as string,
      fields: { imageConfig: { aspectRatio: '16:9', imageSize: '2K' } },
    });
  });

  it('holds the pictures that are to be changed', async () => {
    await send(bindingOf('nano_banana_edit'), pictureWish({ pictures: [fixture.picture, fixture.picture] }));
    expect(lastWanted()?.pictures).toHaveLength(2);
  });

  it('that a model cannot do is refused before anybody is asked', async () => {
    const before = fixture.server.asked.length;
    const binding = bindingOf('nano_banana_edit', 'gemini-2.5-flash-image');
    const many = pictureWish({ pictures: Array.from({ length: 6 }, () => fixture.picture) });
    const refused = await failureOf(fixture.open().prepare(binding, many, fixture.call()));
    expect(refused.message).toBe(mediaService.tooManyPictures(5));
    expect(fixture.server.asked.length).toBe(before);
  });
});

describe('an answer', () => {
  it('costs what its tokens cost', async () => {
    const words = await send(bindingOf('gemini_2_5_flash'), pictureWish({}));
    // 20 tokens are read, 1,120 are a picture, 10 are said and 200 thought.
    expect(words).toMatchObject({ cost: 20 * 0.5 + 1_120 * 60 + 210 * 3 });
  });

  it('may hold what was thought of before its result', async () => {
    const service = fixture.open();
    const binding = bindingOf('gemini_2_5_flash');
    const wish = pictureWish({ prompt: 'A cat [[thoughts]]' });
    const prepared = await service.prepare(binding, wish, fixture.call());
    const answer = await service.submit(prepared, fixture.call());
    const { answer: result } = madeOf(await service.readSubmit(prepared, answer));
    const kept = answer.file === undefined ? {} : { answerFile: answer.file };
    expect((await service.fetch(result, { ...fixture.call(), ...kept })).file).toMatch(/\.png$/u);
  });

  it.each([
    ['busy:35', { kind: 'rate_limited', retryAfterMs: 35_000, message: mediaService.busy }],
    ['busy:1.5', { kind: 'rate_limited', retryAfterMs: 1_500 }],
    ['precondition', { kind: 'auth', message: mediaService.keyRefused }],
    ['submit-status:400', { kind: 'invalid_input', message: mediaService.invalid('', 'No.') }],
  ])('that refuses says so: %s', async (scene, failure) => {
    fixture.server.play(scene);
    const wish = pictureWish({ prompt: `A cat refused by ${scene}` });
    expect(await failureOf(send(bindingOf('gemini_2_5_flash'), wish))).toMatchObject(failure);
  });
});

describe('prices', () => {
  const estimate = (binding: Binding) =>
    fixture.open().estimate(binding, { medium: 'picture', seconds: null }, new AbortController().signal);

  it('are told before, as far as they are known', async () => {
    expect(await estimate(bindingOf('gemini_2_5_flash'))).toBe(67_200);
    expect(await estimate({ ...bindingOf('gemini_2_5_flash'), fields: { imageSize: '4K' } })).toBe(151_200);
    expect(await estimate({ ...bindingOf('gemini_2_5_flash'), endpoint: 'gemini-9-image' })).toBeNull();
    expect(await Promise.all(bindings.map(estimate))).not.toContain(null);
  });

  it('lists what it offers for nothing', async () => {
    const endpoints = ['gemini-3-pro-image', 'imagen-4.0-generate-001'];
    const listed = await fixture.open().listEndpoints?.(endpoints, new AbortController().signal);
    expect([...(listed ?? [])]).toEqual([['gemini-3-pro-image', 'active']]);
  });
});
