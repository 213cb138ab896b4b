import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { z as mini } from 'zod/mini';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildTestHttp } from '../../testing/test-http.ts';
import { databaseCheck, diskCheck, migrationsCheck } from '../readiness-checks.ts';
import { queueMeasures } from '../queue/queue-measures.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';

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
registerMetrics(app, queueMeasures(pool));
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
