import { sentences } from '@kinora/contract/sentences';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '@kinora/models';
import { failStalledProjects } from '../projects/index.ts';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';

const studio = createMediaStudio();
const { vendor } = studio;
const world = await createGenerationApp(studio);
const ann = await world.signUp('Ann');
const path = '/video/generate-video-async';
const data = { prompt: 'A fox', model_name: 'kling_2_1' };

beforeEach(() => {
  vendor.submissions.length = 0;
  vendor.cancelled.length = 0;
  vendor.asked = 0;
  vendor.runningAnswers = 2;
  vendor.send = () => Promise.resolve();
  vendor.ask = () => Promise.resolve();
  vendor.fetch = () => Promise.resolve();
});

async function jobOf(id: string) {
  const answer = await world.send('GET', `/api/job-status?job_id=${id}`, { cookie: ann.cookie });
  return answer.json<{ status: string; error: string | null }>();
}
const untilStatus = (id: string, status: string) =>
  world.until(async () => ((await jobOf(id)).status === status ? true : undefined));
const untilAsked = (times: number) =>
  world.until(async () => Promise.resolve(vendor.asked >= times ? true : undefined));

describe('a video of a paid service that answers later', () => {
  const start = () => world.startedId(path, { cookie: ann.cookie, data });

  it('J2 is sent once, asked about until it is there, and says who made it', async () => {
    const id = await start();
    await untilStatus(id, 'completed');
    expect([vendor.submissions.length, vendor.asked]).toEqual([1, 3]);
    const [step] = await world.steps(id);
    expect(step).toMatchObject({ state: 'finished', provider: 'vendor', interruptions: 0 });
  });

  it('J2 a status that cannot be read is asked again, never sent again', async () => {
    let failures = 3;
    vendor.ask = () => {
      failures -= 1;
      return failures >= 0 ? Promise.reject(new ProviderError('transient', 'No answer.')) : Promise.resolve();
    };
    await untilStatus(await start(), 'completed');
    expect(vendor.submissions).toHaveLength(1);
  });

  it('J2 a request whose fate nobody knows is not sent again: it fails, and the credits come back', async () => {
    const before = await world.balance(ann.id);
    vendor.send = () => Promise.reject(new Error('connection reset'));
    const id = await start();
    await untilStatus(id, 'failed');
    expect((await jobOf(id)).error).toBe(sentences.notice.paidCallUnknown);
    expect(vendor.submissions).toHaveLength(1);
    expect(await world.balance(ann.id)).toEqual(before);
  });

  it('J5 a request that was turned away is sent again', async () => {
    let refusals = 2;
    vendor.send = () => {
      refusals -= 1;
      return refusals >= 0
        ? Promise.reject(new ProviderError('rate_limited', 'Busy.', { retryAfterMs: 10 }))
        : Promise.resolve();
    };
    await untilStatus(await start(), 'completed');
    expect(vendor.submissions).toHaveLength(3);
  });

  it('J9 JOB-05 when it is cancelled the service is told to stop', async () => {
    vendor.runningAnswers = -1;
    const id = await start();
    await untilAsked(1);
    await world.send('POST', '/api/cancel-job', { cookie: ann.cookie, payload: { job_id: id } });
    await world.until(async () => Promise.resolve(vendor.cancelled.length > 0 ? true : undefined));
    expect(vendor.cancelled).toEqual([{ id: 'request-1' }]);
  });

  it('J4 REAL-05 one that never ends is told to stop at its deadline, and costs nothing', async () => {
    const before = await world.balance(ann.id);
    vendor.runningAnswers = -1;
    const id = await start();
    await untilAsked(2);
    await world.open.pool.query(
      `update paid_requests set work_started_at = now() - interval '15 minutes' where project_id = $1`,
      [id],
    );
    await untilStatus(id, 'failed');
    expect((await jobOf(id)).error).toBe(sentences.paid.deadline);
    expect(await world.balance(ann.id)).toEqual(before);
    expect(vendor.cancelled).toEqual([{ id: 'request-1' }]);
    expect(vendor.submissions).toHaveLength(1);
  });

  it('REAL-05 CHAT-11 a vendor that works is no stalled project, however long it takes', async () => {
    vendor.runningAnswers = -1;
    const id = await start();
    await untilAsked(1);
    let minutes = 1;
    const clock = { now: () => new Date(Date.now() + minutes * 61_000) };
    // Each look comes before ten minutes without news, and all of them take longer.
    for (; minutes <= 13; minutes += 6) {
      await failStalledProjects({ ...world.deps, clock });
      await untilAsked(vendor.asked + 1);
    }
    expect((await jobOf(id)).status).toBe('running');
    vendor.runningAnswers = 0;
    await untilStatus(id, 'completed');
  });
});
