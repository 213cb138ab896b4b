import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestHttp } from '../../testing/test-http.ts';
import { createLocalStorage } from '../storage/local-storage.ts';
import { sendStoredFile } from './send-stored-file.ts';
import { registerWebApp } from './web-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = createLocalStorage(join(folder, 'media'));
await writeFile(join(folder, 'source'), '0123456789');
await storage.moveIn(join(folder, 'source'), 'films/a.mp4');
const web = join(folder, 'dist');
await mkdir(join(web, 'assets'), { recursive: true });
await writeFile(join(web, 'index.html'), '<!doctype html><head><title>Kinora</title></head>');
await writeFile(join(web, 'assets', 'main-abc123.js'), `console.log('${'x'.repeat(3_000)}');`);

const { app } = await buildTestHttp();
app.get('/media/:key', (request, reply) => {
  const { key } = request.params as { key: string };
  const file = { key: `films/${key}`, contentType: 'video/mp4', etag: 'hash' };
  return sendStoredFile(
    reply,
    storage,
    key === 'named' ? { ...file, key: 'films/a.mp4', downloadName: 'Grüße "1".mp4' } : file,
  );
});
await mkdir(join(web, '.pages'));
await writeFile(join(web, '.pages', 'start.html'), '<p>Come in</p><script>hello()</script>');
await writeFile(
  join(web, '.pages', 'start.html.br'),
  brotliCompressSync('<p>Come in</p><script>hello()</script>'),
);
await writeFile(join(web, '.pages', 'showcase.html'), '<img src="/media/showcase/news/A.webp"><p>Films</p>');
await writeFile(join(web, 'assets', 'built-abc123.js'), 'built()');
await writeFile(join(web, 'assets', 'built-abc123.js.br'), brotliCompressSync('built()'));
const appOptions = {
  headOf: (path: string) =>
    path === '/broken' ? Promise.reject(new Error('away')) : Promise.resolve(`<meta name="${path}" />`),
  isSignedIn: (cookies: string) => cookies === 'session',
  cdnUrl: null,
};
await registerWebApp(app, web, appOptions);
await app.ready();

describe('stored files', () => {
  const get = (headers: Record<string, string> = {}, url = '/media/a.mp4') => app.inject({ url, headers });

  it('U8 a whole file comes with its type, length and validators, and is not sniffed', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      etag: '"hash"',
      'cache-control': 'private, no-cache',
    });
  });

  it('U8 a part is 206 with its place', async () => {
    const answer = await get({ range: 'bytes=2-4' });
    expect([
      answer.statusCode,
      answer.body,
      answer.headers['content-range'],
      answer.headers['content-length'],
    ]).toEqual([206, '234', 'bytes 2-4/10', '3']);
  });

  it('U8 a part past the end is 416 with the length', async () => {
    const answer = await get({ range: 'bytes=10-' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('U8 a part of another version becomes the whole file', async () => {
    expect((await get({ range: 'bytes=2-4', 'if-range': '"older"' })).statusCode).toBe(200);
    expect((await get({ range: 'bytes=2-4', 'if-range': '"hash"' })).statusCode).toBe(206);
  });

  it('what the reader has is not sent again', async () => {
    const answer = await get({ 'if-none-match': '"hash"' });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it('HEAD tells the length without the file', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/media/a.mp4' });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '10', '']);
  });

  it('a download keeps its name in any language', async () => {
    const { headers } = await get({}, '/media/named');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Gr__e _1_.mp4"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.mp4`,
    );
  });

  it('an unknown file is a problem', async () => {
    const answer = await get({}, '/media/none.mp4');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});

describe('the web app', () => {
  const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(['/?view=canva', '/project/123', '/generations?tab=2'])(
    'the page address %s gives the app',
    async (url) => {
      const answer = await app.inject({ url, headers: asPage });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Kinora</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it('a page has the head of its own address, letter by letter, and comes without one that cannot be made', async () => {
    const bodyOf = async (url: string) => (await app.inject({ url, headers: asPage })).body;
    expect(await bodyOf('/a$&b')).toContain('<title>Kinora</title><meta name="/a$&b" /></head>');
    expect(await bodyOf('/broken')).toContain('<title>Kinora</title></head>');
  });

  it('a visitor has the page that was drawn for them, from its compressed copy, and once', async () => {
    const answer = await app.inject({ url: '/', headers: { ...asPage, 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: expect.stringContaining('cookie') as string,
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('Come in');
    expect((await app.inject({ url: '/', headers: asPage })).body).toContain('Come in');
    const again = { ...asPage, 'if-none-match': String(answer.headers['etag']) };
    expect((await app.inject({ url: '/', headers: again })).statusCode).toBe(304);
  });

  it('A3 the scripts inside a page may run, and no others', async () => {
    const { headers } = await app.inject({ url: '/', headers: asPage });
    const hash = createHash('sha256').update('hello()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(String(headers['content-security-policy']).match(/script-src[^;]*/u)?.[0]).not.toContain('unsafe');
  });

  it('who is signed in has the app itself, as has any other view', async () => {
    const bodyOf = async (url: string, cookie = '') =>
      (await app.inject({ url, headers: { ...asPage, cookie } })).body;
    expect(await bodyOf('/', 'session')).not.toContain('Come in');
    expect(await bodyOf('/?view=canva')).not.toContain('Come in');
  });

  it('SHOW-05 a configured CDN is named in a drawn page', async () => {
    const other = await buildTestHttp();
    await registerWebApp(other.app, web, { ...appOptions, cdnUrl: 'https://cdn.example' });
    const { body } = await other.app.inject({ url: '/showcase', headers: asPage });
    expect(body).toContain('src="https://cdn.example/media/showcase/news/A.webp"');
    await other.app.close();
  });

  it('what was compressed at build is sent as it is, by what the browser takes', async () => {
    const get = (encoding: string) =>
      app.inject({ url: '/assets/built-abc123.js', headers: { 'accept-encoding': encoding } });
    const answer = await get('gzip, deflate, br');
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('built()');
    expect((await get('identity')).body).toBe('built()');
    expect((await app.inject({ url: '/assets/built-abc123.js.br' })).statusCode).toBe(404);
  });

  it('a hashed file is kept for ever and sent compressed', async () => {
    const answer = await app.inject({
      url: '/assets/main-abc123.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it.each([
    ['a call of the API', '/api/none', {}],
    ['a missing script', '/assets/none.js', { accept: '*/*' }],
    ['a change', '/project/123', { method: 'POST' as const, headers: asPage }],
  ])('%s that does not exist is a problem, not the app', async (_what, url, request) => {
    const answer = await app.inject({ url, ...request });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it.each([
    '/../source',
    '/%2e%2e/source',
    '/assets/..%2f..%2fsource',
    '/assets/%00',
    '/.env',
    '/assets//../../source',
  ])('U6 %s does not leave the folder', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});
