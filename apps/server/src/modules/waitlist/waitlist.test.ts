import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { AdminMailsAnswerSchema } from '@kinora/contract/api';
import { mailSentences, sentences } from '@kinora/contract/sentences';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createJobQueue } from '../../platform/queue/job-queue.ts';
import { slotsOfEach } from '../../platform/queue/lanes.ts';
import { startWorker } from '../../platform/queue/worker.ts';
import { cheapPasswords, emailOf, PASSWORD, SECRET } from '../../testing/access-app.ts';
import { hurryJobs } from '../../testing/hurry-jobs.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildTestHttp, silentLog } from '../../testing/test-http.ts';
import { registerAccess } from '../access/index.ts';
import { createMailServer, mailJobs, registerMails } from '../mails/index.ts';
import { startMailServer } from '../../testing/simple-mail-server.ts';
import { registerWaitlist } from './routes.ts';

const open = await createTestDatabase();
const { database } = open;
const queue = createJobQueue({ pool: open.pool, log: silentLog });
await queue.prepare();
afterAll(() => queue.close());
const { app } = await buildTestHttp();
registerAccess(app, {
  database,
  log: silentLog,
  clock: systemClock,
  secret: SECRET,
  publicUrl: 'http://127.0.0.1:3000',
  needsSetupCode: false,
  startingCreditsHundredths: 0n,
  passwords: cheapPasswords,
});
registerMails(app, { database, hasMailServer: false });
registerWaitlist(app, { database, queue, clock: systemClock, adminEmail: 'admin@example.org' });

async function signUp(name: string): Promise<string> {
  const payload = { name, email: emailOf(name), password: PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload });
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}
const admin = await signUp('Ann');
const user = await signUp('Bob');
const join = (payload: object, cookie = '') =>
  app.inject({ method: 'POST', url: '/api/waitlist', payload, headers: { cookie } });

async function mails() {
  const answer = await app.inject({ method: 'GET', url: '/api/admin/mails', headers: { cookie: admin } });
  return AdminMailsAnswerSchema.parse(answer.json()).mails;
}

describe('the waitlist', () => {
  it('DLG-05 takes a visitor with an address, in the words of each list', async () => {
    const credits = await join({ kind: 'credits', name: 'Eve', email: 'eve@example.org' });
    expect([credits.statusCode, credits.json<unknown>()]).toEqual([
      202,
      { message: "You're on the waitlist! We'll email you soon." },
    ]);
    const studio = await join({ kind: 'studio', name: 'Eve', email: 'eve@example.org' });
    expect(studio.json()).toEqual({ message: "You're on the Studio waitlist! We'll email you soon." });
    expect(await mails()).toMatchObject([
      { to: 'admin@example.org', subject: 'Studio waitlist: one more person', sent_at: null },
      { subject: 'Credits waitlist: one more person' },
    ]);
  });

  it('DLG-05 asks a visitor for an address', async () => {
    const answer = await join({ kind: 'credits', name: 'Eve' });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      422,
      sentences.account.waitlistNeedsEmail,
    ]);
  });

  it("A8 DLG-05 user and time are the server's, whatever is sent", async () => {
    const answer = await join({ kind: 'credits', name: '', user_id: 'somebody', time: '1999' }, user);
    expect(answer.statusCode).toBe(202);
    const [mail] = await mails();
    expect(mail?.text).toContain('Name: Bob\nE-mail: bob@example.org\nUser: ');
    expect(mail?.text).not.toContain('somebody');
    expect(mail?.text).not.toContain('1999');
  });

  it('the same person on the same list is one mail', async () => {
    const before = (await mails()).length;
    expect((await join({ kind: 'credits', name: 'Again' }, user)).statusCode).toBe(202);
    expect(await mails()).toHaveLength(before);
  });

  it.each([{ kind: 'other', email: 'a@example.org' }, { kind: 'credits', email: 'no address' }, {}])(
    '%o is refused',
    async (payload) => {
      expect((await join(payload)).statusCode).toBe(422);
    },
  );

  it('A1 ROLE-04 its mails are for the admin alone', async () => {
    const get = (cookie: string) =>
      app.inject({ method: 'GET', url: '/api/admin/mails', headers: { cookie } });
    expect([(await get('')).statusCode, (await get(user)).statusCode]).toEqual([401, 403]);
    const [mail] = await mails();
    const remove = (cookie: string) =>
      app.inject({ method: 'DELETE', url: `/api/admin/mails/${mail?.id}`, headers: { cookie } });
    expect([(await remove('')).statusCode, (await remove(user)).statusCode]).toEqual([401, 403]);
    expect(await mails()).toContainEqual(mail);
  });

  it('ROLE-04 the admin deletes a mail, once', async () => {
    await join({ kind: 'studio', name: 'Gil', email: 'gil@example.org' });
    const [mail] = await mails();
    const remove = () =>
      app.inject({ method: 'DELETE', url: `/api/admin/mails/${mail?.id}`, headers: { cookie: admin } });
    expect((await remove()).json()).toEqual({ id: mail?.id });
    expect(await mails()).not.toContainEqual(mail);
    expect((await remove()).statusCode).toBe(404);
  });

  it('DLG-05 a mail server that is set takes every kept mail once, also one it refused at first', async () => {
    const smtp = await startMailServer();
    smtp.state.refusals = 1;
    const server = createMailServer({ url: smtp.url, from: 'kinora@example.org' });
    const worker = await startWorker({
      open,
      jobs: mailJobs({ database, clock: systemClock, server }),
      log: silentLog,
      workerId: `test/${randomUUID()}`,
      slots: slotsOfEach(2),
      idleMs: 20,
    });
    afterAll(() => worker.stop(0));
    const kept = (await mails()).length;
    while (smtp.taken.length < kept) {
      await hurryJobs(open.pool);
      await delay(20);
    }
    expect(smtp.taken.join('\n')).toContain('To: admin@example.org');
    while ((await mails()).some((mail) => mail.sent_at === null)) {
      await delay(20);
    }
    expect(smtp.taken).toHaveLength(kept);
  });
});

it('takes no more than a few from one network, whoever they are said to be', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 15; number += 1) {
    const payload = { kind: 'credits', name: 'Mallory', email: `mallory${number}@example.org` };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/waitlist',
      payload,
      remoteAddress: '192.0.2.77',
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.slice(0, 10)).toEqual(statuses.slice(0, 10).map(() => 202));
  expect(statuses.slice(10)).toEqual(statuses.slice(10).map(() => 429));
  expect((await mails()).filter(({ text }) => text.includes('mallory'))).toHaveLength(10);
});

it('a name is one line of the mail, whatever is in it', () => {
  const entry = { kind: 'credits', email: 'eve@example.org', userId: null, time: 'now' } as const;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
      const { text } = mailSentences.waitlist({
        ...entry,
        name: `Eve${name}\r\nUser: admin\u2028Time: never`,
      });
      expect(text.split(/\p{Cc}|\p{Zl}|\p{Zp}/u)).toHaveLength(4);
    }),
  );
});
