import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createJobQueue } from '../../platform/queue/job-queue.ts';
import { createLocalStorage } from '../../platform/storage/local-storage.ts';
import { createAccessApp, emailOf, freshAddress, PASSWORD } from '../../testing/access-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { silentLog } from '../../testing/test-http.ts';
import { registerAccountDeletion } from './index.ts';

const open = await createTestDatabase();
const { database } = open;
const queue = createJobQueue({ pool: open.pool, log: silentLog });
await queue.prepare();
const folder = await mkdtemp(join(tmpdir(), 'kinora-races-'));
afterAll(async () => {
  await queue.close();
  await rm(folder, { recursive: true, force: true });
});
const app = await createAccessApp(database);
const storage = createLocalStorage(folder);
registerAccountDeletion(app.http, { database, queue, storage, clock: app.clock, log: silentLog });
const admin = await app.signUp('Admin');

const ROUNDS = 10;
/** Before the other call, and as many after it. */
const SIGN_INS = 3;

const signIn = (name: string) =>
  app.call('POST', '/api/auth/sign-in/email', {
    payload: { email: emailOf(name), password: PASSWORD },
    address: freshAddress(),
  });
const statusOfMe = async (cookie: string) => (await app.call('GET', '/api/me', { cookie })).status;

interface Member {
  readonly name: string;
  readonly cookie: string;
}

/** Signs in with the password of before while `end` runs, round after round. @returns sessions that outlived it */
async function raceSignIns(prefix: string, end: (member: Member) => Promise<number>): Promise<number> {
  let survivors = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `${prefix}${round}`;
    const cookie = await app.signUp(name);
    const early = Array.from({ length: SIGN_INS }, () => signIn(name));
    const ended = end({ name, cookie });
    const late = Array.from({ length: SIGN_INS }, () => signIn(name));
    const answers = await Promise.all([...early, ...late]);
    expect(await ended).toBe(200);
    expect(answers.filter(({ status }) => ![200, 401, 403].includes(status))).toEqual([]);
    const statuses = await Promise.all(
      answers.filter(({ status }) => status === 200).map((answer) => statusOfMe(answer.cookie)),
    );
    survivors += statuses.filter((status) => status === 200).length;
  }
  return survivors;
}

describe('a sign-in beside the end of what it stands on', () => {
  it('leaves no session of an account that is deleted meanwhile', async () => {
    const deleteAccount = async ({ cookie }: Member) =>
      (await app.call('POST', '/api/account/delete', { cookie, payload: { password: PASSWORD } })).status;
    expect(await raceSignIns('leaver', deleteAccount)).toBe(0);
    const left = await open.pool.query(
      'select 1 from sessions s join users u on u.id = s.user_id where u.deleted_at is not null',
    );
    expect(left.rowCount).toBe(0);
  });

  it('leaves no session that was opened with the password of before', async () => {
    const changePassword = async ({ cookie }: Member) => {
      const payload = { current_password: PASSWORD, new_password: 'another good one' };
      return (await app.call('POST', '/api/account/password', { cookie, payload })).status;
    };
    expect(await raceSignIns('changer', changePassword)).toBe(0);
  });

  it('leaves no session of an account that an admin closes meanwhile', async () => {
    const close = async ({ cookie }: Member) => {
      const { id } = (await app.call('GET', '/api/me', { cookie })).body;
      const payload = { activated: false };
      return (await app.call('PATCH', `/api/admin/users/${id}`, { payload, cookie: admin })).status;
    };
    expect(await raceSignIns('closed', close)).toBe(0);
  });
});
