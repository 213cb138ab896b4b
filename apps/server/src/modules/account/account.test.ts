import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createAccessApp } from '../../testing/access-app.ts';
import { captureHold, grantCredits, placeHold, releaseHold } from '../credits/index.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);
await app.signUp('Admin');

async function addUser(name: string): Promise<{ cookie: string; userId: string }> {
  const cookie = await app.signUp(name, { invitation_code: await app.invite(1) });
  return { cookie, userId: (await app.call('GET', '/api/me', { cookie })).body.id };
}

describe('a user’s own account', () => {
  it('API-02 TIER-01 shows available credits everywhere, and the plan they open', async () => {
    const { cookie, userId } = await addUser('Ada');
    await database.transaction(async (tx) => {
      await grantCredits(tx, { userId, amountHundredths: 80_50n, key: 'gift' });
      await placeHold(tx, { userId, key: 'story', amountHundredths: 5_25n, subjectId: 'project' });
    });
    expect((await app.call('GET', '/api/billing', { cookie })).body).toEqual({ credits: 100.25 });
    expect((await app.call('GET', '/api/me', { cookie })).body).toEqual({
      id: userId,
      name: 'Ada',
      email: 'ada@example.org',
      activated: true,
      is_admin: false,
      plan: 'pro',
      stored_plan: 'free',
      credits: 100.25,
      held: 5.25,
      storage: { used_bytes: 0, limit_bytes: 1e9 },
      consents: { person_photograph: false },
    });
  });

  it('TIER-03 lists every movement with what it left, newest first', async () => {
    const { cookie, userId } = await addUser('Ben');
    await database.transaction(async (tx) => {
      const paid = await placeHold(tx, { userId, key: 'a', amountHundredths: 5_00n, subjectId: 'project a' });
      const failed = await placeHold(tx, {
        userId,
        key: 'b',
        amountHundredths: 10_00n,
        subjectId: 'project b',
      });
      await captureHold(tx, { holdId: paid });
      await releaseHold(tx, { holdId: failed, reason: 'It failed.' });
    });
    const { body } = await app.call('GET', '/api/ledger', { cookie });
    expect(body.next_before).toBeNull();
    expect(body.movements).toMatchObject([
      { kind: 'release', amount: 10, credits: 20, held: 0, project_id: 'project b', reason: 'It failed.' },
      { kind: 'capture', amount: 5, credits: 10, held: 10, project_id: 'project a', reason: null },
      { kind: 'hold', amount: 10, credits: 10, held: 15, project_id: 'project b' },
      { kind: 'hold', amount: 5, credits: 20, held: 5, project_id: 'project a' },
      { kind: 'grant', amount: 25, credits: 25, held: 0, project_id: null, reason: null },
    ]);
  });

  it('TIER-03 pages through a long ledger without a gap, and shows nobody else’s', async () => {
    const { cookie, userId } = await addUser('Cem');
    const other = await addUser('Dee');
    await database.transaction(async (tx) => {
      for (let gift = 0; gift < 120; gift += 1) {
        await grantCredits(tx, { userId, amountHundredths: 1n, key: `gift ${gift}` });
      }
    });
    const seen: string[] = [];
    let url = '/api/ledger';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await app.call('GET', url, { cookie });
      seen.push(...body.movements.map(({ id }) => id));
      url = `/api/ledger?before=${body.next_before}`;
    }
    expect(url).toBe('/api/ledger?before=null');
    expect([seen.length, new Set(seen).size]).toEqual([121, 121]);
    expect((await app.call('GET', '/api/ledger', { cookie: other.cookie })).body.movements).toHaveLength(1);
  });

  it.each(['x', '-1', '1.5', '99999999999999999999999'])('refuses a page before %s', async (before) => {
    const { cookie } = await addUser(`Eve${before.length}${before[0]}`);
    expect((await app.call('GET', `/api/ledger?before=${before}`, { cookie })).status).toBe(400);
  });
});
