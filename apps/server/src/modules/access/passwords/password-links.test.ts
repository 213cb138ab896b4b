import { sentences } from '@kinora/contract/sentences';
import { expect, it } from 'vitest';
import { verifications } from '../../../db/schema/index.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createAccessApp, emailOf, freshAddress, PASSWORD } from '../../../testing/access-app.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);
const admin = await app.signUp('Admin');
const FRESH = 'another good one';

async function newcomer(name: string) {
  const cookie = await app.signUp(name);
  return { cookie, id: (await app.call('GET', '/api/me', { cookie })).body.id };
}
const linkFor = (id: string, cookie = admin) =>
  app.call('POST', `/api/admin/users/${id}/password-link`, { cookie });
async function tokenFor(id: string): Promise<string> {
  const { status, body } = await linkFor(id);
  expect([status, body.path]).toEqual([200, expect.stringMatching(/^\/new-password#[\w-]{43}$/u)]);
  return body.path.split('#')[1] ?? '';
}
const reset = (token: string, password = FRESH, address = freshAddress()) =>
  app.call('POST', '/api/auth/reset-password', { payload: { token, new_password: password }, address });
const signIn = (name: string, password: string, address = freshAddress()) =>
  app.call('POST', '/api/auth/sign-in/email', { payload: { email: emailOf(name), password }, address });
const me = async (cookie: string) => (await app.call('GET', '/api/me', { cookie })).status;
const bad = [400, sentences.account.badPasswordLink];

it('sets a new password once, signs every device out, and keeps nothing that opens an account', async () => {
  const { cookie, id } = await newcomer('Ada');
  const other = await signIn('Ada', PASSWORD);
  const token = await tokenFor(id);
  expect(JSON.stringify(await database.select().from(verifications))).not.toContain(token);
  const done = await reset(token);
  expect([done.status, done.body]).toEqual([200, { message: sentences.account.passwordSet }]);
  expect([await me(cookie), await me(other.cookie), await me(admin)]).toEqual([401, 401, 200]);
  expect([(await signIn('Ada', PASSWORD)).status, (await signIn('Ada', FRESH)).status]).toEqual([401, 200]);
  const again = await reset(token, 'a third good one');
  expect([again.status, again.body.detail]).toEqual(bad);
  expect((await signIn('Ada', FRESH)).status).toBe(200);
});

it('works for a day; a newer link, a changed password and the wrong one end it', async () => {
  const { cookie, id } = await newcomer('Ben');
  const late = await tokenFor(id);
  app.clock.passSeconds(24 * 3_600);
  expect((await reset(late)).body.detail).toBe(bad[1]);
  const early = await tokenFor(id);
  app.clock.passSeconds(24 * 3_600 - 1);
  const newer = await tokenFor(id);
  expect((await reset(early)).status).toBe(400);
  expect((await reset('no token of ours')).body.detail).toBe(bad[1]);
  const payload = { current_password: PASSWORD, new_password: FRESH };
  expect((await app.call('POST', '/api/account/password', { cookie, payload })).status).toBe(200);
  expect((await reset(newer)).status).toBe(400);
});

it('is spent by no password that cannot be one', async () => {
  const { id } = await newcomer('Cem');
  const token = await tokenFor(id);
  for (const password of ['short', 'x'.repeat(129)]) {
    expect((await reset(token, password)).status).toBe(422);
  }
  expect((await reset(token)).status).toBe(200);
});

it('takes back the wait for passwords that were mistyped before', async () => {
  const { id } = await newcomer('Dee');
  const address = freshAddress();
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    statuses.push((await signIn('Dee', `guess ${guess}`, address)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await reset(await tokenFor(id), FRESH, address)).status).toBe(200);
  expect((await signIn('Dee', FRESH, address)).status).toBe(200);
});

it('cannot be guessed at', async () => {
  const address = freshAddress();
  const statuses: number[] = [];
  for (let guess = 0; guess < 10; guess += 1) {
    statuses.push((await reset(`guess ${guess}`, FRESH, address)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 400), 429, 429]);
});

it('is made by admins alone, for accounts that are there', async () => {
  const { cookie, id } = await newcomer('Eve');
  expect([(await linkFor(id, cookie)).status, (await linkFor(id, '')).status]).toEqual([403, 401]);
  expect((await linkFor('nobody')).status).toBe(404);
});

it('of several uses at once one counts, and no sign-in with the old password outlives it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const name = `racer${round}`;
    const { id } = await newcomer(name);
    const token = await tokenFor(id);
    const early = [signIn(name, PASSWORD), signIn(name, PASSWORD)];
    const uses = ['first good one', 'second good one', 'third good one'].map((password) =>
      reset(token, password).then(({ status }) => ({ password, status })),
    );
    const signIns = await Promise.all([...early, signIn(name, PASSWORD), signIn(name, PASSWORD)]);
    const outcomes = await Promise.all(uses);
    const won = outcomes.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect((await signIn(name, won[0]?.password ?? '')).status).toBe(200);
    const opened = signIns.filter(({ status }) => status === 200);
    expect(await Promise.all(opened.map(({ cookie }) => me(cookie)))).toEqual(opened.map(() => 401));
  }
});
