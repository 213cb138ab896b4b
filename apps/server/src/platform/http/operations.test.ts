import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { z as mini } from 'zod/mini';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildTestHttp } from '../../testing/test-http.ts';
import { databaseCheck, diskCheck, migrationsCheck } from '../readiness-checks.ts';
import { AppError } from '../errors/app-error.ts';
import { queueMeasures } from '../queue/queue-measures.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';
import { createMemoryCounter } from './rate-limit-store.ts';

const { pool, url } = await createTestDatabase();
const { app: instance, temporaryFolder } = await buildTestHttp();
const app = instance.withTypeProvider<ZodTypeProvider>();
let trouble: string | null = null;
registerHealth(app, [
  databaseCheck(pool),
  migrationsCheck(url),
  diskCheck(temporaryFolder),
  { check: () => Promise.resolve(trouble) },
]);
let now = 0;
registerMetrics(app, queueMeasures(pool), {
  token: 'a-token-of-some-length',
  guard: () => Promise.reject(new AppError('forbidden')),
  now: () => now,
});
const ItemSchema = mini.object({ id: mini.string(), size: mini.optional(mini.number()) });
app.get(
  '/api/items/:id',
  { schema: { params: ItemSchema, response: { 200: ItemSchema } } },
  (request) => request.params,
);
const form = {
  data: z.object({ prompt: z.string() }),
  files: { images: { max: 5, maxBytes: 10 }, pdf: { max: 1, maxBytes: 10 } },
};
app.post('/api/form', { config: { multipart: form } }, () => ({}));
await app.ready();

describe('health', () => {
  it('a process that runs is live, one that can work is ready', async () => {
    expect((await app.inject({ url: '/health/live' })).json()).toEqual({ status: 'ok', reasons: [] });
    const ready = await app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', reasons: [] }]);
  });

  it('what is missing is said with 503, while the process stays live', async () => {
    trouble = 'The disk is full.';
    const ready = await app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'unavailable', reasons: ['The disk is full.'] },
    ]);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    trouble = null;
  });
});

describe('metrics', () => {
  it('O5 answers by route, queue depth and age, and the event loop are there for Prometheus', async () => {
    await pool.query(
      `insert into pgboss.job (name, data, created_on) values ('work', '{"name":"paint-scene"}', now() - interval '90 seconds')`,
    );
    await app.inject({ url: '/api/items/7' });
    const { body, headers } = await app.inject({ url: '/metrics' });
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'kinora_http_request_duration_seconds_count{method="GET",route="/api/items/:id",status="200"} 1',
    );
    expect(body).toContain('kinora_queue_jobs{job="paint-scene",state="waiting"} 1');
    expect(body).toMatch(/kinora_queue_oldest_seconds\{job="paint-scene",state="waiting"\} 9\d/);
    expect(body).toContain('nodejs_eventloop_lag_seconds');
  });

  it('are for this machine, and from elsewhere for who has the token or passes the guard', async () => {
    const read = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await read('127.0.0.1')).toBe(200);
    expect(await read('::ffff:127.0.0.2')).toBe(200);
    expect(await read('::1')).toBe(200);
    expect(await read('192.0.2.1')).toBe(403);
    expect(await read('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(403);
    expect(await read('192.0.2.1', { authorization: 'Bearer a-token-of-some-lengtH' })).toBe(403);
    expect(await read('192.0.2.1', { authorization: 'Bearer a-token-of-some-length' })).toBe(200);
  });

  it('ask the database at most once in five seconds, and are limited like any other read', async () => {
    const waiting = async () =>
      (await app.inject({ url: '/metrics' })).body.match(/kinora_queue_jobs\{job="make-film".*/)?.[0];
    now += 5_000;
    expect(await waiting()).toBeUndefined();
    await pool.query(`insert into pgboss.job (name, data) values ('work', '{"name":"make-film"}')`);
    now += 4_999;
    expect(await waiting()).toBeUndefined();
    now += 1;
    expect(await waiting()).toContain('state="waiting"} 1');

    const counter = createMemoryCounter(() => 0);
    const budgets = { status: 1, reads: 1, writes: 1 };
    const limited = await buildTestHttp({ rateLimit: { budgets, memory: counter, shared: counter } });
    registerMetrics(limited.app, [], { token: null, guard: () => Promise.resolve(), now: () => 0 });
    expect((await limited.app.inject({ url: '/metrics' })).statusCode).toBe(200);
    expect((await limited.app.inject({ url: '/metrics' })).statusCode).toBe(429);
  });
});

describe('OpenAPI', () => {
  it('the description is made from the schemas that check, forms included', async () => {
    const document = (await app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual([
      '/health/live',
      '/health/ready',
      '/api/items/{id}',
      '/api/form',
    ]);
    expect(document.paths['/api/items/{id}'].get.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
    });
    const body = document.paths['/api/form'].post.requestBody.content['multipart/form-data'].schema;
    expect(body.properties.data.properties.prompt).toEqual({ type: 'string' });
    expect(body.properties.images).toMatchObject({ type: 'array', maxItems: 5 });
    expect(body.properties.pdf).toMatchObject({ type: 'string' });
  });

  it('its page works under the strict policy: scripts are files of our own', async () => {
    const page = await app.inject({ url: '/api/docs/' });
    const html =
      page.statusCode === 302 ? (await app.inject({ url: String(page.headers.location) })).body : page.body;
    expect(html).toContain('swagger-ui');
    expect(html).not.toMatch(/<script(?![^>]*src=)[^>]*>/);
    expect(html).not.toMatch(/(src|href)="https?:/);
  });
});
