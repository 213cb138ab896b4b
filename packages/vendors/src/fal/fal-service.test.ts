import { sentences } from '@kinora/contract/sentences';
import { engines, imageModelKeys, videoModelKeys } from '@kinora/contract/catalogue';
import type { RawAnswer } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fal } from './index.ts';
import { failureOf } from '../testing/conformance/vendor-steps.ts';
import { startFal, takenPicture } from './testing/fal-fixture.ts';
import type { FalFixture } from './testing/fal-fixture.ts';

let fixture: FalFixture;
beforeAll(async () => {
  fixture = await startFal();
});
afterAll(() => fixture.close());

const { mediaService } = sentences;

describe('bindings', () => {
  it('serve every model of the catalogue, and every engine but the one that draws', () => {
    const keys = fal.bindings.map(({ key }) => key);
    const others = ['drawn'];
    const wanted = [
      ...imageModelKeys,
      ...videoModelKeys,
      ...engines.flatMap((engine) => [engine.image_function, engine.video_model]),
    ].filter((key) => !others.includes(key));
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !wanted.some((known) => known === key))).toEqual([]);
  });
});

describe('submit', () => {
  const prepared = { endpoint: 'fal-ai/flux/schnell', body: { prompt: 'A cat' }, estimate: null };

  it('sends once, signed, and tells fal not to send it again either', async () => {
    const { open, call, server } = fixture;
    const before = server.charges.size;
    const answer = await open().submit(prepared, call());
    expect(answer.status).toBe(200);
    expect(server.charges.size).toBe(before + 1);
    expect(server.submits.at(-1)).toMatchObject({
      endpoint: prepared.endpoint,
      body: prepared.body,
      headers: { authorization: `Key ${server.apiKey}`, 'x-fal-no-retry': '1', connection: 'close' },
    });
  });

  it('answers what is too long as far as it is read, and repeats no key', async () => {
    const { open, call, server } = fixture;
    const key = 'another:secret-of-somebody';
    const answer = await open({ apiKey: key }).submit(prepared, call());
    expect(answer.status).toBe(401);
    expect(JSON.stringify(answer)).toContain('[key]');
    expect(JSON.stringify(answer)).not.toContain('secret-of-somebody');
    const odd = await failureOf(open({ apiKey: 'two\nlines' }).submit(prepared, call()));
    expect(odd.kind).toBe('auth');
    expect(`${odd.stack} ${String(odd.cause)}`).not.toContain('lines');
    expect(server.submits.at(-1)?.headers.authorization).not.toContain('two');
  });

  it.each([
    ['locked', 'no_credit', mediaService.noCredit],
    ['forbidden', 'auth', mediaService.keyRefused],
    ['submit-status:401', 'auth', mediaService.keyRefused],
    ['submit-status:402', 'no_credit', mediaService.noCredit],
    ['submit-status:404', 'gone', mediaService.gone],
    ['submit-status:413', 'invalid_input', mediaService.invalid('', 'No.')],
  ])('reads %s as %s', async (scene, kind, message) => {
    const { open, call, server } = fixture;
    const before = server.submits.length;
    server.play(scene);
    const answer = await open().submit(prepared, call());
    const failure = await failureOf(Promise.resolve().then(() => open().readSubmit(prepared, answer)));
    expect(failure).toMatchObject({ kind, message });
    expect(server.submits.length).toBe(before + 1);
  });

  it('waits as long as it is asked to, by seconds or by a date', async () => {
    const { open, call } = fixture;
    const at = Date.UTC(2026, 10, 23, 12, 0, 0);
    const service = open({ now: () => at });
    const busy = { ...prepared, body: { prompt: 'A cat [[busy:7]]' } };
    const bySeconds = await service.submit(busy, call());
    const byDate = { ...bySeconds, headers: { 'retry-after': 'Mon, 23 Nov 2026 12:00:30 GMT' } };
    const wordless = { ...bySeconds, headers: {} };
    const waits = [bySeconds, byDate, wordless].map((answer) =>
      failureOf(Promise.resolve().then(() => service.readSubmit(prepared, answer))),
    );
    expect((await Promise.all(waits)).map(({ kind, retryAfterMs }) => [kind, retryAfterMs])).toEqual([
      ['rate_limited', 7_000],
      ['rate_limited', 30_000],
      ['rate_limited', undefined],
    ]);
    expect((await service.submit(busy, call())).status).toBe(200);
  });

  it('names the field that a model refuses', async () => {
    const { open, call } = fixture;
    const service = open();
    const wrong = { ...prepared, body: { prompt: 'A cat', negative_words: 'dogs' } };
    const answer = await service.submit(wrong, call());
    const failure = await failureOf(Promise.resolve().then(() => service.readSubmit(wrong, answer)));
    expect(failure).toMatchObject({
      kind: 'invalid_input',
      message: mediaService.invalid('negative_words', 'Extra inputs are not permitted.'),
    });
  });

  it('REAL-07 reads a refusal of the content as one, whatever stands around it', async () => {
    const detail = [
      { loc: ['body', 'image_url'], msg: 'Too small', type: 'image_too_small' },
      { loc: ['body', 'prompt'], msg: 'Flagged', type: 'content_policy_violation' },
    ];
    for (const status of [400, 403, 422]) {
      const answer: RawAnswer = { status, headers: {}, body: JSON.stringify({ detail }) };
      const failure = await failureOf(
        Promise.resolve().then(() => fixture.open().readSubmit(prepared, answer)),
      );
      expect(failure).toMatchObject({ kind: 'policy', message: mediaService.policy });
    }
  });

  it('asks on its own queue whatever addresses it is given', async () => {
    const { open, call } = fixture;
    const { operation } = await takenPicture(fixture, 'A cat [[foreign-urls]]');
    expect(JSON.stringify(operation)).toContain('queue.elsewhere.example');
    expect(await open().poll(operation, call())).toMatchObject({ state: 'made' });
    await open().cancel(operation, call());
  });
});

describe('cancel', () => {
  it('stops what waits and what works, and is content with what has ended', async () => {
    const { open, call, server } = fixture;
    const service = open();
    const queued = await takenPicture(fixture, 'A cat [[queue:5]]');
    await service.poll(queued.operation, call());
    await service.cancel(queued.operation, call());
    const working = await takenPicture(fixture, 'A cat [[endless]]');
    await service.cancel(working.operation, call());
    await service.cancel(working.operation, call());
    const news = await service.poll(working.operation, call());
    expect(news).toMatchObject({ state: 'failed', kind: 'transient', sentence: sentences.failure.cancelled });
    const done = await takenPicture(fixture, 'A cat');
    await service.poll(done.operation, call());
    await service.cancel(done.operation, call());
    expect(server.asked.filter((asked) => asked.startsWith('PUT /queue/fal-ai/flux/requests/'))).not.toEqual(
      [],
    );
  });

  it('is content with a request that nobody knows, and says when it could not ask', async () => {
    const { open, call } = fixture;
    const operation = {
      endpoint: 'fal-ai/flux/dev',
      requestId: 'gone',
      statusUrl: null,
      responseUrl: null,
      cancelUrl: null,
    };
    await open().cancel(operation, call());
    const foreign = await failureOf(open({ apiKey: 'of:nobody-here' }).cancel(operation, call()));
    const away = await failureOf(
      open({ addresses: { FAL_QUEUE_URL: 'http://127.0.0.1:1' } }).cancel(operation, call()),
    );
    expect([foreign.kind, away.kind]).toEqual(['auth', 'transient']);
  });
});

describe('the vendor', () => {
  it('opens with a key and the addresses that are set, of which it names the variables', async () => {
    const { server, call } = fixture;
    expect(fal.variables.addresses.toSorted()).toEqual(Object.keys(server.addresses).toSorted());
    // As a file holds them: with a slash or a line at the end.
    const addresses = { ...server.addresses, FAL_API_URL: `${server.addresses.FAL_API_URL}/` };
    await fal.open({ apiKey: `${server.apiKey}\n`, addresses }).test(call());
  });
});

describe('the list of endpoints', () => {
  it('names those that are there, and says when it could not be asked', async () => {
    const { open, call } = fixture;
    const wanted = [...new Set(fal.bindings.map(({ endpoint }) => endpoint))];
    const { signal } = call();
    const listed = await open().listEndpoints?.([...wanted, 'fal-ai/no-such-model'], signal);
    expect([...(listed ?? [])]).toEqual(wanted.map((endpoint) => [endpoint, 'active']));
    const away = open({ addresses: { FAL_API_URL: 'http://127.0.0.1:1' } });
    expect((await failureOf(Promise.resolve(away.listEndpoints?.(wanted, signal)))).kind).toBe('transient');
    const stranger = open({ apiKey: 'another:key' });
    expect((await failureOf(Promise.resolve(stranger.listEndpoints?.(wanted, signal)))).kind).toBe('auth');
  });
});
