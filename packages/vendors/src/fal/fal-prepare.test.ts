import { open as openFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { effectKeys } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { Binding, JsonValue, MediaRequest, PreparedMedia } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../testing/conformance/vendor-steps.ts';
import { bindingOf, clipWish, pictureWish, startFal } from './testing/fal-fixture.ts';
import type { FalFixture } from './testing/fal-fixture.ts';
import { effectWording } from '../wording/templates.ts';

let fixture: FalFixture;
beforeAll(async () => {
  fixture = await startFal({
    'fal-ai/flux/dev': { unit_price: 0.025, unit: 'megapixels' },
    'openai/gpt-image-2': { unit_price: 1, unit: 'units' },
  });
});
afterAll(() => fixture.close());

const { mediaService } = sentences;
const prepare = (binding: Binding, wanted: MediaRequest): Promise<PreparedMedia> =>
  fixture.open().prepare(binding, wanted, fixture.call());

async function bodyOf(binding: Binding, wanted: MediaRequest): Promise<Record<string, JsonValue>> {
  const { body } = await prepare(binding, wanted);
  return body as Record<string, JsonValue>;
}

/** Takes what was prepared to the simulator, which refuses what fal would. */
async function takenBody(binding: Binding, wanted: MediaRequest): Promise<Record<string, JsonValue>> {
  const prepared = await prepare(binding, wanted);
  const answer = await fixture.open().submit(prepared, fixture.call());
  expect(answer).toMatchObject({ status: 200 });
  return prepared.body as Record<string, JsonValue>;
}

describe('the endpoint', () => {
  it.each([
    ['flux_pro_max', 0, 'fal-ai/flux-pro/kontext/max/text-to-image'],
    ['flux_pro_max', 1, 'fal-ai/flux-pro/kontext/max'],
    ['flux_pro_max', 2, 'fal-ai/flux-pro/kontext/max/multi'],
    ['flux_pro_max', 5, 'fal-ai/flux-pro/kontext/max/multi'],
    ['nano_banana_edit', 0, 'fal-ai/nano-banana'],
    ['nano_banana_edit', 3, 'fal-ai/nano-banana/edit'],
    ['gemini_2_5_flash', 1, 'fal-ai/gemini-25-flash-image/edit'],
    ['seedream', 6, 'fal-ai/bytedance/seedream/v4/edit'],
    ['qwen_image_edit', 0, 'fal-ai/qwen-image'],
    ['flux_pro', 1, 'fal-ai/flux-pro/v1.1-ultra'],
  ])('of %s with %i pictures is %s', async (key, count, endpoint) => {
    const pictures = Array.from({ length: count }, () => fixture.picture);
    const prepared = await prepare(bindingOf(key), pictureWish({ pictures }));
    expect(prepared.endpoint).toBe(endpoint);
    expect((await fixture.open().submit(prepared, fixture.call())).status).toBe(200);
  });

  it('that an operator names is asked like the others of its key, with what he sends beside it', async () => {
    const named = {
      key: 'veo3',
      provider: 'fal',
      endpoint: 'fal-ai/veo9/image-to-video',
      fields: { resolution: '720p', generate_audio: true },
    };
    const prepared = await prepare(named, clipWish({ pictures: [fixture.picture], seconds: 7 }));
    expect(prepared).toMatchObject({
      endpoint: 'fal-ai/veo9/image-to-video',
      body: { duration: '8s', aspect_ratio: '16:9', resolution: '720p', generate_audio: true },
    });
    const picture = { ...named, key: 'flux_pro_max', endpoint: 'fal-ai/flux-9/edit', fields: {} };
    const tooMany = prepare(picture, pictureWish({ pictures: [fixture.picture, fixture.picture] }));
    expect(await failureOf(tooMany)).toMatchObject({ message: mediaService.tooManyPictures(1) });
  });

  it('that nobody knows, for a key that is not served, is refused', async () => {
    const stranger = { key: 'talking_character', provider: 'fal', endpoint: 'fal-ai/unheard', fields: {} };
    expect(await failureOf(prepare(stranger, clipWish({})))).toMatchObject({ kind: 'invalid_input' });
  });

  it('says what it can do as data', () => {
    expect(bindingOf('flux_pro_max')).toMatchObject({ inputs: { least: 0, most: 5 }, seconds: [] });
    expect(bindingOf('veo3')).toMatchObject({ inputs: { least: 1, most: 1 }, seconds: [4, 6, 8] });
    expect(bindingOf('hailuo2_t2v').aspectRatios).toEqual(['16:9']);
    expect(bindingOf('youtube_thumbnail').aspectRatios).toEqual(['16:9']);
    expect(bindingOf('vidu').aspectRatios).toBe('input');
  });
});

describe('what cannot be made', () => {
  const upright = { aspectRatio: '9:16' } as const;
  it.each([
    [
      'a clip without its picture',
      { key: 'veo3', wish: () => clipWish({}), message: mediaService.needsPicture },
    ],
    [
      'a picture for words alone',
      {
        key: 'veo3_t2v',
        wish: () => clipWish({ pictures: [fixture.picture] }),
        message: mediaService.tooManyPictures(0),
      },
    ],
    [
      'six pictures',
      {
        key: 'flux_pro_max',
        wish: () => pictureWish({ pictures: Array.from({ length: 6 }, () => fixture.picture) }),
        message: mediaService.tooManyPictures(5),
      },
    ],
    [
      'an upright clip',
      { key: 'hailuo2_t2v', wish: () => clipWish(upright), message: mediaService.otherRatio('9:16') },
    ],
    [
      'an upright thumbnail',
      {
        key: 'youtube_thumbnail',
        wish: () => pictureWish({ ...upright, pictures: [fixture.picture] }),
        message: mediaService.otherRatio('9:16'),
      },
    ],
    [
      'a long prompt',
      {
        key: 'vidu',
        wish: () => clipWish({ prompt: 'w'.repeat(1_501), pictures: [fixture.picture] }),
        message: mediaService.longPrompt(1_500),
      },
    ],
  ])('%s is refused before anybody is asked', async (_what, { key, wish, message }) => {
    const before = fixture.server.asked.length;
    const failure = await failureOf(prepare(bindingOf(key), wish()));
    expect(failure).toMatchObject({ kind: 'invalid_input', message });
    expect(fixture.server.asked.length).toBe(before);
  });
});

describe('the fields', () => {
  it.each([
    ['veo3', 1, { duration: '4s' }],
    ['veo3', 5, { duration: '6s' }],
    ['veo3', 30, { duration: '8s' }],
    ['hailuo2', 6.2, { duration: '10' }],
    ['kling_2_1', 5, { duration: '5' }],
    ['seedance', 4.1, { duration: '5' }],
    ['wan_2_2', 5, { num_frames: 81, frames_per_second: 16 }],
    ['wan_2_2', 60, { num_frames: 161 }],
  ])('ask %s for %d seconds as %j', async (key, seconds, fields) => {
    const binding = bindingOf(key);
    const pictures = binding.inputs.least > 0 ? [fixture.picture] : [];
    expect(await takenBody(binding, clipWish({ seconds, pictures }))).toMatchObject(fields);
  });

  it('ask for a length as a number where that is how it is said', async () => {
    const binding = bindingOf('vidu', 'fal-ai/vidu/q3/image-to-video');
    const body = await takenBody(binding, clipWish({ seconds: 11.4, pictures: [fixture.picture] }));
    expect(body).toMatchObject({ duration: 12, audio: false });
  });

  it.each([
    ['flux_v1', '16:9', { image_size: { width: 1792, height: 1008 } }],
    ['flux_v1', '9:16', { image_size: { width: 1008, height: 1792 } }],
    ['ideogram_v3', '9:16', { image_size: 'portrait_16_9' }],
    ['dalle_3', '16:9', { image_size: '1536x1024' }],
    ['gemini_2_5_flash', '9:16', { aspect_ratio: '9:16' }],
  ] as const)('ask %s for %s as %j', async (key, aspectRatio, fields) => {
    expect(await takenBody(bindingOf(key), pictureWish({ aspectRatio }))).toMatchObject(fields);
  });

  it('ask for the avatar that stands in the frame, and for what it says', async () => {
    const veed = bindingOf('argil_avatar_t2v', 'veed/avatars/text-to-video');
    const body = await takenBody(veed, clipWish({ prompt: 'Good morning!', aspectRatio: '9:16' }));
    expect(body).toEqual({ text: 'Good morning!', avatar_id: 'emily_vertical_primary' });
  });

  it('say a prompt in the words of its key', async () => {
    const drawn = await takenBody(bindingOf('image_whiteboard'), pictureWish({ prompt: 'How $1 grows.' }));
    expect(drawn['prompt']).toMatch(/whiteboard picture: How \$1 grows\. Black marker/u);
    const still = await takenBody(
      bindingOf('hailuo'),
      clipWish({ prompt: ' ', pictures: [fixture.picture] }),
    );
    expect(still['prompt']).toMatch(/comes to life/u);
  });

  it('hold no secret', async () => {
    const prepared = await prepare(bindingOf('veo3'), clipWish({ pictures: [fixture.picture] }));
    const [id = '', secret = ''] = fixture.server.apiKey.split(':');
    expect(JSON.stringify(prepared)).not.toContain(id);
    expect(JSON.stringify(prepared)).not.toContain(secret);
  });
});

describe('an effect', () => {
  it.each(effectKeys)('%s is said around the prompt', async (effect) => {
    const { prompt, negative_prompt: negative, camera_movement: camera } = effectWording(effect);
    const wish = clipWish({ prompt: 'A red kite', pictures: [fixture.picture] }, { effect });
    const hailuo = await takenBody(bindingOf('hailuo'), wish);
    expect(hailuo['prompt']).toBe(prompt.replace('{prompt}', 'A red kite'));
    expect(hailuo).not.toHaveProperty('negative_prompt');
    const pixverse = await takenBody(bindingOf('pixaverse'), wish);
    expect(pixverse['negative_prompt']).toBe(negative);
    expect(pixverse['camera_movement']).toBe(camera);
  });

  it('says itself alone where there is no prompt', async () => {
    const wish = clipWish({ prompt: '', pictures: [fixture.picture] }, { effect: 'dramatic_crane' });
    expect((await bodyOf(bindingOf('veo3'), wish))['prompt']).toMatch(/^The camera stands on a crane/u);
  });
});

describe('an upload', () => {
  it.each([
    ['image/png', '89504e470d0a1a0a0000000d49484452'],
    ['image/jpeg', 'ffd8ffe000104a464946000101010048'],
    ['image/webp', '524946462400000057454250565038'],
  ])('says %s by the bytes of the file', async (type, hex) => {
    const file = join(fixture.folder, 'unnamed');
    await writeFile(file, Buffer.from(hex, 'hex'));
    const body = await takenBody(bindingOf('hailuo'), clipWish({ pictures: [file] }));
    expect(fixture.server.uploads.at(-1)).toMatchObject({ contentType: type, bytes: hex.length / 2 });
    expect(fixture.server.uploads.at(-1)?.start.toString('hex')).toBe(hex);
    expect(body['image_url']).toContain('/files/stored/');
    expect(fixture.server.keysOfFiles).toEqual([]);
  });

  it('of what is no picture is refused', async () => {
    const file = join(fixture.folder, 'picture.png');
    await writeFile(file, 'not at all');
    const failure = await failureOf(prepare(bindingOf('hailuo'), clipWish({ pictures: [file] })));
    expect(failure).toMatchObject({ kind: 'invalid_input', message: mediaService.unreadablePicture });
  });

  it('of a large file goes in parts', async () => {
    const file = join(fixture.folder, 'large');
    const bytes = 91 * 1024 * 1024;
    const handle = await openFile(file, 'w');
    await handle.write(Buffer.from('89504e470d0a1a0a', 'hex'));
    await handle.truncate(bytes);
    await handle.close();
    await takenBody(bindingOf('hailuo'), clipWish({ pictures: [file] }));
    expect(fixture.server.uploads.at(-1)).toMatchObject({ bytes, isComplete: true });
    const parts = fixture.server.asked.filter((asked) => /^PUT \/files\/put\/\d+\/\d+$/u.test(asked));
    expect(parts).toHaveLength(10);
  });

  it('that fails may be repeated, unless the key is refused', async () => {
    const { open, call, picture } = fixture;
    const wish = clipWish({ pictures: [picture] });
    const away = open({ addresses: { FAL_REST_URL: 'http://127.0.0.1:1' } });
    const foreign = open({ apiKey: 'of:nobody-here' });
    const failures = [away, foreign].map((service) =>
      failureOf(service.prepare(bindingOf('hailuo'), wish, call())),
    );
    expect((await Promise.all(failures)).map(({ kind }) => kind)).toEqual(['transient', 'auth']);
  });
});

describe('an estimate', () => {
  const withPicture = () => clipWish({ pictures: [fixture.picture] });
  it.each([
    ['by the picture', { of: bindingOf('flux_pro'), wish: () => pictureWish({}), estimate: 40_000 }],
    // 1792 by 1008 are 1.8 megapixels, of which begun ones count.
    ['by the megapixel', { of: bindingOf('flux_v1'), wish: () => pictureWish({}), estimate: 50_000 }],
    ['by the second', { of: bindingOf('veo3_t2v'), wish: () => clipWish({ seconds: 5 }), estimate: 600_000 }],
    [
      'by what cannot be known',
      { of: bindingOf('dalle_3', 'openai/gpt-image-2'), wish: () => pictureWish({}), estimate: null },
    ],
    ['by a length that the model decides', { of: bindingOf('hailuo'), wish: withPicture, estimate: null }],
  ])('is reckoned %s', async (_how, { of, wish, estimate }) => {
    expect((await prepare(of, wish())).estimate).toBe(estimate);
  });

  it('is asked for once a day, and never in the way', async () => {
    const clock = { at: 0 };
    const { open, call, server } = fixture;
    const service = open({ now: () => clock.at });
    const asked = () => server.asked.filter((question) => question.endsWith('/pricing')).length;
    const before = asked();
    const estimates: unknown[] = [];
    for (const at of [0, 86_399_000, 86_400_000]) {
      clock.at = at;
      estimates.push((await service.prepare(bindingOf('flux_pro'), pictureWish({}), call())).estimate);
    }
    expect(estimates).toEqual([40_000, 40_000, 40_000]);
    expect(asked() - before).toBe(2);
    const away = open({ addresses: { FAL_API_URL: 'http://127.0.0.1:1' } });
    expect((await away.prepare(bindingOf('flux_pro'), pictureWish({}), call())).estimate).toBeNull();
  });
});
