import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { credentials, invitations, sessions, users } from '../../db/schema/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { setupCodeOf } from '../../platform/codes/setup-code.ts';
import { createAccessApp, emailOf, freshAddress, PASSWORD, SECRET } from '../../testing/access-app.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);

function signUp(name: string, extra: Record<string, unknown> = {}) {
  const payload = { name, email: emailOf(name), password: PASSWORD, ...extra };
  return app.call('POST', '/api/auth/sign-up/email', { payload, address: freshAddress() });
}

function findUser(name: string) {
  return database.query.users.findFirst({ where: eq(users.email, emailOf(name)) });
}

describe('sign-up', () => {
  it('ROLE-04 makes exactly one of several simultaneous first accounts the admin, activated, with 1000 credits', async () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay'];
    const answers = await Promise.all(names.map((name) => signUp(name)));
    expect(answers.map((answer) => answer.status)).toEqual(names.map(() => 200));
    const accounts = await Promise.all(
      answers.map(async ({ cookie }) => (await app.call('GET', '/api/me', { cookie })).body),
    );
    const admins = accounts.filter((account) => account.is_admin);
    expect(admins).toHaveLength(1);
    expect(admins[0]).toMatchObject({
      activated: true,
      credits: 1_000,
      held: 0,
      plan: 'proxl',
      stored_plan: 'free',
    });
    const others = accounts.filter((account) => !account.is_admin);
    expect(
      others.every((account) => !account.activated && account.credits === 0 && account.plan === 'free'),
    ).toBe(true);
  });

  it('answers with the session and a cookie that works at once', async () => {
    const { body, cookie } = await signUp('Gus', { email: 'Gus@Example.org' });
    expect(body.user).toEqual({ id: expect.any(String), name: 'Gus', email: 'gus@example.org' });
    expect((await app.call('GET', '/api/auth/get-session', { cookie })).body).toEqual(body);
  });

  it('DLG-03 activates at once with an invitation code, and gives the starting credits', async () => {
    const code = await app.invite(1);
    const { cookie } = await signUp('Hal', {
      invitation_code: ` ${code.toLowerCase().replaceAll('-', ' ')} `,
    });
    expect((await app.call('GET', '/api/me', { cookie })).body).toMatchObject({
      activated: true,
      credits: 25,
      is_admin: false,
    });
  });

  it('leaves no account behind when the invitation code is bad, and spends none when the address is taken', async () => {
    const bad = await signUp('Ida', { invitation_code: 'NONE-NONE-NONE-NONE' });
    expect([bad.status, bad.body.detail]).toEqual([400, 'This invitation code is not valid.']);
    expect(await findUser('Ida')).toBeUndefined();
    const code = await app.invite(1);
    const taken = await signUp('Hal', { invitation_code: code });
    expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
    const rows = await database
      .select()
      .from(invitations)
      .where(eq(invitations.codeStart, code.slice(0, 4)));
    expect(rows[0]?.usesLeft).toBe(1);
  });

  it('makes one account of 10 simultaneous sign-ups with the same address', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp('Jan')));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(
      answers.filter((answer) => answer.status === 409).every((answer) => answer.body.code === 'conflict'),
    ).toBe(true);
  });

  it('A8 ignores every field that is not the newcomer’s to set', async () => {
    const { cookie } = await signUp('Kim', {
      isAdmin: true,
      is_admin: true,
      activatedAt: '2026-01-01T00:00:00Z',
      activated: true,
      storedPlan: 'proxl',
      stored_plan: 'proxl',
      plan: 'proxl',
      credits: 5_000,
      id: 'mine',
      emailVerified: true,
      image: 'https://example.org/x.png',
      role: 'admin',
    });
    expect((await app.call('GET', '/api/me', { cookie })).body).toMatchObject({
      is_admin: false,
      activated: false,
      plan: 'free',
      stored_plan: 'free',
      credits: 0,
    });
    expect(await findUser('Kim')).toMatchObject({ emailVerified: false, image: null });
  });

  it.each([
    ['a password of 7 characters', { password: '1234567' }],
    ['a password of 129 characters', { password: 'x'.repeat(129) }],
    ['no name', { name: '  ' }],
    ['an address that is none', { email: 'nobody' }],
  ])('refuses %s with 422', async (_what, fields) => {
    expect((await signUp('Lea', fields)).status).toBe(422);
    expect(await findUser('Lea')).toBeUndefined();
  });

  it.each([8, 128])('accepts a password of %i characters and takes all of it', async (length) => {
    const password = 'ü'.repeat(length);
    const name = `Len${length}`;
    expect((await signUp(name, { password })).status).toBe(200);
    const almost = { email: emailOf(name), password: password.slice(1) + 'x' };
    expect((await app.call('POST', '/api/auth/sign-in/email', { payload: almost })).status).toBe(401);
  });

  it('A7 keeps passwords as scrypt hashes only', async () => {
    const stored = await database.select({ password: credentials.password }).from(credentials);
    expect(stored.every(({ password }) => /^scrypt\$\d+\$\d+\$\d+\$/.test(password ?? ''))).toBe(true);
  });

  it('A4 ends the session of whoever was signed in in the same browser before', async () => {
    const first = await signUp('Mia');
    const payload = { name: 'Ned', email: emailOf('Ned'), password: PASSWORD };
    await app.call('POST', '/api/auth/sign-up/email', {
      payload,
      cookie: first.cookie,
      address: freshAddress(),
    });
    expect((await app.call('GET', '/api/me', { cookie: first.cookie })).status).toBe(401);
    expect(
      await database.query.sessions.findFirst({ where: eq(sessions.id, first.body.session.id) }),
    ).toBeUndefined();
  });
});

describe('the first sign-up of a server open to the network', async () => {
  const { database: empty } = await createTestDatabase();
  const open = await createAccessApp(empty, { needsSetupCode: true });
  const first = (extra: Record<string, unknown>) =>
    open.call('POST', '/api/auth/sign-up/email', {
      payload: { name: 'Ann', email: 'ann@example.org', password: PASSWORD, ...extra },
      address: freshAddress(),
    });

  it('ROLE-04 needs the setup code, and later ones do not', async () => {
    const without = await first({});
    expect([without.status, without.body.detail]).toEqual([
      403,
      'The first account needs the setup code that the server printed at its start.',
    ]);
    expect((await first({ setup_code: 'WRONG' })).status).toBe(403);
    expect(await empty.query.users.findMany()).toEqual([]);
    expect((await first({ setup_code: setupCodeOf(SECRET).toLowerCase() })).status).toBe(200);
    expect((await first({ email: 'bob@example.org' })).status).toBe(200);
  });
});
