import { type CatalogueAnswer } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { describe, expect, it } from 'vitest';
import { apiReference } from './api-reference.ts';
import { buildTestApp } from './testing/test-app.ts';

const { app } = await buildTestApp();

describe('the composed API', () => {
  it('is ready on a migrated database', async () => {
    expect((await app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ok', reasons: [] });
  });

  it('A1 the metrics are not for visitors from elsewhere', async () => {
    const read = async (remoteAddress: string) =>
      (await app.inject({ url: '/metrics', remoteAddress })).statusCode;
    expect([await read('192.0.2.1'), await read('127.0.0.1')]).toEqual([401, 200]);
  });

  it('ERR-04 no id in an address is a failure of ours, whatever bytes it has', async () => {
    const account = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' };
    const signedUp = await app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: account });
    const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? '';
    const document = (await app.inject({ url: '/api/openapi.json' })).json();
    type Parameter = { readonly name: string; readonly in: string };
    const calls = Object.entries<Record<string, { parameters?: Parameter[] }>>(document.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { parameters = [] }]) => ({ path, method, parameters })),
    );
    const askedFor = calls.filter(({ parameters }) => parameters.some((one) => one.in !== 'header'));
    expect(askedFor.length).toBeGreaterThan(20);
    for (const { path, method, parameters } of askedFor) {
      const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=%00x`);
      for (const id of ['%00', 'a%00b', '%00.wav', '%ef%bf%bf', '..%2f%00']) {
        const url = `${path.replaceAll(/\{\w+\}/g, id)}?${query.join('&')}`;
        const answer = await app.inject({ method: method.toUpperCase() as 'GET', url, headers: { cookie } });
        expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(500);
      }
    }
    for (const url of ['/share/%00', '/media/showcase/%00/%00', '/media/%00/x', '/%00']) {
      expect((await app.inject({ url, headers: { cookie } })).statusCode, url).toBeLessThan(500);
    }
  });

  it('F1 every described call carries the security headers', async () => {
    const document = (await app.inject({ url: '/api/openapi.json' })).json();
    for (const path of Object.keys(document.paths)) {
      const answer = await app.inject({ url: path.replaceAll(/\{\w+\}/g, 'x') });
      expect(answer.headers['content-security-policy'], path).toContain("script-src 'self'");
      expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
    }
  });
});

describe('the catalogue', () => {
  it('ENG-04 says to everybody, before anything is paid, which names stand over what the studio draws by itself', async () => {
    const catalogue = (await app.inject({ url: '/api/catalogue' })).json<CatalogueAnswer>();
    const { engines, image_models: images, video_models: videos, effects } = catalogue;
    const own = [...engines, ...images].filter((entry) => !entry.is_stand_in).map(({ key }) => key);
    expect(own).toEqual(['engine_normal', 'image_whiteboard']);
    for (const entry of [...engines, ...images, ...videos, ...effects]) {
      expect(entry, entry.key).toMatchObject({
        made_by: { provider: 'builtin', model: 'Kinora' },
        availability: {
          is_available: true,
          through: 'builtin',
          notice: entry.is_stand_in ? sentences.notice.embeddedModel : null,
        },
        estimate_usd: null,
        estimate_note: null,
      });
    }
    expect([...videos, ...effects].every((entry) => entry.is_stand_in)).toBe(true);
  });
});

describe('the document of the API', () => {
  interface Schema {
    properties: Record<string, { type?: string; items?: object }>;
  }
  interface Call {
    operationId: string;
    summary: string;
    security: { session: string[] }[];
    requestBody?: { content: Record<string, { schema: { $ref?: string; properties?: { data: object } } }> };
    responses: Record<string, object>;
  }

  async function readDocument() {
    const document: {
      paths: Record<string, Record<string, Call>>;
      components: { schemas: Record<string, Schema>; responses: Record<string, object> };
    } = (await app.inject({ url: '/api/openapi.json' })).json();
    return {
      schemas: document.components.schemas,
      answers: document.components.responses,
      call: (method: string, path: string) => document.paths[path]?.[method],
      calls: Object.values(document.paths).flatMap((methods) => Object.values(methods)),
    };
  }

  it('every call has a name of its own in the shape verbNoun, and a line of text', async () => {
    const { calls } = await readDocument();
    expect(calls.length).toBeGreaterThan(70);
    const ids = calls.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, summary } of calls) {
      expect(operationId).toMatch(/^[a-z]+[A-Z]\w+$|^sign(Up|In|Out)$/u);
      expect(summary, operationId).toMatch(/^[A-Z]/u);
    }
    expect(Object.keys(apiReference.operations)).toHaveLength(calls.length);
  });

  it('a call says who may use it and how it is refused, by its guard, address and body', async () => {
    const { call } = await readDocument();
    expect(call('get', '/api/catalogue')?.security).toEqual([]);
    expect(call('get', '/api/me')?.security).toEqual([{ session: [] }]);
    expect(call('get', '/api/admin/users')?.security).toEqual([{ session: ['admin'] }]);
    const refusals = (method: string, path: string): string[] =>
      Object.keys(call(method, path)?.responses ?? {}).filter((status) => status.startsWith('4'));
    expect(refusals('get', '/api/catalogue')).toEqual(['429']);
    expect(refusals('get', '/api/project/{id}')).toEqual(['401', '404', '429']);
    expect(refusals('post', '/image/generate-image-async')).toEqual([
      '400',
      '401',
      '402',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
    ]);
  });

  it('schemas are shared by name, those of refusals and forms too', async () => {
    const { schemas, answers, call } = await readDocument();
    expect(answers['NotFound']).toMatchObject({
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    });
    expect(schemas['Problem']?.properties['detail']).toEqual({ type: 'string' });
    expect(schemas['ProjectAnswer']?.properties['scenes']?.items).toEqual({
      $ref: '#/components/schemas/ShownScene',
    });
    const form = call('post', '/api/research_and_create_video')?.requestBody?.content['multipart/form-data'];
    expect(form?.schema.properties?.data).toEqual({ $ref: '#/components/schemas/StartStoryData' });
    expect(schemas['StartStoryData']?.properties['user_query']).toBeDefined();
  });
});
