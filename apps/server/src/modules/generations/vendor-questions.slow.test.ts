import { randomUUID } from 'node:crypto';
import { fal } from '@kinora/vendors/fal';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { paidRequests, projects } from '../../db/schema/index.ts';
import { Gate } from '../../testing/gate.ts';
import { createFakeMedia, createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createFakeVendor } from '../../testing/generations/fake-vendor.ts';
import { startFalWith } from '../../testing/generations/fal-results.ts';
import { createAppOn } from '../../testing/generations/generation-app.ts';
import { renderSampleClips } from '../../testing/generations/test-pictures.ts';
import { createFakeModels, noFaults } from '../stories/testing/fake-models.ts';

const clips = await renderSampleClips(5);
const simulator = await startFalWith(clips);
const studio = createMediaStudio();
const world = await createAppOn(
  { ...createFakeModels(noFaults(), 1), ...createFakeMedia(studio, clips) },
  320,
  {
    vendors: [createFakeVendor(studio, clips), fal],
    variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses, VENDOR_KEY: 'test' },
  },
);
const { open } = world;
const ann = await world.signUp('Ann', 10_000);
afterAll(() => simulator.close());

/** `flux_v1` is fal's, `dalle_3` the other vendor's. */
async function start(prompt: string, model: string): Promise<string> {
  const data = { prompt, model_name: model, aspect_ratio: '16:9' };
  return await world.startedId('/image/generate-image-async', { cookie: ann.cookie, data });
}

/** Looks again and again, and hurries nothing. */
async function until<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await read();
    if (value !== undefined) {
      return value;
    }
    await open.pool.query('select pg_sleep(0.02)');
  }
}
const requestsOf = (id: string) =>
  open.database.select().from(paidRequests).where(eq(paidRequests.projectId, id));
const untilState = (id: string, state: string) =>
  until(async () => (await requestsOf(id)).find((request) => request.state === state));
const askNow = (id: string) =>
  open.database
    .update(paidRequests)
    .set({ nextPollAt: new Date(0) })
    .where(eq(paidRequests.projectId, id));

describe('questions to vendors', () => {
  it('one vendor that never answers holds up no question to another', async () => {
    const gate = new Gate();
    studio.vendor.ask = () => gate.pass(new AbortController().signal);
    for (let index = 0; index < 17; index += 1) {
      await start(`A fox ${index}`, 'dalle_3');
    }
    await until(async () => (gate.waiting > 0 ? true : undefined));
    await untilState(await start('A fox', 'flux_v1'), 'made');
    studio.vendor.ask = () => Promise.resolve();
    gate.open();
  });

  it('a vendor that goes on without news is progress, and is asked again', async () => {
    const id = await start('A fox [[endless]]', 'flux_v1');
    await until(async () => (await requestsOf(id)).find(({ phase }) => phase === 'working'));
    const long = new Date(Date.now() - 300_000);
    await open.database.update(projects).set({ progressAt: long }).where(eq(projects.id, id));
    await askNow(id);
    await until(async () => {
      const [project] = await open.database.select().from(projects).where(eq(projects.id, id));
      return project !== undefined && project.progressAt > long ? true : undefined;
    });
    const asked = simulator.asked.length;
    await askNow(id);
    await until(async () => (simulator.asked.length > asked ? true : undefined));
    expect((await requestsOf(id))[0]).toMatchObject({ state: 'running', failedPolls: 0, phase: 'working' });
  });

  it('the more requests wait at one vendor, the less often each is asked about', async () => {
    const id = await start('A fox [[endless]]', 'flux_v1');
    const row = await until(async () => (await requestsOf(id)).find(({ phase }) => phase === 'working'));
    const later = new Date(Date.now() + 3_600_000);
    const others = Array.from({ length: 120 }, () => ({
      ...row,
      id: randomUUID(),
      stepId: null,
      nextPollAt: later,
    }));
    await open.database.insert(paidRequests).values(others);
    await askNow(id);
    // Alone, so young a request is asked about every two seconds; a claim lasts for thirty.
    await until(async () => {
      const { rows } = await open.database.execute(
        sql`select 1 from ${paidRequests} where id = ${row.id}
          and next_poll_at between now() + interval '7 seconds' and now() + interval '12 seconds'`,
      );
      return rows.length > 0 ? true : undefined;
    });
  });
});
