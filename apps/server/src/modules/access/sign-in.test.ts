import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createAccessApp, emailOf, freshAddress, PASSWORD } from '../../testing/access-app.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);
await app.signUp('Ada');

function signIn(name: string, extra: { password?: string; cookie?: string; address?: string } = {}) {
  const { password = PASSWORD, address = freshAddress(), ...options } = extra;
  const payload = { email: emailOf(name), password };
  return app.call('POST', '/api/auth/sign-in/email', { payload, address, ...options });
}

async function statusOfMe(cookie: string): Promise<number> {
  return (await app.call('GET', '/api/me', { cookie })).status;
}

describe('sign-in', () => {
  it('DLG-04 signs in, whatever capitals the address is typed with', async () => {
    const { status, cookie } = await signIn('ADA');
    expect(status).toBe(200);
    expect(await statusOfMe(cookie)).toBe(200);
  });

  it('A4 sets a cookie that scripts cannot read, that other sites do not send, and that is not Secure on plain http', async () => {
    const { setCookies } = await signIn('Ada');
    expect(setCookies).toHaveLength(1);
    expect(setCookies[0]).toMatch(
      /^kinora\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('A4 sets a Secure cookie when the public address is https', async () => {
    const secure = await createAccessApp(database, { publicUrl: 'https://kinora.example.org' });
    const payload = { email: emailOf('Ada'), password: PASSWORD };
    const { setCookies } = await secure.call('POST', '/api/auth/sign-in/email', {
      payload,
      address: freshAddress(),
    });
    expect(setCookies[0]).toMatch(/^__Secure-kinora\.session_token=.*; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('A4 begins a new session at every sign-in and ends the one the browser had', async () => {
    const first = await signIn('Ada');
    const second = await signIn('Ada', { cookie: first.cookie });
    expect(second.cookie).not.toBe(first.cookie);
    expect(await statusOfMe(first.cookie)).toBe(401);
    expect(await statusOfMe(second.cookie)).toBe(200);
  });

  it('A4 keeps the session when the next sign-in fails', async () => {
    const { cookie } = await signIn('Ada');
    expect((await signIn('Ada', { cookie, password: 'not it at all' })).status).toBe(401);
    expect(await statusOfMe(cookie)).toBe(200);
  });

  it('A4 ends a session on the server at sign-out, so that its cookie is worth nothing', async () => {
    const { cookie } = await signIn('Ada');
    const other = await signIn('Ada');
    const out = await app.call('POST', '/api/auth/sign-out', { cookie });
    expect([out.status, out.body]).toEqual([200, null]);
    expect(out.setCookies.some((line) => /^kinora\.session_token=; Max-Age=0/.test(line))).toBe(true);
    expect(await statusOfMe(cookie)).toBe(401);
    expect(await statusOfMe(other.cookie)).toBe(200);
  });

  it('A4 signs out visitors without complaint', async () => {
    expect((await app.call('POST', '/api/auth/sign-out')).status).toBe(200);
  });

  it('A4 ends a session that was not used for 30 days, and one older than 90 days', async () => {
    const idle = await signIn('Ada');
    const old = await signIn('Ada');
    const fresh = await signIn('Ada');
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await database
      .update(sessions)
      .set({ expiresAt: daysAgo(0.001) })
      .where(eq(sessions.id, idle.body.session.id));
    const late = await createAccessApp(database);
    late.clock.passSeconds((Date.now() - late.clock.now().getTime()) / 1_000);
    await database
      .update(sessions)
      .set({ createdAt: daysAgo(91) })
      .where(eq(sessions.id, old.body.session.id));
    const statuses = await Promise.all(
      [idle, old, fresh].map(async ({ cookie }) => (await late.call('GET', '/api/me', { cookie })).status),
    );
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('A4 prolongs a session that is in use', async () => {
    const { cookie, body } = await signIn('Ada');
    const soon = new Date(Date.now() + 86_400_000);
    await database.update(sessions).set({ expiresAt: soon }).where(eq(sessions.id, body.session.id));
    const { setCookies } = await app.call('GET', '/api/me', { cookie });
    expect(setCookies[0]).toMatch(/Max-Age=2592000/);
    const row = await database.query.sessions.findFirst({ where: eq(sessions.id, body.session.id) });
    expect(row!.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
  });

  it.each([
    ['made up', 'kinora.session_token=abc.def'],
    ['of another name', 'session=abc'],
    ['without a signature', 'kinora.session_token=abc'],
    ['broken', 'kinora.session_token=%E0%A4%A; ;;='],
  ])('A4 takes a cookie that is %s for a visitor’s', async (_what, cookie) => {
    expect(await statusOfMe(cookie)).toBe(401);
    expect((await app.call('GET', '/api/auth/get-session', { cookie })).body).toBeNull();
  });

  it('A6 gives one answer for an unknown address and for a wrong password', async () => {
    const unknown = await signIn('Nobody');
    const wrong = await signIn('Ada', { password: 'wrong password' });
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.setCookies).toEqual(wrong.setCookies);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
  });
});
