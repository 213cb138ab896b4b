import { sentences } from '@kinora/contract/sentences';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createAccessApp, emailOf, freshAddress, PASSWORD } from '../../testing/access-app.ts';
import { placeHold } from '../credits/index.ts';
import { redeemInvitation } from '../invitations/index.ts';
import { makeAdmin } from './index.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);
const admin = await app.signUp('Admin');

function post(url: string, payload: unknown) {
  return app.call('POST', url, { payload, cookie: admin });
}

describe('the admin’s calls', () => {
  it('ROLE-04 makes an invitation whose code is shown once and activates as often as it says', async () => {
    const { body: made } = await post('/api/admin/invitations', { uses: 2 });
    expect(made.code).toMatch(/^(\w{4}-){3}\w{4}$/);
    await app.signUp('Ada', { invitation_code: made.code });
    const { body } = await app.call('GET', '/api/admin/invitations', { cookie: admin });
    expect(body.invitations).toContainEqual({
      id: made.id,
      code_start: made.code.slice(0, 4),
      uses: 2,
      uses_left: 1,
      created_at: expect.any(String) as unknown,
      expires_at: null,
      revoked_at: null,
    });
  });

  it('ROLE-04 revokes an invitation for good', async () => {
    const { body: made } = await post('/api/admin/invitations', { uses: 5 });
    const url = `/api/admin/invitations/${made.id}`;
    const first = await app.call('DELETE', url, { cookie: admin });
    app.clock.passSeconds(60);
    const second = await app.call('DELETE', url, { cookie: admin });
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const payload = {
      name: 'Ben',
      email: emailOf('Ben'),
      password: 'long enough',
      invitation_code: made.code,
    };
    const late = await app.call('POST', '/api/auth/sign-up/email', { payload, address: freshAddress() });
    expect(late.status).toBe(400);
    expect((await app.call('DELETE', '/api/admin/invitations/none', { cookie: admin })).status).toBe(404);
  });

  it.each([0, -1, 1.5, 10_001, '3', undefined])('refuses an invitation of %j uses', async (uses) => {
    expect((await post('/api/admin/invitations', { uses })).status).toBe(422);
  });

  it('ROLE-04 gives and takes credits with a reason that the user can read', async () => {
    const cookie = await app.signUp('Cem');
    const given = await post('/api/admin/credits', {
      email: 'CEM@example.org',
      amount: 120.5,
      reason: 'Thanks',
    });
    const taken = await post('/api/admin/credits', {
      email: emailOf('Cem'),
      amount: -20.25,
      reason: 'Too much',
    });
    expect([given.body, taken.body]).toEqual([{ credits: 120.5 }, { credits: 100.25 }]);
    const { body } = await app.call('GET', '/api/ledger', { cookie });
    expect(body.movements).toMatchObject([
      { kind: 'withdrawal', amount: 20.25, credits: 100.25, reason: 'Too much' },
      { kind: 'grant', amount: 120.5, credits: 120.5, reason: 'Thanks' },
    ]);
  });

  it('takes no more than is available: held credits stay', async () => {
    const cookie = await app.signUp('Dee', { invitation_code: await app.invite(1) });
    const userId = (await app.call('GET', '/api/me', { cookie })).body.id;
    await database.transaction((tx) =>
      placeHold(tx, { userId, key: 'story', amountHundredths: 20_00n, subjectId: 'project' }),
    );
    const refused = await post('/api/admin/credits', { email: emailOf('Dee'), amount: -5.01, reason: 'All' });
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      'The account does not have that many credits.',
    ]);
    expect(
      (await post('/api/admin/credits', { email: emailOf('Dee'), amount: -5, reason: 'All' })).body,
    ).toEqual({
      credits: 0,
    });
  });

  it.each([
    ['an unknown address', { email: 'nobody@example.org', amount: 1, reason: 'x' }, 404],
    ['nothing', { email: 'admin@example.org', amount: 0, reason: 'x' }, 422],
    ['a thousandth', { email: 'admin@example.org', amount: 0.001, reason: 'x' }, 422],
    ['no reason', { email: 'admin@example.org', amount: 1, reason: ' ' }, 422],
  ])('refuses to change credits of or by %s', async (_what, payload, status) => {
    expect((await post('/api/admin/credits', payload)).status).toBe(status);
  });

  it('ROLE-04 lists users with credits and plan, and applications', async () => {
    await app.call('POST', '/api/apply-for-access', { payload: { email: 'eve@example.org' } });
    const { body: people } = await app.call('GET', '/api/admin/users', { cookie: admin });
    expect(people.users).toContainEqual(
      expect.objectContaining({
        email: emailOf('Admin'),
        is_admin: true,
        plan: 'proxl',
        credits: 1_000,
        held: 0,
      }),
    );
    expect(JSON.stringify(people)).not.toMatch(/scrypt|password/);
    const { body } = await app.call('GET', '/api/admin/applications', { cookie: admin });
    expect(body.applications).toMatchObject([{ email: 'eve@example.org' }]);
  });

  it('ROLE-04 stores a plan by hand, which counts beside the credits', async () => {
    const cookie = await app.signUp('Gil', { invitation_code: await app.invite(1) });
    const { id } = (await app.call('GET', '/api/me', { cookie })).body;
    const change = (payload: object) =>
      app.call('PATCH', `/api/admin/users/${id}`, { payload, cookie: admin });
    const changed = await change({ stored_plan: 'pro', credits: 5_000, is_admin: true });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { stored_plan: 'pro', plan: 'pro', credits: 25, is_admin: false },
    ]);
    expect((await app.call('GET', '/api/me', { cookie })).body.plan).toBe('pro');
    expect((await change({ stored_plan: 'gold' })).status).toBe(422);
    expect((await change({ stored_plan: 'free' })).body.plan).toBe('free');
  });

  it('ROLE-04 closes an account, which stays closed until it is opened again without second credits', async () => {
    const own = await app.invite(3);
    const cookie = await app.signUp('Hal', { invitation_code: own });
    const { id } = (await app.call('GET', '/api/me', { cookie })).body;
    const change = (payload: object) =>
      app.call('PATCH', `/api/admin/users/${id}`, { payload, cookie: admin });
    const signIn = (password: string) =>
      app.call('POST', '/api/auth/sign-in/email', {
        payload: { email: emailOf('Hal'), password },
        address: freshAddress(),
      });
    expect((await change({ activated: false })).body).toMatchObject({ activated: false, closed: true });
    expect((await app.call('GET', '/api/me', { cookie })).status).toBe(401);
    const refused = await signIn(PASSWORD);
    expect([refused.status, refused.body.detail, refused.cookie]).toEqual([
      403,
      sentences.account.closed,
      '',
    ]);
    // Nobody learns of it who does not know the password.
    expect((await signIn('not it at all')).status).toBe(401);
    expect((await change({ stored_plan: 'pro' })).body).toMatchObject({ activated: false, closed: true });
    for (const code of [own, await app.invite(1)]) {
      const redemption = { userId: id, code, creditsHundredths: 25_00n, now: app.clock.now() };
      await expect(database.transaction((tx) => redeemInvitation(tx, redemption))).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    expect((await change({ activated: true })).body).toMatchObject({
      activated: true,
      closed: false,
      credits: 25,
    });
    const back = await signIn(PASSWORD);
    expect((await app.call('POST', '/test/generate', { cookie: back.cookie })).status).toBe(200);
  });

  it('an admin does not close their own account, and nobody changes an unknown one', async () => {
    const { id } = (await app.call('GET', '/api/me', { cookie: admin })).body;
    const change = (of: string) =>
      app.call('PATCH', `/api/admin/users/${of}`, { payload: { activated: false }, cookie: admin });
    const refused = await change(id);
    expect([refused.status, refused.body.detail]).toEqual([409, sentences.admin.notYourself]);
    expect((await change('nobody')).status).toBe(404);
  });

  it('makes another account an admin, and activates it', async () => {
    const cookie = await app.signUp('Fay');
    const wish = { email: ' FAY@example.org ', startingCreditsHundredths: 25_00n, now: new Date() };
    await makeAdmin(database, wish);
    await makeAdmin(database, wish);
    expect((await app.call('GET', '/api/me', { cookie })).body).toMatchObject({
      is_admin: true,
      activated: true,
      credits: 25,
    });
    await expect(makeAdmin(database, { ...wish, email: 'no@example.org' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
