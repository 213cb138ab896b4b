import { createServer } from 'node:net';
import type { AddressInfo, LookupFunction } from 'node:net';
import { sentences } from '@kinora/contract/sentences';
import type { MediaNews } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, madeOf } from '../testing/conformance/vendor-steps.ts';
import { bindingOf, clipWish, startFal, takenPicture } from './testing/fal-fixture.ts';
import type { FalFixture } from './testing/fal-fixture.ts';

let fixture: FalFixture;
beforeAll(async () => {
  fixture = await startFal({ 'fal-ai/flux/dev': { unit_price: 0.025, unit: 'megapixels' } });
});
afterAll(() => fixture.close());

const { mediaService, failure } = sentences;

async function newsOf(prompt: string, questions = 1): Promise<MediaNews[]> {
  const { operation } = await takenPicture(fixture, prompt);
  const service = fixture.open();
  const news: MediaNews[] = [];
  for (let asked = 0; asked < questions; asked += 1) {
    news.push(await service.poll(operation, fixture.call()));
  }
  return news;
}

describe('poll', () => {
  it('tells how many stand before it, then that it works, then what was made', async () => {
    const news = await newsOf('A cat [[queue:3]]', 5);
    expect(
      news.map((entry) => (entry.state === 'working' ? [entry.phase, entry.position] : entry.state)),
    ).toEqual([['queued', 2], ['queued', 1], ['queued', 0], ['working', null], 'made']);
    expect(madeOf(news.at(-1)!)).toMatchObject({
      answer: { endpoint: 'fal-ai/flux/dev', medium: 'picture', width: 1792, height: 1008, seed: 7 },
      // As many units as fal counted, by the price that it says.
      cost: 25_000,
    });
  });

  it('goes on waiting for states that nobody knows, and for results that are not there yet', async () => {
    const odd = await newsOf('A cat [[state:PAUSED]]', 2);
    const early = await newsOf('A cat [[early:2]]', 3);
    const endless = await newsOf('A cat [[endless]]', 3);
    expect(odd.map(({ state }) => state)).toEqual(['working', 'made']);
    expect(early.map(({ state }) => state)).toEqual(['working', 'working', 'made']);
    expect(endless.map(({ state }) => state)).toEqual(['working', 'working', 'working']);
  });

  it.each([
    [
      'fail:image_too_small',
      'invalid_input',
      mediaService.invalid('prompt', 'It ended with image_too_small.'),
    ],
    [
      'fail:file_download_error',
      'invalid_input',
      mediaService.invalid('prompt', 'It ended with file_download_error.'),
    ],
    [
      'fail:no_media_generated',
      'invalid_input',
      mediaService.invalid('prompt', 'It ended with no_media_generated.'),
    ],
    ['fail:generation_timeout', 'transient', mediaService.failed],
    ['fail:500', 'transient', mediaService.failed],
    ['fail:503', 'transient', mediaService.failed],
    ['fail:504', 'transient', mediaService.failed],
    // What was made and holds nothing was paid for: it is not asked for again by itself.
    ['empty', 'unknown', mediaService.unusable],
  ])('reads the end %s as %s', async (scene, kind, sentence) => {
    expect(await newsOf(`A cat [[${scene}]]`)).toMatchObject([{ state: 'failed', kind, sentence }]);
  });

  it('repeats nothing of the wish to the operator', async () => {
    const [news] = await newsOf('My secret surprise [[fail:image_too_small]]');
    expect(news).toMatchObject({ detail: expect.stringContaining('422') });
    expect(JSON.stringify(news)).not.toContain('surprise');
  });

  it('takes neither a refused key nor a request that is not found for its end', async () => {
    const { open, call } = fixture;
    const { operation } = await takenPicture(fixture, 'A cat');
    const foreign = await failureOf(open({ apiKey: 'of:nobody-here' }).poll(operation, call()));
    const busy = await takenPicture(fixture, 'A cat [[status-status:429]]');
    const limited = await failureOf(open().poll(busy.operation, call()));
    const unknown = {
      endpoint: 'fal-ai/flux/dev',
      requestId: 'nobody-knows-it',
      statusUrl: null,
      responseUrl: null,
      cancelUrl: null,
    };
    const missing = await failureOf(open().poll(unknown, call()));
    expect([foreign.kind, limited.kind, missing.kind]).toEqual(['auth', 'rate_limited', 'transient']);
  });

  it('stops when nobody waits any more', async () => {
    const { open, call } = fixture;
    const { operation } = await takenPicture(fixture, 'A cat');
    const reason = new Error('The worker stops');
    await expect(open().poll(operation, call(AbortSignal.abort(reason)))).rejects.toBe(reason);
  });
});

describe('fetch', () => {
  it('REAL-08 asks no other server of this machine, by whatever name', async () => {
    const { open, call, server } = fixture;
    const { port } = new URL(server.neighbour);
    const names = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'];
    for (const url of names.map((name) => `http://${name}:${port}/a.png`)) {
      const answer = { endpoint: 'fal-ai/flux/dev', medium: 'picture', url };
      expect(await failureOf(open().fetch(answer, call()))).toMatchObject({ kind: 'transient' });
    }
    expect(server.neighbourAsked).toEqual([]);
  });

  it('REAL-08 follows no name that turns to this machine after it was looked up', async () => {
    const { open, call } = fixture;
    let visitors = 0;
    const here = createServer((socket) => {
      visitors += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => here.listen(0, '127.0.0.1', resolve));
    // A listening TCP server has an address with a port.
    const { port } = here.address() as AddressInfo;
    const told: string[] = [];
    const lookup: LookupFunction = (_name, _options, done) => {
      // Public when it is judged for the first time, and here from then on.
      const address = told.push('asked') === 1 ? '203.0.113.7' : '127.0.0.1';
      done(null, [{ address, family: 4 }]);
    };
    const answer = {
      endpoint: 'fal-ai/flux/dev',
      medium: 'picture',
      url: `https://files.example:${port}/a.png`,
    };
    const service = open({ lookup, limits: { transferMs: 300 } });
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await failureOf(service.fetch(answer, call()))).toMatchObject({ kind: 'transient' });
    }
    // Each address is asked for once, by the connection that is judged by it.
    expect([told.length, visitors]).toEqual([2, 0]);
    await new Promise((resolve) => here.close(resolve));
  });

  it.each(['file:///etc/passwd', 'data:image/png;base64,AA', 'a'])('reads nothing from %s', async (url) => {
    const { open, call } = fixture;
    const answer = { endpoint: 'fal-ai/flux/dev', medium: 'picture', url };
    expect(await failureOf(open().fetch(answer, call()))).toMatchObject({ kind: 'transient' });
  });

  it('REAL-08 takes a picture for no clip', async () => {
    const { open, call, picture } = fixture;
    const service = open();
    const wish = clipWish({ prompt: 'Waves [[media-other]]', pictures: [picture] });
    const prepared = await service.prepare(bindingOf('veo3'), wish, call());
    const submitted = await service.readSubmit(prepared, await service.submit(prepared, call()));
    const news = submitted.state === 'accepted' ? await service.poll(submitted.operation, call()) : submitted;
    expect(news).toMatchObject({ state: 'made', answer: { medium: 'clip' }, cost: 600_000 });
    const refused = await failureOf(service.fetch(madeOf(news).answer, call()));
    expect(refused.message).toBe(mediaService.unusable);
  });

  it('sends no key to where results stand', async () => {
    const { open, call, server } = fixture;
    const [news] = await newsOf('A cat');
    await open().fetch(madeOf(news!).answer, call());
    expect(server.keysOfFiles).toEqual([]);
  });

  it('stops when nobody waits any more', async () => {
    const { open, call } = fixture;
    const [news] = await newsOf('A cat [[media-hang]]');
    const stop = new AbortController();
    const fetched = open().fetch(madeOf(news!).answer, call(stop.signal));
    stop.abort(new Error(failure.cancelled));
    await expect(fetched).rejects.toThrow(failure.cancelled);
  });
});
