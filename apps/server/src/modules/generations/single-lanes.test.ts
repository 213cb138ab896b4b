import { describe, expect, it } from 'vitest';
import { laneOf } from '../../platform/queue/lanes.ts';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';

const world = await createGenerationApp(createMediaStudio());
const ann = await world.signUp('Ann');

/** Every lane that the jobs of a project have waited in. */
async function lanesOf(id: string): Promise<string[]> {
  const { rows } = await world.open.pool.query<{ priority: number }>(
    "select priority from pgboss.job where name = 'work' and data->'payload'->>'projectId' = $1",
    [id],
  );
  return [...new Set(rows.map(({ priority }) => laneOf(priority)))];
}

async function lanesOfImage(model: string): Promise<string[]> {
  const data = { prompt: 'A fox', model_name: model, aspect_ratio: '16:9' };
  const id = await world.startedId('/image/generate-image-async', { cookie: ann.cookie, data });
  await world.until(async () =>
    (await world.imageStatus(ann.cookie, id)).result_url === null ? undefined : true,
  );
  return await lanesOf(id);
}

describe('the lane of a single', () => {
  it('is outside for a picture that a vendor makes, from its submit to its result', async () => {
    expect(await lanesOfImage('dalle_3')).toEqual(['outside']);
  });

  it('is short for a picture that is drawn here', async () => {
    expect(await lanesOfImage('seedream')).toEqual(['short']);
  });

  it('is long for a clip that is made here', async () => {
    const data = { prompt: 'A fox runs', model_name: 'veo3_t2v', aspect_ratio: '16:9' };
    const id = await world.startedId('/video/generate-video-async', { cookie: ann.cookie, data });
    await world.until(async () =>
      (await world.videoStatus(ann.cookie, id)).result_url === null ? undefined : true,
    );
    expect(await lanesOf(id)).toEqual(['long']);
  });
});
