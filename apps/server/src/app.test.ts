import { describe, expect, it } from 'vitest';
import { buildTestApp } from './testing/test-app.ts';

const { app } = await buildTestApp();

describe('the composed API', () => {
  it('is ready on a migrated database', async () => {
    expect((await app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ok', reasons: [] });
  });

  it('A1 every private call refuses a visitor before it looks at what was sent', async () => {
    const open = new Set([
      '/api/openapi.json',
      '/api/catalogue',
      '/api/prompt-suggestions',
      '/api/waitlist',
      '/api/apply-for-access',
      '/api/s3/s3-videos',
    ]);
    const document = (await app.inject({ url: '/api/openapi.json' })).json();
    const calls = Object.entries<Record<string, unknown>>(document.paths)
      .filter(([path]) => !path.startsWith('/health') && !path.startsWith('/api/auth/') && !open.has(path))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })));
    expect(calls.length).toBeGreaterThan(5);
    for (const { path, method } of calls) {
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const answer = await app.inject({ method: method.toUpperCase() as 'GET', url });
      expect([401, 403, 404], `${method} ${path}`).toContain(answer.statusCode);
    }
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
