import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createAccessApp, emailOf, freshAddress, PASSWORD } from '../../testing/access-app.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);
const admin = await app.signUp('Admin');
const active = await app.signUp('Active', { invitation_code: await app.invite(1) });
const inactive = await app.signUp('Inactive');

const adminCalls = [
  ['GET', '/api/admin/users'],
  ['GET', '/api/admin/applications'],
  ['GET', '/api/admin/invitations'],
  ['POST', '/api/admin/invitations'],
  ['DELETE', '/api/admin/invitations/any'],
  ['POST', '/api/admin/credits'],
  ['PATCH', '/api/admin/users/any'],
] as const;

const userCalls = [
  ['GET', '/api/me'],
  ['GET', '/api/billing'],
  ['GET', '/api/ledger'],
] as const;

describe('the guards', () => {
  it.each([
    ...adminCalls,
    ...userCalls,
    ['POST', '/api/activate'] as const,
    ['POST', '/test/generate'] as const,
  ])('ROLE-01 A1 answers a visitor’s %s %s with 401 before looking at anything else', async (method, url) => {
    const { status, body } = await app.call(
      method,
      url,
      method === 'POST' ? { payload: { nonsense: true } } : {},
    );
    expect([status, body.code]).toEqual([401, 'not-signed-in']);
  });

  it.each(adminCalls)('ROLE-04 refuses %s %s to everybody but admins', async (method, url) => {
    for (const cookie of [active, inactive]) {
      const { status, body } = await app.call(method, url, { cookie });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    expect([200, 404, 422]).toContain((await app.call(method, url, { cookie: admin })).status);
  });

  it.each(userCalls)('ROLE-03 lets an account that is not activated look at %s %s', async (method, url) => {
    expect((await app.call(method, url, { cookie: inactive })).status).toBe(200);
  });

  it('ROLE-03 answers every generation of an account that is not activated with not-activated', async () => {
    const answers = await Promise.all(
      [admin, active, inactive].map((cookie) => app.call('POST', '/test/generate', { cookie })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403]);
    expect(answers[2]?.body.code).toBe('not-activated');
  });
});

describe('the origin of a change', () => {
  const signIn = (host: string, headers: Record<string, string>) =>
    app.call('POST', '/api/auth/sign-in/email', {
      payload: { email: emailOf('Active'), password: PASSWORD },
      headers: { host, ...headers },
      address: freshAddress(),
    });

  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['localhost:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
  ])('signs in at %s from a page of %s, and stays signed in there', async (host, origin) => {
    const { status, cookie } = await signIn(host, { origin });
    expect(status).toBe(200);
    expect((await app.call('GET', '/api/me', { cookie, headers: { host } })).status).toBe(200);
    expect((await app.call('POST', '/api/auth/sign-out', { cookie, headers: { host, origin } })).status).toBe(
      200,
    );
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://localhost:4000' }],
    ['no site it would name', { origin: 'null' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ])('A3 refuses a sign-in from %s, and sets no cookie', async (_what, headers) => {
    const { status, setCookies } = await signIn('localhost:3000', headers);
    expect([status, setCookies]).toEqual([403, []]);
  });

  it('A3 lets programs pass, which say neither', async () => {
    expect((await signIn('localhost:3000', {})).status).toBe(200);
  });
});
