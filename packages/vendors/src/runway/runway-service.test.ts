import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engines, imageModelKeys, videoModelKeys } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { Binding, JsonValue } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../testing/conformance/vendor-steps.ts';
import { effectWording } from '../wording/templates.ts';
import { runway } from './index.ts';
import { bindingOf, clipWish, startRunway } from './testing/runway-fixture.ts';
import type { RunwayFixture } from './testing/runway-fixture.ts';

let fixture: RunwayFixture;
beforeAll(async () => {
  fixture = await startRunway();
});
afterAll(() => fixture.close());

const { mediaService } = sentences;

const prepared = async (binding: Binding, wish: Parameters<typeof clipWish>[0] = {}) =>
  await fixture.open().prepare(binding, clipWish(wish), fixture.call());
const bodyOf = async (...wanted: Parameters<typeof prepared>) =>
  (await prepared(...wanted)).body as Record<string, JsonValue>;

describe('bindings', () => {
  it('serve keys of the catalogue alone', () => {
    const known: readonly string[] = [
      ...imageModelKeys,
      ...videoModelKeys,
      ...engines.flatMap((engine) => [engine.image_function, engine.video_model]),
    ];
    expect(runway.bindings.map(({ key }) => key).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('begin with the model that the key is named after', () => {
    expect(bindingOf('runway')).toMatchObject({
      endpoint: 'gen4_turbo/image_to_video',
      seconds: [2, 3, 4, 5, 6, 7, 8, 9, 10],
      inputs: { least: 1, most: 1 },
    });
  });
});

describe('prepare', () => {
  it('says a wish in the fields of its model, in both shapes', async () => {
    const { picture: image, server } = fixture;
    const upright = await bodyOf(bindingOf('runway'), { image, aspectRatio: '9:16', durationSeconds: 4.2 });
    const uri = `runway://upload-${server.uploads.length - 1}`;
    expect(upright).toEqual({
      model: 'gen4_turbo',
      promptText: 'Waves roll in',
      promptImage: uri,
      ratio: '720:1280',
      duration: 5,
      seed: 11,
    });
    expect(await bodyOf(bindingOf('veo3_t2v'), { durationSeconds: 30 })).toEqual({
      model: 'veo3.1_fast',
      promptText: 'Waves roll in',
      ratio: '1280:720',
      duration: 8,
      seed: 11,
      audio: false,
    });
    expect(await bodyOf(bindingOf('hailuo2'), { image })).toMatchObject({
      ratio: '16:9',
      resolution: '768p',
    });
  });

  it('uploads a picture as what its bytes say, without the key where it stands', async () => {
    const { picture: image, server } = fixture;
    await prepared(bindingOf('runway'), { image });
    expect(server.uploads.at(-1)).toMatchObject({
      filename: 'picture.png',
      contentType: 'image/png',
      isComplete: true,
    });
    expect(server.keysOfFiles).toEqual([]);
  });

  it('keeps no bytes of a picture in what is kept of a request', async () => {
    const { picture: image } = fixture;
    const kept = JSON.stringify(await prepared(bindingOf('runway'), { image }));
    expect(kept.length).toBeLessThan(500);
  });

  it('says an effect in words, and what the picture must not become where the model has a field for it', async () => {
    const { picture: image } = fixture;
    const wish = { prompt: '', effect: 'dramatic_crane', image } as const;
    const { negative_prompt: negative } = effectWording('dramatic_crane');
    const veo = await bodyOf(bindingOf('veo3'), wish);
    expect(veo['negativePrompt']).toBe(negative);
    expect(veo['promptText']).toMatch(/^The camera stands on a crane/u);
    expect(await bodyOf(bindingOf('runway'), wish)).not.toHaveProperty('negativePrompt');
  });

  it('lets a picture move where nothing is said', async () => {
    const { picture: image } = fixture;
    const { promptText: words } = await bodyOf(bindingOf('runway'), { prompt: ' ', image });
    expect(words).toMatch(/^The picture comes to life/u);
  });

  it('refuses what a model cannot do before anything is uploaded', async () => {
    const { picture: image, server, folder, open, call } = fixture;
    const before = server.uploads.length;
    const odd = join(folder, 'odd.png');
    await writeFile(odd, 'no picture');
    const refused = [
      prepared(bindingOf('runway')),
      prepared(bindingOf('veo3_t2v'), { image }),
      prepared(bindingOf('runway'), { image, narration: image }),
      prepared(bindingOf('runway'), { image, prompt: 'a'.repeat(1001) }),
      prepared(bindingOf('runway'), { image: odd }),
      prepared({ provider: 'runway', endpoint: 'gen9', fields: {} }),
      open().prepare(
        bindingOf('runway'),
        {
          medium: 'picture',
          request: {
            language: 'English',
            videoStyle: 'cinematic',
            longSide: 64,
            seed: 1,
            prompt: 'A cat',
            aspectRatio: '16:9',
            inputs: [],
          },
        },
        call(),
      ),
    ].map(failureOf);
    expect((await Promise.all(refused)).map(({ kind, message }) => [kind, message])).toEqual(
      [
        mediaService.needsPicture,
        mediaService.tooManyPictures(0),
        mediaService.speaksNot,
        mediaService.longPrompt(1000),
        mediaService.unreadablePicture,
        mediaService.refused,
        mediaService.refused,
      ].map((message) => ['invalid_input', message]),
    );
    expect(server.uploads.length).toBe(before);
  });

  it('counts a thousand characters, and no more', async () => {
    const { picture: image } = fixture;
    expect(await bodyOf(bindingOf('runway'), { image, prompt: 'a'.repeat(1000) })).toHaveProperty(
      'promptText',
    );
  });

  it('asks a model that an operator named like the first one of its key, and knows no price of it', async () => {
    const { picture: image } = fixture;
    const own = {
      key: 'runway',
      provider: 'runway',
      endpoint: 'gen5/image_to_video',
      fields: { duration: 10 },
    };
    expect(await prepared(own, { image })).toMatchObject({
      endpoint: 'gen5/image_to_video',
      body: { model: 'gen5', ratio: '1280:720', duration: 10 },
      estimate: null,
    });
  });

  it('says that Runway could not be reached, or refuses the key, when a picture cannot be uploaded', async () => {
    const { open, call, picture: image } = fixture;
    const wanted = [bindingOf('runway'), clipWish({ image }), call()] as const;
    const away = open({ addresses: { RUNWAYML_BASE_URL: 'http://127.0.0.1:1' } }).prepare(...wanted);
    const foreign = open({ apiKey: 'key_another-secret' }).prepare(...wanted);
    expect([(await failureOf(away)).kind, (await failureOf(foreign)).kind]).toEqual(['transient', 'auth']);
  });
});

describe('the price', () => {
  it('REAL-11 is that of the seconds that are asked for', async () => {
    const { open, call, picture: image } = fixture;
    const { signal } = call();
    const estimates = await Promise.all(
      [
        ['gen4_turbo/image_to_video', 5],
        ['gen4.5/text_to_video', 10],
        ['veo3.1/image_to_video', 8],
        ['hailuo3/image_to_video', 6],
        ['gen4.5/text_to_video', null],
        ['nobody/knows', 5],
      ].map(([endpoint, seconds]) =>
        open().estimate(
          { provider: 'runway', endpoint: String(endpoint), fields: {} },
          { medium: 'clip', seconds: seconds as number | null },
          signal,
        ),
      ),
    );
    expect(estimates).toEqual([250_000, 1_200_000, 1_600_000, null, null, null]);
    expect((await prepared(bindingOf('runway'), { image, durationSeconds: 4.2 })).estimate).toBe(250_000);
  });
});

describe('submit', () => {
  it('REAL-04 sends once, signed, in the version that it is written for', async () => {
    const { open, call, server } = fixture;
    const wish = await prepared(bindingOf('kling_2_1'));
    const before = server.charges.size;
    expect((await open().submit(wish, call())).status).toBe(200);
    expect(server.charges.size).toBe(before + 1);
    expect(server.submits.at(-1)).toMatchObject({
      task: 'text_to_video',
      body: wish.body,
      headers: {
        authorization: `Bearer ${server.apiKey}`,
        'x-runway-version': '2024-11-06',
        connection: 'close',
      },
    });
  });

  it('repeats no key, and sends none that no header carries', async () => {
    const { open, call, server } = fixture;
    const wish = await prepared(bindingOf('veo3_t2v'));
    const answer = await open({ apiKey: 'key_secret-of-somebody' }).submit(wish, call());
    expect(answer.status).toBe(401);
    expect(answer.body).toContain('[key]');
    expect(JSON.stringify(answer)).not.toContain('secret-of-somebody');
    const odd = await failureOf(open({ apiKey: 'two\nlines' }).submit(wish, call()));
    expect(odd.kind).toBe('auth');
    expect(`${odd.stack} ${String(odd.cause)}`).not.toContain('lines');
    expect(server.submits.at(-1)?.headers.authorization).not.toContain('two');
  });

  const refusalOf = async (scene: string) => {
    const { open, call, server } = fixture;
    const wish = await prepared(bindingOf('veo3_t2v'));
    server.play(scene);
    const answer = await open({ now: () => Date.UTC(2026, 10, 23) }).submit(wish, call());
    return await failureOf(Promise.resolve().then(() => open().readSubmit(wish, answer)));
  };

  it('REAL-06 reads 400 as what it says: no credits, no such model, or a field', async () => {
    expect(await refusalOf('credits')).toMatchObject({ kind: 'no_credit', message: mediaService.noCredit });
    expect(await refusalOf('retired')).toMatchObject({ kind: 'gone', message: mediaService.gone });
    expect(await refusalOf('submit-status:400')).toMatchObject({
      kind: 'invalid_input',
      message: mediaService.invalid('', 'No.'),
    });
  });

  it('waits as long as it is asked to', async () => {
    expect(await refusalOf('busy:7')).toMatchObject({ kind: 'rate_limited', retryAfterMs: 7_000 });
    expect((await refusalOf('submit-status:429')).retryAfterMs).toBeUndefined();
  });

  it.each([
    [{ promptImage: 'x' }, '', /Unrecognized key/u],
    [{ ratio: '16:9' }, 'ratio', /Invalid option/u],
    [{ duration: '6' }, 'duration', /Invalid input/u],
  ])('names what Runway refuses of %o', async (fields, field, reason) => {
    const { open, call, server } = fixture;
    const before = server.charges.size;
    const wish = await prepared({ ...bindingOf('veo3_t2v'), fields });
    const answer = await open().submit(wish, call());
    const refused = await failureOf(Promise.resolve().then(() => open().readSubmit(wish, answer)));
    expect(refused.kind).toBe('invalid_input');
    expect(refused.message).toMatch(reason);
    expect(refused.message).toContain(field);
    expect(server.charges.size).toBe(before);
  });
});

describe('the vendor', () => {
  it('opens with a key and the address that is set, of which it names the variables', async () => {
    const { server, call } = fixture;
    expect(runway.variables).toEqual({ apiKey: 'RUNWAYML_API_SECRET', addresses: ['RUNWAYML_BASE_URL'] });
    // As a file holds them: with a slash or a line at the end.
    const addresses = { RUNWAYML_BASE_URL: `${server.addresses.RUNWAYML_BASE_URL}/` };
    await runway.open({ apiKey: `${server.apiKey}\n`, addresses }).test(call());
  });

  it('REAL-10 says that the credits are used up when the key is tested', async () => {
    const poor = await startRunway({ creditBalance: 0 });
    const failure = await failureOf(poor.open().test(poor.call()));
    await poor.close();
    expect(failure).toMatchObject({ kind: 'no_credit', message: mediaService.noCredit });
  });
});
