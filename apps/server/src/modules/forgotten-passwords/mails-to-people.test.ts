import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { messageSentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { mails, projects, users, verifications } from '../../db/schema/index.ts';
import { slotsOfEach } from '../../platform/queue/lanes.ts';
import { startWorker } from '../../platform/queue/worker.ts';
import { emailOf, PASSWORD } from '../../testing/access-app.ts';
import { hurryJobs } from '../../testing/hurry-jobs.ts';
import { startMailServer } from '../../testing/simple-mail-server.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { silentLog } from '../../testing/test-http.ts';
import { moduleJobs } from '../../compose-modules.ts';
import { tellWhenDone } from '../notifications/index.ts';

const mailServer = await startMailServer();
const publicUrl = 'http://studio.example.org';
const { app, parts } = await buildTestApp({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'kinora@example.org',
  KINORA_PUBLIC_URL: publicUrl,
});
const { database, pool } = parts.open;
const worker = await startWorker({
  open: parts.open,
  jobs: [...moduleJobs(parts)],
  log: silentLog,
  workerId: `test/${randomUUID()}`,
  slots: slotsOfEach(2),
  idleMs: 20,
});
afterAll(() => worker.stop(0));

const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  more: { payload?: object; cookie?: string; from?: string } = {},
) =>
  app.inject({
    method,
    url,
    headers: { origin: publicUrl, ...(more.cookie === undefined ? {} : { cookie: more.cookie }) },
    ...(more.payload === undefined ? {} : { payload: more.payload }),
    ...(more.from === undefined ? {} : { remoteAddress: more.from }),
  });

async function signUp(name: string): Promise<{ cookie: string; id: string }> {
  const payload = { name, email: emailOf(name), password: PASSWORD };
  const answer = await call('POST', '/api/auth/sign-up/email', { payload });
  const [user] = await database
    .select()
    .from(users)
    .where(eq(users.email, emailOf(name)));
  return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '', id: user?.id ?? '' };
}

const forgot = (email: string, from = '10.1.1.1') =>
  call('POST', '/api/auth/forgot-password', { payload: { email }, from });

/** A mail as it was sent, without the line ends and escapes of its way. */
const textOf = (mail: string | undefined): string =>
  (mail ?? '').replaceAll(/=\r\n/gu, '').replaceAll('=3D', '=');

async function sent(count: number): Promise<string[]> {
  while (mailServer.taken.length < count) {
    await hurryJobs(pool);
    await delay(20);
  }
  return mailServer.taken;
}

describe('a forgotten password', () => {
  it('MAKE-13 is set anew by a mailed link, once, which signs every device out', async () => {
    const { cookie } = await signUp('Ada');
    const known = await forgot('ADA@example.org ');
    const unknown = await forgot('nobody@example.org');
    expect([known.statusCode, unknown.statusCode]).toEqual([202, 202]);
    expect(known.json()).toEqual({ message: messageSentences.linkOnItsWay });
    expect(unknown.json()).toEqual(known.json());
    const [mail] = await sent(1);
    const token = /\/new-password#(?<token>[\w-]{43})/u.exec(textOf(mail))?.groups?.['token'] ?? '';
    expect(textOf(mail)).toContain(`${publicUrl}/new-password#`);
    expect(JSON.stringify(await database.select().from(verifications))).not.toContain(token);
    const payload = { token, new_password: 'another good one' };
    expect((await call('POST', '/api/auth/reset-password', { payload })).statusCode).toBe(200);
    expect((await call('GET', '/api/me', { cookie })).statusCode).toBe(401);
    expect((await call('POST', '/api/auth/reset-password', { payload })).statusCode).toBe(400);
    const signIn = { email: emailOf('Ada'), password: 'another good one' };
    expect((await call('POST', '/api/auth/sign-in/email', { payload: signIn })).statusCode).toBe(200);
    expect(await database.select().from(verifications)).toEqual([]);
    expect(mailServer.taken).toHaveLength(1);
  });

  it('MAKE-13 leaves nothing in the kept mails that opens an account, once it was sent', async () => {
    let [kept] = await database.select().from(mails);
    while (kept?.sentAt === null) {
      await delay(20);
      [kept] = await database.select().from(mails);
    }
    expect(kept).toMatchObject({ to: emailOf('Ada'), text: messageSentences.secretSent });
  });

  it('MAKE-13 is asked for so often and no more, known or not', async () => {
    for (const email of [emailOf('Ada'), 'stranger@example.org']) {
      const statuses: number[] = [];
      for (let wish = 0; wish < 6; wish += 1) {
        statuses.push((await forgot(email, `10.2.${wish}.1`)).statusCode);
      }
      expect(statuses.at(-1)).toBe(429);
    }
    const many: number[] = [];
    for (let wish = 0; wish < 10; wish += 1) {
      many.push((await forgot(`p${wish}@example.org`, '10.3.1.1')).statusCode);
    }
    expect(many.at(-1)).toBe(429);
  });
});

describe('who wants to be told', () => {
  it('MAKE-13 has one mail a film in their language with a link to it, and none about earlier ones or copies', async () => {
    const { cookie, id: ownerId } = await signUp('Mio');
    const film = async (completedAt: Date, createdAt = new Date(0)) => {
      const id = randomUUID();
      await database.insert(projects).values({
        id,
        ownerId,
        sessionId: `chat ${id}`,
        mode: 'stories',
        requestFingerprint: '',
        title: 'Fuji\r\nBcc: all@example.org',
        prompt: '',
        settings: {},
        plan: 'free',
        priceHundredths: 0n,
        status: projectStatus.COMPLETE,
        scenes: [],
        statusChangedAt: completedAt,
        progressAt: new Date(),
        completedAt,
        createdAt,
      });
      return id;
    };
    const now = Date.now();
    await film(new Date(now - 60_000));
    const choice = { by_mail: true, language: 'Japanese' };
    const chosen = await call('PUT', '/api/account/notifications', { cookie, payload: choice });
    expect(chosen.json()).toEqual({ ...choice, has_mail_server: true });
    expect((await call('GET', '/api/account/notifications', { cookie })).json()).toEqual(chosen.json());
    const id = await film(new Date(now + 60_000));
    await film(new Date(now + 60_000), new Date(now + 120_000));
    const deps = { database, queue: parts.queue, clock: { now: () => new Date(now + 180_000) }, publicUrl };
    expect(await tellWhenDone(deps)).toBe(1);
    expect(await tellWhenDone(deps)).toBe(0);
    const [mail] = await database
      .select()
      .from(mails)
      .where(eq(mails.to, emailOf('Mio')));
    expect(mail?.subject).toBe('動画が完成しました');
    expect(mail?.text).toContain(`${publicUrl}/?session=chat%20${id}`);
    expect(mail?.text).toContain('「Fuji Bcc: all@example.org」');
    await call('PUT', '/api/account/notifications', { cookie, payload: { ...choice, by_mail: false } });
    await film(new Date(now + 90_000));
    expect(await tellWhenDone(deps)).toBe(0);
  });
});
