import { readFile } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import { startRunwaySimulator } from '@kinora/vendors/simulators';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { modelChoices, paidRequests } from '../../db/schema/index.ts';
import { openMediaConnections } from '../../gateway/connections/media-connections.ts';
import { mediaVendors } from '../../gateway/media-vendors.ts';
import { SECRET } from '../../testing/access-app.ts';
import { createFakeMedia, createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createAppOn } from '../../testing/generations/generation-app.ts';
import { renderSampleClips, samplePhoto } from '../../testing/generations/test-pictures.ts';
import { createFakeModels, noFaults } from '../stories/testing/fake-models.ts';

const clips = await renderSampleClips(5);
const whole = { '16:9': await readFile(clips['16:9']), '9:16': await readFile(clips['9:16']) };
const simulator = await startRunwaySimulator({
  results: {
    picture: () => samplePhoto(),
    clip: ({ ratio }) => whole[ratio === '720:1280' ? '9:16' : '16:9'],
  },
});
const variables = { RUNWAYML_API_SECRET: simulator.apiKey, ...simulator.addresses };
const studio = createMediaStudio();
const world = await createAppOn(
  { ...createFakeModels(noFaults(), 1), ...createFakeMedia(studio, clips) },
  320,
  { vendors: mediaVendors, variables },
);
const ann = await world.signUp('Ann', 1_000);
const photo = { content: await samplePhoto() };
afterAll(() => simulator.close());

const start = (prompt: string, more: object = {}) => {
  const data = { prompt, model_name: 'runway', aspect_ratio: '16:9', ...more };
  return world.startedId('/video/generate-video-async', {
    cookie: ann.cookie,
    data,
    field: 'image',
    files: [photo],
  });
};

async function requestOf(projectId: string) {
  const rows = await world.open.database
    .select()
    .from(paidRequests)
    .where(eq(paidRequests.projectId, projectId));
  return rows.at(-1);
}

const ended = (id: string) =>
  world.until(async () => {
    const row = await requestOf(id);
    return row !== undefined && ['made', 'failed', 'refused', 'unknown'].includes(row.state)
      ? row
      : undefined;
  });

describe('with a key of Runway in the environment alone', () => {
  it.each(['16:9', '9:16'])(
    'REAL-02 REAL-03 its clips are made there in %s, sent and paid once',
    async (ratio) => {
      const row = await ended(await start('A fox runs', { aspect_ratio: ratio }));
      expect(row).toMatchObject({
        state: 'made',
        provider: 'runway',
        endpoint: 'gen4_turbo/image_to_video',
        // Five seconds at five credits of a cent each.
        estimateMicro: 250_000,
        costMicro: 250_000,
        bookedMicro: 250_000,
      });
      expect([...simulator.charges.values()].every((times) => times === 1)).toBe(true);
      expect(simulator.destroyed).toEqual([]);
    },
  );

  it('asks about a task no more often than Runway has news of it', async () => {
    const id = await start('A fox runs [[throttled:2]]');
    await expect
      .poll(() => requestOf(id), { timeout: 20_000 })
      .toMatchObject({ state: 'running', phase: 'queued' });
    const row = await requestOf(id);
    const { rows } = await world.open.pool.query<{ seconds: number }>(
      'select extract(epoch from next_poll_at - now())::float8 as seconds from paid_requests where id = $1',
      [row?.id],
    );
    // Five less what this test took to look; others would be asked again after two.
    expect(rows[0]?.seconds).toBeGreaterThan(2.5);
    expect((await ended(id)).state).toBe('made');
  });

  it('REAL-07 REAL-11 says that content was refused, and books what Runway keeps for it', async () => {
    const row = await ended(await start('A fox runs [[fail:SAFETY.INPUT.TEXT]]'));
    expect(row).toMatchObject({
      state: 'failed',
      error: sentences.mediaService.policy,
      costMicro: 250_000,
      bookedMicro: 250_000,
    });
  });

  it('a failure that costs nothing books nothing', async () => {
    const row = await ended(await start('A fox runs [[fail:INTERNAL]]'));
    expect(row).toMatchObject({ state: 'failed', costMicro: 0, bookedMicro: 0 });
  });
});

describe('beside fal', () => {
  it('stands behind it, until an administrator gives a model to Runway', async () => {
    const connections = openMediaConnections({
      database: world.open.database,
      vendors: mediaVendors,
      variables: { ...variables, FAL_KEY: 'an-id:a-secret' },
      secret: SECRET,
      ownBindings: new Map(),
    });
    const servedBy = () => connections.serving('clip', 'runway')?.binding;
    expect(servedBy()).toMatchObject({ provider: 'fal' });
    const choice = { key: 'runway', provider: 'runway', endpoint: 'gen4.5/image_to_video' };
    await world.open.database.insert(modelChoices).values({ ...choice, changedAt: new Date() });
    await connections.refresh();
    connections.close();
    expect(servedBy()).toMatchObject({ provider: 'runway', endpoint: 'gen4.5/image_to_video' });
  });
});
