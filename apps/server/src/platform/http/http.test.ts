import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { sentences } from '@kinora/contract/sentences';
import { sql } from 'drizzle-orm';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildTestHttp } from '../../testing/test-http.ts';
import { AppError, statusByErrorCode, type ErrorCode } from '../errors/app-error.ts';
import { createLogger } from '../logging.ts';
import { isAllowedOrigin } from './origin-rule.ts';
import { createDatabaseCounter, createMemoryCounter, sweepRateLimits } from './rate-limit-store.ts';

const lines: string[] = [];
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const log = createLogger({ level: 'info', process: 'test', destination });
const { app: instance } = await buildTestHttp({ log });
const app = instance.withTypeProvider<ZodTypeProvider>();
const DraftSchema = z.object({
  title: z.string().min(1, 'Please give it a title.'),
  count: z.number().optional(),
});

app.get('/api/fine', () => ({ fine: true }));
app.get('/api/broken', () => {
  throw new Error('connection to 10.0.0.3 with password hunter2 failed');
});
app.get('/api/slow', { handlerTimeout: 20 }, (request) => delay(60_000, {}, { signal: request.signal }));
app.get('/api/away', () => {
  throw new Error('query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
});
app.get('/api/refuse/:code', (request) => {
  throw new AppError((request.params as { code: ErrorCode }).code, { retryAfterSeconds: 7 });
});
app.get('/api/scenes/:id', { schema: { params: z.object({ id: z.uuid() }) } }, () => ({}));
app.post('/api/draft', { schema: { body: DraftSchema } }, (request) => request.body);
app.post('/api/log', (request) => {
  request.log.info({ body: request.body, headers: request.headers }, 'Seen');
  return {};
});
const { database, pool } = await createTestDatabase();
app.get('/api/query/cast', () => database.execute(sql`select ${'my private story'}::text::int`));
app.get('/api/query/twice', async () => {
  const insert = sql`insert into rate_limits (key, hits, window_ends_at) values (${'my private story'}, 1, now())`;
  await database.execute(insert);
  return database.execute(insert);
});
app.get('/shared/:token', () => {
  throw new AppError('not-found');
});
await app.ready();

describe('headers', () => {
  it.each([
    ['a good answer', '/api/fine', 200],
    ['an unknown call', '/api/none', 404],
    ['a failure', '/api/broken', 500],
    ['an address that cannot be read', '/api/%c0', 400],
  ])('F1 %s carries the security headers', async (_what, url, status) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('F1 scripts come from our own origin only, and plain http is not upgraded', async () => {
    const policy = String((await app.inject({ url: '/api/fine' })).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toContain("script-src 'self' 'unsafe");
  });

  it('F1 behind https, browsers are told to stay there', async () => {
    const secure = await buildTestHttp({
      publicUrl: 'https://films.example',
      cdnUrl: 'https://cdn.example/media',
    });
    const { headers } = await secure.app.inject({ url: '/api/none' });
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).toContain("media-src 'self' data: blob: https://cdn.example;");
  });

  it('answers are not kept by caches', async () => {
    expect((await app.inject({ url: '/api/fine' })).headers['cache-control']).toBe('no-store');
  });

  it('every answer names its request, by a sane id of a proxy or one of ours', async () => {
    const given = await app.inject({ url: '/api/fine', headers: { 'x-request-id': 'abc-12345' } });
    expect(given.headers['x-request-id']).toBe('abc-12345');
    const insane = await app.inject({ url: '/api/fine', headers: { 'x-request-id': 'a"b\u007f' } });
    expect(insane.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('problems', () => {
  it.each(Object.entries(statusByErrorCode))(
    '%s answers %i as problem+json with a sentence',
    async (code, status) => {
      const answer = await app.inject({ url: `/api/refuse/${code}` });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers['retry-after']).toBe('7');
      expect(answer.json()).toMatchObject({ status, code, detail: sentences.refusal[code as ErrorCode] });
    },
  );

  it('ERR-04 the words of an inner failure never leave, but are logged', async () => {
    const answer = await app.inject({ url: '/api/broken' });
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'internal',
      detail: sentences.refusal.internal,
    });
    expect(lines.join('')).toContain('10.0.0.3');
  });

  it('a handler that takes too long is told to stop, and its caller gets 503', async () => {
    expect((await app.inject({ url: '/api/slow' })).json()).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
  });

  it('a database that is away is 503 with Retry-After', async () => {
    const answer = await app.inject({ url: '/api/away' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('a body that breaks a rule is 422 with its field and the sentence of the rule', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/draft',
      payload: { title: '', count: 'x' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid', detail: 'Please give it a title.' });
    expect(answer.json().errors).toEqual([
      { field: 'title', detail: 'Please give it a title.' },
      { field: 'count', detail: expect.stringContaining('expected number') },
    ]);
  });

  it.each([
    ['broken JSON', { payload: '{"title":', headers: { 'content-type': 'application/json' } }, 400],
    ['another type', { payload: 'title=x', headers: { 'content-type': 'text/csv' } }, 415],
    ['a body over 2 MB', { payload: { title: 'x'.repeat(2_200_000) } }, 413],
  ])('%s is refused', async (_what, request, status) => {
    const answer = await app.inject({ method: 'POST', url: '/api/draft', ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('problem+json');
  });

  it('an id that cannot be one is unknown', async () => {
    expect((await app.inject({ url: '/api/scenes/1;drop' })).statusCode).toBe(404);
  });
});

describe('log', () => {
  it('O5 neither secrets nor what people wrote appear in the log', async () => {
    lines.length = 0;
    await app.inject({
      method: 'POST',
      url: '/api/log?token=query-secret',
      headers: { cookie: 'session=cookie-secret', authorization: 'Bearer header-secret' },
      payload: {
        password: 'pass-secret',
        prompt: 'my private story',
        invitation_code: 'code-secret',
        title: 'kept',
      },
    });
    const text = lines.join('');
    expect(text).toContain('kept');
    expect(text).not.toMatch(/(query|cookie|header|pass|code)-secret|private story/);
  });

  it('O5 a failed query is logged without its words and values', async () => {
    lines.length = 0;
    for (const url of ['/api/query/cast', '/api/query/twice']) {
      expect((await app.inject({ url })).statusCode).toBe(500);
    }
    const text = lines.join('');
    expect(text).not.toMatch(/private story|insert into|select/u);
    const errors = lines
      .map((line) => (JSON.parse(line) as { err?: unknown }).err)
      .filter((error) => error !== undefined);
    expect(errors).toMatchObject([
      { type: 'DrizzleQueryError', message: expect.stringContaining('invalid input syntax'), code: '22P02' },
      { code: '23505', constraint: 'rate_limits_pkey', stack: expect.stringContaining('session') },
    ]);
    await pool.query('delete from rate_limits');
  });

  it('O5 the token of a shared video is in no line, however it was asked for', async () => {
    lines.length = 0;
    for (const url of [
      '/api/share/tok-1',
      '/media/share/tok-2/film.mp4',
      '/share/tok-3',
      '/%73hared/tok-4',
    ]) {
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
    expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
      '/api/share/…',
      '/media/share/…/film.mp4',
      '/share/…',
      '/shared/:token',
    ]);
    expect(lines.join('')).not.toContain('tok-');
  });

  it('a change is logged with its request id, path and status; a read is not', async () => {
    lines.length = 0;
    await app.inject({ url: '/api/fine' });
    expect(lines).toEqual([]);
    await app.inject({
      method: 'POST',
      url: '/api/draft',
      payload: { title: 'x' },
      headers: { 'x-request-id': 'id-123456' },
    });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reqId: 'id-123456',
      path: '/api/draft',
      status: 200,
      process: 'test',
    });
  });
});

describe('origin', () => {
  const publicUrl = 'https://films.example';
  it.each([
    ['GET', 'h:1', 'https://evil.example', 'cross-site', true],
    ['POST', 'localhost:3000', undefined, undefined, true],
    ['POST', 'localhost:3000', 'http://localhost:3000', 'same-origin', true],
    ['POST', 'localhost:3000', 'http://127.0.0.1:3000', undefined, true],
    ['POST', '127.0.0.1:3000', 'http://localhost:3000', undefined, true],
    ['POST', '[::1]:3000', 'http://127.0.0.1:3000', undefined, true],
    ['POST', '127.0.0.1:3000', 'http://localhost:4000', undefined, false],
    ['POST', '127.0.0.1:3000', 'http://localhost.evil.example:3000', undefined, false],
    ['POST', '10.0.0.2:8080', 'https://films.example', undefined, true],
    ['POST', 'films.example', 'https://films.example', undefined, true],
    ['POST', 'films.example', 'http://films.example', undefined, true],
    ['POST', 'films.example', 'https://films.example.evil', undefined, false],
    ['POST', 'films.example', 'https://evil.example', 'cross-site', false],
    ['DELETE', 'films.example', 'null', undefined, false],
    ['PUT', 'films.example', 'file://', undefined, false],
    ['PATCH', 'films.example', '', undefined, false],
    ['POST', 'films.example', undefined, 'cross-site', false],
    ['POST', 'films.example', undefined, 'same-site', false],
    ['POST', 'films.example', undefined, 'same-origin', true],
  ])('A3 %s to %s from %s (%s): %s', (...[method, host, origin, fetchSite, isAllowed]) => {
    expect(isAllowedOrigin({ method, host, origin, fetchSite }, publicUrl)).toBe(isAllowed);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'A3 a foreign page that posts %s is refused before its body is read, without CORS',
    async (type) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/draft',
        headers: { origin: 'https://evil.example', 'content-type': type },
        payload: '{"title":',
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});

describe('rate limits', () => {
  it('status reads have a lane of their own; a full lane answers 429 with Retry-After', async () => {
    const counter = createMemoryCounter(() => performance.now());
    const budgets = { status: 5, reads: 2, writes: 1 };
    const limited = await buildTestHttp({
      rateLimit: { budgets, memory: counter, shared: counter },
    });
    limited.app.get('/api/list', () => ({}));
    limited.app.get('/api/status', { config: { lane: 'status' } }, () => ({}));
    limited.app.get('/free', { config: { lane: 'free' } }, () => ({}));
    const statuses = async (url: string, times: number) =>
      (await Promise.all(Array.from({ length: times }, () => limited.app.inject({ url })))).map(
        (r) => r.statusCode,
      );
    expect((await statuses('/api/list', 4)).toSorted()).toEqual([200, 200, 429, 429]);
    expect((await statuses('/api/status', 6)).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses('/free', 10)).toEqual(Array(10).fill(200));
    const refused = await limited.app.inject({ url: '/api/list' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too-many', detail: sentences.refusal['too-many'] });
  });

  it('A5 all addresses of one IPv6 network draw from one budget', async () => {
    const counter = createMemoryCounter(() => performance.now());
    const budgets = { status: 9, reads: 2, writes: 9 };
    const limited = await buildTestHttp({ rateLimit: { budgets, memory: counter, shared: counter } });
    limited.app.get('/api/list', () => ({}));
    const statusFrom = async (remoteAddress: string) =>
      (await limited.app.inject({ url: '/api/list', remoteAddress })).statusCode;
    expect(await statusFrom('2001:db8:7:7::1')).toBe(200);
    expect(await statusFrom('2001:db8:7:7::2')).toBe(200);
    expect(await statusFrom('2001:db8:7:7:ffff::3')).toBe(429);
    expect(await statusFrom('2001:db8:7:8::1')).toBe(200);
  });

  it('A5 only proxies that were named may say who asks', async () => {
    const counter = createMemoryCounter(() => performance.now());
    const budgets = { status: 9, reads: 1, writes: 9 };
    const limited = await buildTestHttp({
      rateLimit: { budgets, memory: counter, shared: counter },
      trustedProxies: ['10.0.0.0/24', 'fd00::/8'],
    });
    limited.app.get('/api/list', () => ({}));
    const statusBy = async (remoteAddress: string, asker: string) => {
      const headers = { 'x-forwarded-for': asker };
      return (await limited.app.inject({ url: '/api/list', remoteAddress, headers })).statusCode;
    };
    expect(await statusBy('10.0.0.9', '192.0.2.1')).toBe(200);
    expect(await statusBy('10.0.0.9', '192.0.2.9')).toBe(200);
    expect(await statusBy('fd00::1', '192.0.2.2')).toBe(200);
    expect(await statusBy('10.0.0.9', '192.0.2.2')).toBe(429);
    expect(await statusBy('10.0.1.9', '192.0.2.3')).toBe(200);
    expect(await statusBy('10.0.1.9', '192.0.2.4')).toBe(429);
    // What the asker wrote there before the proxy counts for nothing.
    expect(await statusBy('10.0.0.9', '192.0.2.5, 192.0.2.1')).toBe(429);
  });

  it('changes are counted in the database, together for all processes, and swept', async () => {
    const [one, two] = [createDatabaseCounter(database), createDatabaseCounter(database)];
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).count('writes x', 60_000)),
    );
    expect(counts.map((count) => count.hits).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    await pool.query("update rate_limits set window_ends_at = now() - interval '2 minutes'");
    expect((await one.count('writes x', 60_000)).hits).toBe(1);
    await pool.query("update rate_limits set window_ends_at = now() - interval '2 minutes'");
    expect(await sweepRateLimits(database)).toBe(1);
  });

  it('a process that cannot keep up refuses calls with 429, but answers its health', async () => {
    const busy = await buildTestHttp({ maxLagMs: 30 });
    busy.app.get('/api/list', () => ({}));
    busy.app.get('/health', { config: { lane: 'free' } }, () => ({}));
    await busy.app.ready();
    let refused = await busy.app.inject({ url: '/api/list' });
    while (refused.statusCode !== 429) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
      await delay(1);
      refused = await busy.app.inject({ url: '/api/list' });
    }
    expect(refused.headers['retry-after']).toBe('5');
    expect((await busy.app.inject({ url: '/health' })).statusCode).toBe(200);
  });

  it('a window in memory ends', async () => {
    let now = 0;
    const counter = createMemoryCounter(() => now);
    await counter.count('a', 1000);
    expect((await counter.count('a', 1000)).hits).toBe(2);
    now = 1000;
    expect(await counter.count('a', 1000)).toEqual({ hits: 1, windowEndsInMs: 1000 });
  });
});
