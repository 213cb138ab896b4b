import { AdminJobsAnswerSchema } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import type { AdminJob } from '@kinora/contract/api';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProviderError } from '@kinora/models';
import { Gate } from '../../testing/gate.ts';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';
import { registerAdminJobs } from './index.ts';

const studio = createMediaStudio();
const world = await createGenerationApp(studio);
registerAdminJobs(world.app, { ...world.deps, pool: world.open.pool });
const admin = await world.signUp('Admin');
const ann = await world.signUp('Ann');
const unknown = '00000000-0000-4000-8000-000000000000';

afterEach(() => {
  studio.picture = () => Promise.resolve();
});

async function jobs(): Promise<AdminJob[]> {
  const answer = await world.send('GET', '/api/admin/jobs', { cookie: admin.cookie });
  return AdminJobsAnswerSchema.parse(answer.json()).jobs;
}

const jobOf = async (id: string) => (await jobs()).find((job) => job.id === id);

const startImage = () =>
  world.startedId('/image/generate-image-async', {
    cookie: ann.cookie,
    data: { prompt: 'A fox <script>', model_name: 'flux_v1' },
  });

async function change(
  what: 'retry' | 'cancel',
  id: string,
  cookie = admin.cookie,
): Promise<[number, unknown]> {
  const answer = await world.send('POST', `/api/admin/jobs/${id}/${what}`, { cookie });
  return [answer.statusCode, answer.json<{ detail?: string }>().detail];
}

/** Starts an image that fails for good. */
async function failedImage(): Promise<string> {
  studio.picture = () => Promise.reject(new ProviderError('policy', 'No foxes, please.'));
  const id = await startImage();
  await world.until(async () => ((await jobOf(id))?.state === 'failed' ? true : undefined));
  studio.picture = () => Promise.resolve();
  return id;
}

describe('the admin’s list of jobs', () => {
  it('ROLE-04 says of what runs what it is, for whom, and how often it was begun', async () => {
    const gate = new Gate();
    studio.picture = (_request, signal) => gate.pass(signal);
    const id = await startImage();
    await world.until(async () => (gate.waiting === 1 ? true : undefined));
    expect(await jobOf(id)).toMatchObject({
      kind: 'images',
      state: 'running',
      status: 'GENERATING_IMAGES',
      title: 'A fox <script>',
      owner: { name: 'Ann', email: 'ann@example.org' },
      attempts: 1,
      error: null,
      can_retry: false,
      can_cancel: true,
    });
    gate.open();
    await world.until(async () => ((await jobOf(id)) === undefined ? true : undefined));
  });

  it('ROLE-04 keeps what has failed with its reason, until it is tried again', async () => {
    const id = await failedImage();
    expect(await jobOf(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      error: 'No foxes, please.',
      can_retry: true,
      can_cancel: false,
    });
    expect(await change('retry', id)).toEqual([200, undefined]);
    await world.until(async () =>
      (await world.imageStatus(ann.cookie, id)).status === 'IMAGES_READY' ? true : undefined,
    );
    expect(await jobOf(id)).toBeUndefined();
    expect(await change('retry', id)).toEqual([409, expect.any(String)]);
  });

  it('ROLE-04 cancels what runs, gives the credits back, and calls it no failure', async () => {
    const before = await world.balance(ann.id);
    const gate = new Gate();
    studio.picture = (_request, signal) => gate.pass(signal);
    const id = await startImage();
    await world.until(async () => (gate.waiting === 1 ? true : undefined));
    expect(await change('cancel', id)).toEqual([200, undefined]);
    await world.until(async () => (gate.waiting === 0 ? true : undefined));
    expect(await world.balance(ann.id)).toEqual(before);
    expect(await jobOf(id)).toBeUndefined();
    expect(await change('cancel', id)).toEqual([409, expect.any(String)]);
  });

  it('says when its owner cannot pay for another try', async () => {
    const id = await failedImage();
    await world.open.pool.query('update projects set price_hundredths = 900000000 where id = $1', [id]);
    expect(await change('retry', id)).toEqual([409, sentences.admin.ownerWithoutCredits]);
    expect((await jobOf(id))?.state).toBe('failed');
  });

  it('shows duties of the server, gives one another try, and ends one', async () => {
    const definition = {
      name: 'send-mail',
      payload: z.object({ mailId: z.string() }),
      timeoutSeconds: 60,
      expectedLength: 'short',
    } as const;
    const { queue, database } = world.deps;
    const post = () =>
      database.transaction((tx) => queue.enqueue(tx, definition, { mailId: 'x' }, { group: 'mails' }));
    const id = (await post()) ?? '';
    await world.open.pool.query(
      "update pgboss.job set state = 'failed', completed_on = now(), output = $2 where id = $1",
      [id, { message: 'The mail server said no.' }],
    );
    expect(await jobOf(id)).toMatchObject({
      kind: 'server',
      state: 'failed',
      title: 'Send a mail',
      owner: null,
      error: 'The mail server said no.',
      can_retry: true,
    });
    const waiting =
      (await database.transaction((tx) =>
        queue.enqueue(tx, definition, { mailId: 'y' }, { group: 'mails', startAfterSeconds: 3_600 }),
      )) ?? '';
    expect(await jobOf(waiting)).toMatchObject({ state: 'waiting', can_cancel: true, can_retry: false });
    expect(await change('cancel', waiting)).toEqual([200, undefined]);
    expect(await change('cancel', waiting)).toEqual([404, expect.any(String)]);
    const triesOf = async () => {
      const found = await world.open.pool.query<{ retry_limit: number }>(
        'select retry_limit from pgboss.job where id = $1',
        [id],
      );
      return found.rows[0]?.retry_limit ?? 0;
    };
    const tries = await triesOf();
    expect(await change('retry', id)).toEqual([200, undefined]);
    expect(await triesOf()).toBe(tries + 1);
  });
});

it('A1 ROLE-04 nobody else sees or changes a job', async () => {
  const id = await failedImage();
  for (const cookie of [ann.cookie, '']) {
    const answer = await world.send('GET', '/api/admin/jobs', { cookie });
    expect(answer.statusCode).toBe(cookie === '' ? 401 : 403);
    for (const what of ['retry', 'cancel'] as const) {
      expect((await change(what, id, cookie))[0]).toBe(cookie === '' ? 401 : 403);
    }
  }
  expect(await change('retry', unknown)).toEqual([404, expect.any(String)]);
  expect(await change('cancel', 'no id')).toEqual([404, expect.any(String)]);
});
