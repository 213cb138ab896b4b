import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from './testing/test-app.ts';

const { app } = await buildTestApp();

/** As much of the OpenAPI document as is looked at. */
const DocumentSchema = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
      }),
    ),
  ),
});
const raw = (await app.inject({ url: '/api/openapi.json' })).json();
const document = DocumentSchema.parse(raw);

const ID = '00000000-0000-4000-8000-000000000000';
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, ID);

/** What everybody may call, and what answers for itself. */
const open = new Set([
  '/api/catalogue',
  '/api/waitlist',
  '/api/apply-for-access',
  '/api/s3/s3-videos',
  '/api/showcase',
  '/api/share/{token}',
  '/media/share/{token}/{file}',
  '/media/showcase/{category}/{file}',
]);
const privateCalls = Object.entries(document.paths)
  .filter(([path]) => !path.startsWith('/health') && !path.startsWith('/api/auth/') && !open.has(path))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path] as const));

describe('the composed API', () => {
  it('A1 describes all of its calls, and not only the open ones', () => {
    expect(privateCalls.length).toBeGreaterThan(50);
  });

  it.each(privateCalls)(
    'A1 %s %s refuses a visitor before it looks at what was sent',
    async (method, path) => {
      const answer = await app.inject({
        // Of the document, which has no others.
        method: method as 'GET',
        url: addressOf(path),
        ...(method === 'GET' ? {} : { payload: { nonsense: true } }),
      });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'not-signed-in']);
    },
  );
});

/** The calls that make something, which an account that is not activated may look at from outside only. */
const generations = [
  '/api/research_and_create_video',
  '/api/project/{id}/submit-scenes-for-stories',
  '/api/project/{id}/submit-scenes-for-films',
  '/api/project/{id}/assemble-video-general',
  '/image/generate-image-async',
  '/image/edit-shot-image',
  '/video/generate-video-async',
  '/video/generate-video-from-effect-async',
  '/drawwan/draw-to-wan',
  '/api/characters',
  '/api/enhance-prompt',
];

async function signUp(name: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { name, email: `${name}@example.org`, password: 'correct horse battery' },
  });
  expect(answer.statusCode).toBe(200);
  return answer.cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
}

it('ROLE-03 an account that is not activated looks around, and every generation answers 403', async () => {
  await signUp('first');
  const cookie = await signUp('second');
  for (const url of ['/api/me', '/api/billing', '/history/user/all', '/image/generations/all']) {
    expect((await app.inject({ url, headers: { cookie } })).statusCode, url).toBe(200);
  }
  for (const path of generations) {
    const answer = await app.inject({
      method: 'POST',
      url: addressOf(path),
      headers: { cookie },
      payload: {},
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code], path).toEqual([403, 'not-activated']);
  }
});

/** The calls of the product, by the form of what they take. */
const described: readonly [string, string, string | null][] = [
  ['get', '/api/s3/s3-videos', null],
  ['get', '/api/billing', null],
  ['post', '/api/enhance-prompt', 'application/json'],
  ['get', '/api/prompt-suggestions', null],
  ['get', '/api/eleven-voices', null],
  ['get', '/api/job-status', null],
  ['post', '/api/cancel-job', 'application/json'],
  ['post', '/image/generate-image-async', 'multipart/form-data'],
  ['post', '/video/generate-video-async', 'multipart/form-data'],
  ['post', '/video/generate-video-from-effect-async', 'multipart/form-data'],
  ['post', '/api/research_and_create_video', 'multipart/form-data'],
  ['get', '/api/project/{id}', null],
  ['post', '/api/project/{id}/submit-scenes-for-stories', 'application/json'],
  ['post', '/api/project/{id}/submit-scenes-for-films', 'application/json'],
  ['post', '/api/project/{projectId}/assemble-video-general', 'application/json'],
  ['post', '/image/edit-shot-image', 'application/json'],
  ['get', '/image/image-status/{id}', null],
  ['get', '/video/video-status/{id}', null],
  ['post', '/api/characters', 'application/json'],
  ['get', '/api/characters', null],
  ['get', '/api/character/{id}', null],
  ['get', '/image/generations/all', null],
  ['get', '/video/generations/all', null],
  ['get', '/drawwan/draw-to-wan-history', null],
  ['post', '/drawwan/draw-to-wan', 'multipart/form-data'],
  ['get', '/api/video/sessions', null],
  ['get', '/history/{session_id}', null],
  ['get', '/history/user/all', null],
];

describe('the description of the API', () => {
  it.each(described)('API-20 has what %s %s takes and answers', (method, path, form) => {
    const call = document.paths[path]?.[method];
    const [, answer] = Object.entries(call?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
    expect(Object.keys(answer?.content ?? {})).toEqual(['application/json']);
    expect(Object.keys(call?.requestBody?.content ?? {})).toEqual(form === null ? [] : [form]);
  });

  it('API-20 is OpenAPI 3.1, with a page to read it on', async () => {
    expect(document.openapi).toMatch(/^3\.1\./u);
    const page = await app.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('swagger-ui');
  });

  it('API-20 promises what is checked: the lists that it names can be joined, and no other', async () => {
    const body = raw.paths['/api/waitlist'].post.requestBody.content['application/json'].schema;
    const name =
      String(body.$ref ?? '')
        .split('/')
        .at(-1) ?? '';
    const kind = (body.$ref === undefined ? body : raw.components.schemas[name]).properties.kind;
    const kinds = z.array(z.string()).min(2).parse(kind.enum);
    const join = async (wish: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/waitlist',
          payload: { kind: wish, name: 'Bo', email: `${wish}@example.org` },
        })
      ).statusCode;
    for (const wish of kinds) {
      expect(await join(wish), wish).toBe(202);
    }
    expect(await join('another')).toBe(422);
  });
});
