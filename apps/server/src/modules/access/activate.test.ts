import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessApplications, invitations } from '../../db/schema/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createAccessApp, freshAddress } from '../../testing/access-app.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);
await app.signUp('Admin');

function activate(cookie: string, invitationCode: unknown, address = freshAddress()) {
  return app.call('POST', '/api/activate', { payload: { invitation_code: invitationCode }, cookie, address });
}

async function usesLeft(code: string): Promise<number> {
  const [row] = await database
    .select()
    .from(invitations)
    .where(eq(invitations.codeStart, code.slice(0, 4)));
  return row!.usesLeft;
}

let askers = 0;

describe('activation', () => {
  it('ROLE-03 lets an account look around before, and generate after', async () => {
    const cookie = await app.signUp('Ben');
    const before = await app.call('POST', '/test/generate', { cookie });
    expect([before.status, before.body.code]).toEqual([403, 'not-activated']);
    expect((await app.call('GET', '/api/billing', { cookie })).body).toEqual({ credits: 0 });
    const answer = await activate(cookie, await app.invite(1));
    expect([answer.status, answer.body]).toEqual([200, { activated: true }]);
    expect((await app.call('POST', '/test/generate', { cookie })).status).toBe(200);
    expect((await app.call('GET', '/api/billing', { cookie })).body).toEqual({ credits: 25 });
  });

  it('DLG-03 gives one answer for unknown, spent, expired and revoked codes', async () => {
    const cookie = await app.signUp('Cem');
    const [spent, expired, revoked] = [await app.invite(1), await app.invite(1), await app.invite(1)];
    await activate(await app.signUp('Dee'), spent);
    const change = (code: string, set: object) =>
      database
        .update(invitations)
        .set(set)
        .where(eq(invitations.codeStart, code.slice(0, 4)));
    await change(expired, { expiresAt: app.clock.now() });
    await change(revoked, { revokedAt: app.clock.now() });
    const answers = [];
    for (const code of ['AAAA-BBBB-CCCC-DDDD', 'x', spent, expired, revoked]) {
      answers.push(await activate(cookie, code));
    }
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.detail).toBe('This invitation code is not valid.');
  });

  it.each([[''], ['   '], ['- -'], [undefined], [7], [null]])(
    'DLG-03 asks for a code when it gets %j',
    async (code) => {
      askers += 1;
      const cookie = await app.signUp(`Asker${askers}`);
      const { status, body } = await activate(cookie, code);
      expect([status, body.detail]).toEqual([400, 'Please enter your invitation code']);
    },
  );

  it('DLG-03 answers visitors with 401, whatever they send', async () => {
    for (const payload of [undefined, {}, { invitation_code: await app.invite(1) }]) {
      expect((await app.call('POST', '/api/activate', { payload })).status).toBe(401);
    }
  });

  it('A5 redeems a single-use code once when 50 accounts try it at the same time', async () => {
    const cookies = await Promise.all(Array.from({ length: 50 }, (_, index) => app.signUp(`Racer${index}`)));
    const code = await app.invite(1);
    const answers = await Promise.all(cookies.map((cookie) => activate(cookie, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
    expect(await usesLeft(code)).toBe(0);
  });

  it('activates as many accounts as a code has uses', async () => {
    const code = await app.invite(3);
    const statuses = [];
    for (const name of ['Pia', 'Quin', 'Rob', 'Sue']) {
      statuses.push((await activate(await app.signUp(name), code)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 400]);
  });

  it('spends one code and gives the credits once when one account redeems two codes at the same time', async () => {
    const cookie = await app.signUp('Tom');
    const codes = [await app.invite(1), await app.invite(1)];
    const answers = await Promise.all(codes.map((code) => activate(cookie, code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await Promise.all(codes.map(usesLeft))).sort()).toEqual([0, 1]);
    expect((await app.call('GET', '/api/billing', { cookie })).body).toEqual({ credits: 25 });
  });

  it('A5 looks at few of 200 codes tried from one network', async () => {
    const cookie = await app.signUp('Uma');
    const address = freshAddress();
    let looked = 0;
    for (let attempt = 0; attempt < 200; attempt += 1) {
      looked += (await activate(cookie, `WRONG-${attempt}`, address)).status === 400 ? 1 : 0;
    }
    expect(looked).toBeLessThanOrEqual(20);
  });

  it('keeps only a hash of a code', async () => {
    const code = await app.invite(1);
    const rows = JSON.stringify(await database.select().from(invitations));
    expect(rows).not.toContain(code.slice(5));
    expect(rows).not.toContain(code.replaceAll('-', ''));
  });
});

describe('an application for access', () => {
  it('DLG-03 is kept, and answered alike for a new, a repeated and a known address', async () => {
    const apply = (email: string) =>
      app.call('POST', '/api/apply-for-access', { payload: { email }, address: freshAddress() });
    const answers = [
      await apply('New@example.org'),
      await apply('new@example.org '),
      await apply('admin@example.org'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const kept = await database.select({ email: accessApplications.email }).from(accessApplications);
    expect(kept.map(({ email }) => email).sort()).toEqual(['admin@example.org', 'new@example.org']);
  });

  it.each([[''], ['nobody'], [undefined], [7]])('DLG-03 needs an e-mail address, not %j', async (email) => {
    const answer = await app.call('POST', '/api/apply-for-access', {
      payload: { email },
      address: freshAddress(),
    });
    expect(answer.status).toBe(422);
  });
});
