import { sentences } from '@kinora/contract/sentences';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createAccessApp, emailOf, freshAddress, PASSWORD } from '../../testing/access-app.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);
await app.signUp('Admin');

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function signIn(name: string, password = PASSWORD, device = firefox): Promise<string> {
  const { cookie } = await app.call('POST', '/api/auth/sign-in/email', {
    payload: { email: emailOf(name), password },
    address: freshAddress(),
    headers: { 'user-agent': device },
  });
  return cookie;
}

const me = async (cookie: string) => (await app.call('GET', '/api/me', { cookie })).status;
const sessionsOf = async (cookie: string) =>
  (await app.call('GET', '/api/account/sessions', { cookie })).body.sessions;

describe('the sessions of an account', () => {
  it('lists every signed-in browser, the asking one first', async () => {
    const first = await app.signUp('Ada');
    const second = await signIn('Ada');
    const [own, other, ...more] = await sessionsOf(second);
    expect(more).toEqual([]);
    expect(own).toMatchObject({
      device: firefox,
      is_current: true,
      address: expect.stringMatching(/^10\./u),
    });
    expect(other).toMatchObject({ is_current: false });
    expect((await sessionsOf(first))[0]).toMatchObject({ id: other?.id, is_current: true });
  });

  it('ends one of them, and nobody else’s', async () => {
    const first = await app.signUp('Ben');
    const second = await signIn('Ben');
    const stranger = await app.signUp('Cem');
    const target = (await sessionsOf(second)).find((session) => !session.is_current);
    const url = `/api/account/sessions/${target?.id}`;
    expect((await app.call('DELETE', url, { cookie: stranger })).status).toBe(404);
    expect(await me(first)).toBe(200);
    const ended = await app.call('DELETE', url, { cookie: second });
    expect([ended.status, ended.body.ended]).toEqual([200, 1]);
    expect([await me(first), await me(second)]).toEqual([401, 200]);
    expect((await app.call('DELETE', url, { cookie: second })).status).toBe(404);
  });

  it('ends all the others at once', async () => {
    const cookies = [await app.signUp('Dee'), await signIn('Dee'), await signIn('Dee')];
    const { body } = await app.call('DELETE', '/api/account/sessions', { cookie: cookies[2] ?? '' });
    expect(body.ended).toBe(2);
    expect(await Promise.all(cookies.map(me))).toEqual([401, 401, 200]);
  });

  it('notes when one was last used, ten minutes behind at most', async () => {
    const cookie = await app.signUp('Eve');
    const read = async () => {
      const [own] = await sessionsOf(cookie);
      return Date.parse(String((own as { last_seen_at?: string } | undefined)?.last_seen_at));
    };
    const before = await read();
    // The session library has a clock of its own: ours has to come past it.
    const ahead = Math.max(0, before - app.clock.now().getTime()) / 1_000;
    app.clock.passSeconds(ahead + 11 * 60);
    await me(cookie);
    expect((await read()) - before).toBeGreaterThan(10 * 60_000);
  });
});

describe('a change of password', () => {
  const change = (cookie: string, current: string, fresh: string) =>
    app.call('POST', '/api/account/password', {
      cookie,
      payload: { current_password: current, new_password: fresh },
    });

  it('asks for the current one, ends every other session, and counts from then on', async () => {
    const first = await app.signUp('Fay');
    const second = await signIn('Fay');
    const answer = await change(second, PASSWORD, 'another good one');
    expect([answer.status, answer.body.ended]).toEqual([200, 1]);
    expect([await me(first), await me(second)]).toEqual([401, 200]);
    expect([await signIn('Fay'), await signIn('Fay', 'another good one')]).toEqual([
      '',
      expect.stringContaining('session_token'),
    ]);
  });

  it('is refused with the wrong one, beside its field, and changes nothing', async () => {
    const first = await app.signUp('Gil');
    const second = await signIn('Gil');
    const answer = await change(second, 'not it', 'another good one');
    expect([answer.status, answer.body.detail]).toEqual([422, sentences.account.wrongPassword]);
    expect(answer.body).toMatchObject({ errors: [{ field: 'current_password' }] });
    expect(await me(first)).toBe(200);
    expect(await signIn('Gil')).not.toBe('');
  });

  it('cannot be guessed at from a browser that was left alone', async () => {
    const cookie = await app.signUp('Hal');
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      statuses.push((await change(cookie, `guess ${guess}`, 'another good one')).status);
    }
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
  });

  it.each(['short', 'x'.repeat(129)])(
    'takes no new password of another length than allowed: %s',
    async (fresh) => {
      const cookie = await app.signUp(`Ivy${fresh.length}`);
      expect((await change(cookie, PASSWORD, fresh)).status).toBe(422);
    },
  );
});

describe('another name', () => {
  it('is kept as typed, for its owner alone', async () => {
    const cookie = await app.signUp('Jo');
    const stranger = await app.signUp('Kim');
    const name = ' <b>Jo</b> ';
    const { status, body } = await app.call('PATCH', '/api/account', {
      cookie,
      payload: { name, is_admin: true, email: 'x@example.org' },
    });
    expect([status, body]).toMatchObject([200, { name: '<b>Jo</b>', email: emailOf('Jo'), is_admin: false }]);
    expect((await app.call('GET', '/api/me', { cookie })).body.name).toBe('<b>Jo</b>');
    expect((await app.call('GET', '/api/me', { cookie: stranger })).body.name).toBe('Kim');
  });

  it.each([' ', 'x'.repeat(101), 7])('%j is no name', async (name) => {
    const cookie = await app.signUp(`Lou-${typeof name}${String(name).length}`);
    expect((await app.call('PATCH', '/api/account', { cookie, payload: { name } })).status).toBe(422);
  });
});

it.each([
  ['PATCH', '/api/account'],
  ['POST', '/api/account/password'],
  ['GET', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions/x'],
] as const)('A1 %s %s is for those who are signed in', async (method, url) => {
  expect((await app.call(method, url, method === 'GET' ? {} : { payload: {} })).status).toBe(401);
});
