import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { consentVersions } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';
import { samplePhoto } from '../../testing/generations/test-pictures.ts';
import { emailOf, PASSWORD } from '../../testing/access-app.ts';
import { silentLog } from '../../testing/test-http.ts';
import { Gate } from '../../testing/gate.ts';
import { giveConsent } from '../consents/index.ts';
import { grantCredits, reconcile } from '../credits/index.ts';
import { lockProject } from '../projects/index.ts';
import { makeAdmin } from '../admin/index.ts';
import { registerAccountDeletion } from './index.ts';

const studio = createMediaStudio();
const world = await createGenerationApp(studio);
registerAccountDeletion(world.app, { ...world.deps, log: silentLog });
const { pool } = world.open;

const leave = (cookie: string, password = PASSWORD) =>
  world.send('POST', '/api/account/delete', { cookie, payload: { password } });

/** Every table with a row that names the account, but for the ledger's own. */
async function tablesNaming(userId: string): Promise<string[]> {
  const columns = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'owner_id') and table_name not like 'credit_%'`,
  );
  expect(columns.rows.length).toBeGreaterThan(6);
  const naming: string[] = [];
  for (const { table_name: table, column_name: column } of columns.rows) {
    const found = await pool.query(`select 1 from ${table} where ${column} = $1 limit 1`, [userId]);
    if (found.rowCount !== 0) {
      naming.push(table);
    }
  }
  return naming;
}

const owl = { prompt: 'An owl', model_name: 'flux_v1' };

const filesOf = async (userId: string): Promise<string[]> => {
  const rows = await pool.query<{ storage_key: string }>(
    'select storage_key from assets where owner_id = $1',
    [userId],
  );
  return rows.rows.map((row) => row.storage_key);
};

await world.signUp('Admin');

afterEach(() => {
  studio.picture = () => Promise.resolve();
});

/** Somebody with a picture that is just being painted. */
async function painting(name: string) {
  const gus = await world.signUp(name);
  const gate = new Gate();
  studio.picture = (_request, signal) => gate.pass(signal);
  const id = await world.startedId('/image/generate-image-async', { cookie: gus.cookie, data: owl });
  await world.until(async () => (gate.waiting === 1 ? true : undefined));
  return { gus, gate, id };
}

/** Deadlocks that PostgreSQL had to end in this database. */
async function deadlocks(): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}

/** Until some statement waits for a lock that another transaction holds. */
async function untilBlocked(): Promise<void> {
  await world.until(async () => {
    const { rowCount } = await pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return (rowCount ?? 0) > 0 ? true : undefined;
  });
}

describe('deleting an account', () => {
  it('removes everything of it, cancels what runs, and leaves a balanced ledger without a name', async () => {
    const ann = await world.signUp('Ann');
    await giveConsent(world.open.database, {
      userId: ann.id,
      subject: 'person_photograph',
      version: consentVersions.person_photograph,
      now: new Date(),
    });
    const bob = await world.signUp('Bob');
    const form = {
      data: { prompt: 'A fox', model_name: 'nano_banana_edit' },
      files: [{ content: await samplePhoto() }],
    };
    const made = await world.startedId('/image/generate-image-async', { cookie: ann.cookie, ...form });
    const others = await world.startedId('/image/generate-image-async', { cookie: bob.cookie, ...form });
    for (const [cookie, id] of [
      [ann.cookie, made],
      [bob.cookie, others],
    ] as const) {
      await world.until(async () =>
        (await world.imageStatus(cookie, id)).status === 'IMAGES_READY' ? true : undefined,
      );
    }
    const gate = new Gate();
    studio.picture = (_request, signal) => gate.pass(signal);
    await world.startedId('/image/generate-image-async', { cookie: ann.cookie, data: owl });
    await world.until(async () => (gate.waiting === 1 ? true : undefined));
    const keys = await filesOf(ann.id);
    expect(keys.length).toBeGreaterThan(2);

    const answer = await leave(ann.cookie);
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([200, { deleted: true }]);
    // The running model is told to stop.
    await world.until(async () => (gate.waiting === 0 ? true : undefined));

    expect(await tablesNaming(ann.id)).toEqual([]);
    const [row] = await world.open.database.select().from(users).where(eq(users.id, ann.id));
    expect(row).toMatchObject({ name: '', email: `${ann.id}@deleted.invalid`, isAdmin: false });
    expect(JSON.stringify(row)).not.toMatch(/ann/iu);
    const left = await Promise.all(keys.map((key) => world.deps.storage.exists(key)));
    expect(left).toEqual(keys.map(() => false));

    const { availableHundredths, heldHundredths } = await world.balance(ann.id);
    expect([availableHundredths, heldHundredths]).toEqual([0n, 0n]);
    expect((await reconcile(world.open.database)).drifts).toEqual([]);
    const movements = await pool.query<{ kind: string; reason: string | null }>(
      'select kind, reason from credit_transfers where user_id = $1 order by sequence desc limit 2',
      [ann.id],
    );
    expect(movements.rows).toEqual([
      { kind: 'withdrawal', reason: sentences.account.deletedReason },
      { kind: 'release', reason: sentences.account.deletedReason },
    ]);

    expect((await world.send('GET', '/image/generations/all', { cookie: ann.cookie })).statusCode).toBe(401);
    expect((await world.imageStatus(bob.cookie, others)).status).toBe('IMAGES_READY');
    expect((await readdir(join(world.mediaFolder, 'assets'))).length).toBeGreaterThan(0);
    expect(await filesOf(bob.id)).not.toEqual([]);
  });

  it('its address is free again, and the old password opens nothing', async () => {
    const cem = await world.signUp('Cem');
    await leave(cem.cookie);
    const payload = { email: emailOf('Cem'), password: PASSWORD };
    const old = await world.send('POST', '/api/auth/sign-in/email', { payload });
    expect(old.statusCode).toBe(401);
    const again = await world.signUp('Cem');
    expect(again.id).not.toBe(cem.id);
  });

  it('asks for the password, and does nothing without it', async () => {
    const dee = await world.signUp('Dee', 50);
    const refused = await leave(dee.cookie, 'a wrong one');
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      422,
      sentences.account.wrongPassword,
    ]);
    expect((await world.balance(dee.id)).availableHundredths).toBe(5_000n);
    expect((await world.send('POST', '/api/account/delete', { payload: {} })).statusCode).toBe(401);
  });

  it('gives the credits of a project at rest back, so that nothing stays held', async () => {
    const eve = await world.signUp('Eve');
    const gate = new Gate();
    studio.picture = (_request, signal) => gate.pass(signal);
    const id = await world.startedId('/image/generate-image-async', { cookie: eve.cookie, data: owl });
    await world.until(async () => (gate.waiting === 1 ? true : undefined));
    await pool.query("update projects set status = 'SCENES_READY' where id = $1", [id]);
    gate.open();
    expect((await leave(eve.cookie)).statusCode).toBe(200);
    const { balanceHundredths } = await world.balance(eve.id);
    expect(balanceHundredths).toBe(0n);
    expect((await reconcile(world.open.database)).drifts).toEqual([]);
  });

  it('JOB-06 waits for a step that is just being kept, which needs the account in turn', async () => {
    const { gus, id } = await painting('Gus');
    const before = await deadlocks();
    let leaving: ReturnType<typeof leave> | undefined;
    await world.open.database.transaction(async (tx) => {
      // As a step's commit: the project is locked, then something of its owner is written.
      await lockProject(tx, id);
      leaving = leave(gus.cookie);
      await untilBlocked();
      await grantCredits(tx, { userId: gus.id, amountHundredths: 100n, key: 'late' });
    });
    expect((await leaving)?.statusCode).toBe(200);
    expect(await tablesNaming(gus.id)).toEqual([]);
    expect(await deadlocks()).toBe(before);
    expect((await reconcile(world.open.database)).drifts).toEqual([]);
  });

  it('takes a project along that was started while it waited for another one', async () => {
    const { gus, id } = await painting('Hal');
    let leaving: ReturnType<typeof leave> | undefined;
    await world.open.database.transaction(async (tx) => {
      await lockProject(tx, id);
      leaving = leave(gus.cookie);
      await untilBlocked();
      const fresh = await world.sendForm('/image/generate-image-async', { cookie: gus.cookie, data: owl });
      expect(fresh.statusCode).toBe(200);
    });
    expect((await leaving)?.statusCode).toBe(200);
    expect(await tablesNaming(gus.id)).toEqual([]);
    expect(await world.balance(gus.id)).toMatchObject({ availableHundredths: 0n, heldHundredths: 0n });
    expect((await reconcile(world.open.database)).drifts).toEqual([]);
  });

  it('races with its own jobs and with an admin who gives credits, many times, and nobody is a deadlock’s victim', async () => {
    const before = await deadlocks();
    for (let turn = 0; turn < 15; turn += 1) {
      const { gus, gate } = await painting(`Racer${turn}`);
      const grants = [1, 2, 3].map((part) =>
        world.open.database.transaction((tx) =>
          grantCredits(tx, { userId: gus.id, amountHundredths: 100n, key: `race-${part}` }),
        ),
      );
      gate.open();
      await delay(turn * 4);
      const [left] = await Promise.all([leave(gus.cookie), ...grants]);
      expect(left.statusCode).toBe(200);
    }
    expect(await deadlocks()).toBe(before);
    expect((await reconcile(world.open.database)).drifts).toEqual([]);
  });

  it('ROLE-04 the last admin cannot leave; with another one they can', async () => {
    const signIn = await world.send('POST', '/api/auth/sign-in/email', {
      payload: { email: emailOf('Admin'), password: PASSWORD },
    });
    const cookie = String(signIn.headers['set-cookie']).split(';')[0] ?? '';
    const refused = await leave(cookie);
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      409,
      sentences.account.lastAdmin,
    ]);
    await world.signUp('Fay');
    await makeAdmin(world.open.database, {
      email: emailOf('Fay'),
      startingCreditsHundredths: 0n,
      now: new Date(),
    });
    expect((await leave(cookie)).statusCode).toBe(200);
  });
});
