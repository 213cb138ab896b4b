import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { openDatabaseNews } from '../../../platform/news/database-news.ts';
import { createAccessApp, emailOf, freshAddress, PASSWORD } from '../../../testing/access-app.ts';
import type { AccessApp } from '../../../testing/access-app.ts';
import { createJobQueue } from '../../../platform/queue/job-queue.ts';
import { createLocalStorage } from '../../../platform/storage/local-storage.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { silentLog } from '../../../testing/test-http.ts';
import { registerAccountDeletion } from '../../account/index.ts';
import { KnownSessions } from './known-sessions.ts';
import type { Session } from './sessions.ts';

const { database, pool, url } = await createTestDatabase();
const queue = createJobQueue({ pool, log: silentLog });
await queue.prepare();
const folder = await mkdtemp(join(tmpdir(), 'kinora-sessions-'));
afterAll(async () => {
  await queue.close();
  await rm(folder, { recursive: true, force: true });
});
const storage = createLocalStorage(folder);

/** A process that answers calls, beside others on the same database. */
async function openProcess(): Promise<AccessApp> {
  const news = openDatabaseNews({ databaseUrl: url, log: silentLog });
  const app = await createAccessApp(database, { news });
  registerAccountDeletion(app.http, { database, queue, storage, clock: app.clock, log: silentLog });
  afterAll(() => news.close());
  return app;
}
const [here, there] = [await openProcess(), await openProcess()];
const admin = await here.signUp('Admin');

const statusAt = async (app: AccessApp, cookie: string) =>
  (await app.call('GET', '/api/me', { cookie })).status;

let queries = 0;
pool.on('acquire', () => {
  queries += 1;
});

/** Whether a process knows a session without asking the database. */
async function isKnown(app: AccessApp, cookie: string): Promise<boolean> {
  const before = queries;
  const { body } = await app.call('GET', '/api/auth/get-session', { cookie });
  return body !== null && queries === before;
}

/** Waits until both processes answer a session from memory. */
async function untilKnown(cookie: string): Promise<void> {
  for (const app of [here, there]) {
    await expect.poll(() => isKnown(app, cookie), { interval: 5 }).toBe(true);
  }
}

async function signIn(name: string): Promise<string> {
  const payload = { email: emailOf(name), password: PASSWORD };
  return (await here.call('POST', '/api/auth/sign-in/email', { payload, address: freshAddress() })).cookie;
}

async function idOf(name: string): Promise<string> {
  const [user] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, emailOf(name)));
  return user?.id ?? '';
}

/** What ends a session, by whoever has another one of the same account. */
const endings: Record<string, (about: { name: string; cookie: string; other: string }) => Promise<unknown>> =
  {
    'signed out': ({ cookie }) => here.call('POST', '/api/auth/sign-out', { cookie, payload: {} }),
    'ended from another browser': async ({ other }) => {
      const { body } = await here.call('GET', '/api/account/sessions', { cookie: other });
      const id = body.sessions.find((session) => !session.is_current)?.id ?? '';
      return await here.call('DELETE', `/api/account/sessions/${id}`, { cookie: other });
    },
    'ended with all others': ({ other }) => here.call('DELETE', '/api/account/sessions', { cookie: other }),
    'of a password that was changed': ({ other }) =>
      here.call('POST', '/api/account/password', {
        cookie: other,
        payload: { current_password: PASSWORD, new_password: 'another good one' },
      }),
    'of an account that is deleted': ({ other }) =>
      here.call('POST', '/api/account/delete', { cookie: other, payload: { password: PASSWORD } }),
    'of an account that an admin closes': async ({ name }) =>
      await here.call('PATCH', `/api/admin/users/${await idOf(name)}`, {
        cookie: admin,
        payload: { activated: false },
      }),
  };

describe('a session that is known', () => {
  it('costs no question to the database', async () => {
    const cookie = await here.signUp('Known');
    await untilKnown(cookie);
    const before = queries;
    await Promise.all(Array.from({ length: 5 }, () => here.call('GET', '/api/auth/get-session', { cookie })));
    expect(queries).toBe(before);
  });

  it('is read again after half a minute', async () => {
    const cookie = await here.signUp('Aged');
    await untilKnown(cookie);
    here.clock.passSeconds(31);
    expect(await isKnown(here, cookie)).toBe(false);
    expect(await isKnown(here, cookie)).toBe(true);
  });

  it.each(Object.keys(endings))('%s, is refused at once here, and by the next news there', async (what) => {
    const name = `U${Object.keys(endings).indexOf(what)}`;
    const cookie = await here.signUp(name);
    const other = await signIn(name);
    await untilKnown(cookie);
    await endings[what]?.({ name, cookie, other });
    expect(await statusAt(here, cookie)).toBe(401);
    await expect.poll(() => statusAt(there, cookie), { interval: 5, timeout: 1_000 }).toBe(401);
  });

  it.each(Object.keys(endings))('%s, is refused in the same process without any news', async (what) => {
    const name = `V${Object.keys(endings).indexOf(what)}`;
    const cookie = await here.signUp(name);
    const other = await signIn(name);
    await untilKnown(cookie);
    await database.execute(sql`alter table sessions disable trigger sessions_are_told`);
    await database.execute(sql`alter table users disable trigger accounts_are_told`);
    await endings[what]?.({ name, cookie, other });
    expect(await statusAt(here, cookie)).toBe(401);
    await database.execute(sql`alter table users enable trigger accounts_are_told`);
    await database.execute(sql`alter table sessions enable trigger sessions_are_told`);
  });

  it('is an admin’s no longer than its account is one, whoever changed that', async () => {
    const cookie = await here.signUp('Deputy');
    const [, id] = [await untilKnown(cookie), await idOf('Deputy')];
    const reads = (app: AccessApp) => async () =>
      (await app.call('GET', '/api/admin/users', { cookie })).status;
    for (const [isAdmin, status] of [
      [true, 200],
      [false, 403],
    ] as const) {
      await database.update(users).set({ isAdmin }).where(eq(users.id, id));
      await expect.poll(reads(here), { interval: 5, timeout: 1_000 }).toBe(status);
      await expect.poll(reads(there), { interval: 5, timeout: 1_000 }).toBe(status);
    }
  });

  it('is asked for anew as long as news cannot be heard', async () => {
    const cookie = await here.signUp('Unheard');
    await untilKnown(cookie);
    // Nobody is told: what a line that is cut would miss.
    await database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from sessions where user_id = ${await idOf('Unheard')}`);
    });
    expect(await statusAt(there, cookie)).toBe(200);
    await pool.query(
      `select pg_terminate_backend(pid, 1000) from pg_stat_activity
       where application_name = 'kinora news' and datname = current_database()`,
    );
    await expect.poll(() => statusAt(there, cookie), { interval: 5, timeout: 1_000 }).toBe(401);
    const next = await signIn('Unheard');
    // The line comes back by itself.
    await expect.poll(() => isKnown(there, next), { interval: 25, timeout: 5_000 }).toBe(true);
  });
});

it('what was being read while something ended is not kept', async () => {
  const clock = { now: () => new Date(0) };
  const known = new KnownSessions(clock);
  let hear: (id: string) => void = () => undefined;
  known.follow({
    listen: ({ channel, hear: heard, begin }) => {
      hear = channel === 'kinora_sessions' ? heard : hear;
      begin?.();
      return () => undefined;
    },
    isHearing: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
  const user = {
    id: 'ada',
    name: '',
    email: '',
    isActivated: true,
    isAdmin: false,
    storedPlan: 'free',
  } as const;
  const session: Session = { id: 'one', expiresAt: new Date(1e9), user };
  const answer = { answer: session, cookies: [] };
  const begun = Promise.withResolvers<typeof answer>();
  const first = known.of('cookie', () => begun.promise);
  hear('another');
  begun.resolve(answer);
  expect(await first).toBe(answer);
  const ended = { answer: null, cookies: [] };
  expect(await known.of('cookie', () => Promise.resolve(ended))).toBe(ended);
});
