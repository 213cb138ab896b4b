import { sentences } from '@kinora/contract/sentences';
import { imageStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { projects } from '../../db/schema/index.ts';
import { ProviderError } from '@kinora/models';
import { failStalledProjects } from '../projects/index.ts';
import { Gate } from '../../testing/gate.ts';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';

const studio = createMediaStudio();
const world = await createGenerationApp(studio);
const ann = await world.signUp('Ann');
const kinds = [
  { what: 'an image', path: '/image/generate-image-async', data: { prompt: 'A fox', model_name: 'flux_v1' } },
  { what: 'a video', path: '/video/generate-video-async', data: { prompt: 'A fox', model_name: 'veo3_t2v' } },
];

afterEach(() => {
  studio.picture = () => Promise.resolve();
  studio.clip = () => Promise.resolve();
});

function holdWith(gate: Gate): void {
  studio.picture = (_request, signal) => gate.pass(signal);
  studio.clip = (_request, signal) => gate.pass(signal);
}

async function jobOf(id: string) {
  const answer = await world.send('GET', `/api/job-status?job_id=${id}`, { cookie: ann.cookie });
  return answer.json<{ status: string; links: string[]; error: string | null }>();
}

const cancel = (id: string) =>
  world.send('POST', '/api/cancel-job', { cookie: ann.cookie, payload: { job_id: id } });
const retry = (id: string) => world.send('POST', `/api/project/${id}/retry`, { cookie: ann.cookie });
const untilStatus = (id: string, status: string) =>
  world.until(async () => ((await jobOf(id)).status === status ? true : undefined));

describe.each(kinds)('$what', ({ path, data }) => {
  it('J9 JOB-05 API-06 cancelled while it waits or is made: Cancelled, the work aborted, the credits back', async () => {
    const before = await world.balance(ann.id);
    const gate = new Gate();
    holdWith(gate);
    // Two run, the third waits.
    const ids = await Promise.all([1, 2, 3].map(() => world.startedId(path, { cookie: ann.cookie, data })));
    await world.until(async () => Promise.resolve(gate.waiting === 2 ? true : undefined));
    for (const id of ids) {
      const answer = await cancel(id);
      expect([answer.statusCode, answer.json<unknown>()]).toEqual([200, { job_id: id, status: 'failed' }]);
      expect(await jobOf(id)).toEqual({ status: 'failed', links: [], error: 'Cancelled.' });
      expect((await cancel(id)).statusCode).toBe(409);
    }
    expect(await world.balance(ann.id)).toEqual(before);
    // The handlers are let go by their signal: nobody opened the gate.
    await world.until(async () => Promise.resolve(gate.waiting === 0 ? true : undefined));
  });

  it('L3 CHAT-08 JOB-05 failed for good it says why, gives the credits back, and a retry makes it, paid once', async () => {
    const before = await world.balance(ann.id);
    const sentence = 'The content was refused.';
    const fail = () => Promise.reject(new ProviderError('policy', sentence));
    studio.picture = fail;
    studio.clip = fail;
    const id = await world.startedId(path, { cookie: ann.cookie, data });
    await untilStatus(id, 'failed');
    expect((await jobOf(id)).error).toBe(sentence);
    expect(await world.balance(ann.id)).toEqual(before);
    studio.picture = () => Promise.resolve();
    studio.clip = () => Promise.resolve();
    expect((await retry(id)).statusCode).toBe(202);
    await untilStatus(id, 'completed');
    const after = await world.balance(ann.id);
    expect(after.heldHundredths).toBe(0n);
    expect(after.availableHundredths).toBeLessThan(before.availableHundredths);
    expect((await retry(id)).statusCode).toBe(409);
    expect((await cancel(id)).statusCode).toBe(409);
  });

  it('J5 passing failures are tried again, five times at most', async () => {
    let tries = 0;
    const fail = (): Promise<void> => {
      tries += 1;
      return Promise.reject(new ProviderError('transient', 'Try later.'));
    };
    studio.picture = fail;
    studio.clip = fail;
    const id = await world.startedId(path, { cookie: ann.cookie, data });
    await untilStatus(id, 'failed');
    expect([tries, (await jobOf(id)).error]).toEqual([5, 'Try later.']);
  });

  it('CHAT-11 J4 ten minutes without progress end it with a sentence and a refund', async () => {
    const before = await world.balance(ann.id);
    const gate = new Gate();
    holdWith(gate);
    const id = await world.startedId(path, { cookie: ann.cookie, data });
    await world.until(async () => Promise.resolve(gate.waiting === 1 ? true : undefined));
    let minutes = 1;
    const clock = { now: () => new Date(Date.now() + minutes * 61_000) };
    for (; minutes <= 9; minutes += 1) {
      expect(await failStalledProjects({ ...world.deps, clock })).toEqual([]);
    }
    expect(await failStalledProjects({ ...world.deps, clock })).toEqual([id]);
    expect((await jobOf(id)).error).toBe(sentences.failure.timedOut);
    expect(await world.balance(ann.id)).toEqual(before);
    await world.until(async () => Promise.resolve(gate.waiting === 0 ? true : undefined));
  });
});

it('JOB-06 a job that ran twice keeps one result and is paid once', async () => {
  const before = await world.balance(ann.id);
  const gate = new Gate();
  holdWith(gate);
  const [image] = kinds;
  const id = await world.startedId(image?.path ?? '', { cookie: ann.cookie, data: image?.data ?? {} });
  await world.until(async () => Promise.resolve(gate.waiting === 1 ? true : undefined));
  // What a worker does that believes the first one dead: the same job once more, with an attempt of its own.
  await world.open.pool.query(
    `insert into pgboss.job (name, data, priority, retry_limit, expire_seconds, group_id, policy)
     select name, data, priority, retry_limit, expire_seconds, group_id, policy from pgboss.job
     where data->'payload'->>'projectId' = $1`,
    [id],
  );
  await world.until(async () => Promise.resolve(gate.waiting === 2 ? true : undefined));
  gate.open();
  await untilStatus(id, 'completed');
  const [step] = await world.steps(id);
  expect(step).toMatchObject({ state: 'finished', attempt: 2 });
  const after = await world.balance(ann.id);
  expect(before.availableHundredths - after.availableHundredths).toBe(100n);
  const kept = await world.open.pool.query('select kind from assets where project_id = $1', [id]);
  expect(kept.rowCount).toBe(2);
});

it('J8 somebody with one image does not wait behind somebody with twelve', async () => {
  const bob = await world.signUp('Bob', 1_000);
  const order: string[] = [];
  studio.picture = async (request) => {
    await delay(5);
    order.push(request.prompt);
  };
  const [image] = kinds;
  const start = (cookie: string, prompt: string) =>
    world.startedId(image?.path ?? '', { cookie, data: { ...image?.data, prompt } });
  const anns = [];
  for (let index = 0; index < 12; index += 1) {
    anns.push(await start(ann.cookie, `ann ${index}`));
  }
  const bobs = await start(bob.cookie, 'bob');
  const startedBefore = order.length;
  await world.until(async () => {
    const { status } = await world.imageStatus(bob.cookie, bobs);
    return status === imageStatus.IMAGES_READY ? true : undefined;
  });
  expect(order.indexOf('bob') - startedBefore).toBeLessThanOrEqual(4);
  for (const id of anns) {
    await untilStatus(id, 'completed');
  }
});

it('JOB-06 no credits stay set aside, and nothing is left in the folder of work', async () => {
  const rows = await world.open.database.select().from(projects).where(eq(projects.ownerId, ann.id));
  expect(rows.filter((project) => project.holdId !== null)).toEqual([]);
  await world.until(async () => ((await readdir(world.deps.workRoot)).length === 0 ? true : undefined));
});
