import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { probeFilm } from '@kinora/renderer';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { assets, modelChoices } from '../../db/schema/index.ts';
import { createFalApp } from '../../testing/generations/fal-app.ts';
import { samplePhoto } from '../../testing/generations/test-pictures.ts';
import { boxesOf, readProvenance } from '../../testing/provenance/read-provenance.ts';

const world = await createFalApp();
const { simulator, open, deps } = world;
const ann = await world.signUp('Ann', 10_000);
const { cookie } = ann;
afterAll(() => simulator.close());
const photo = { content: await samplePhoto() };

const fal = (model: string) => ({
  source: 'trainedAlgorithmicMedia',
  tool: 'Kinora',
  provider: 'fal',
  model,
});

/** The files of a finished project, as its owner downloads them, by kind. */
async function finished(id: string) {
  await world.until(async () => {
    const answer = await world.send('GET', `/api/job-status?job_id=${id}`, { cookie });
    const { status, error } = answer.json<{ status: string; error: string | null }>();
    if (status === 'failed') {
      throw new Error(error ?? 'failed');
    }
    return status === 'completed' ? true : undefined;
  });
  const rows = await open.database.select().from(assets).where(eq(assets.projectId, id));
  const files = rows.map(async (row) => {
    const answer = await world.send('GET', `/media/${row.id}/${row.name}`, { cookie });
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(row.sha256);
    expect(answer.rawPayload.length).toBe(row.bytes);
    return [row.kind, { row, content: answer.rawPayload }] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function startImage(prompt: string, model = 'flux_v1'): Promise<string> {
  const data = { prompt, model_name: model, aspect_ratio: '16:9' };
  return await world.startedId('/image/generate-image-async', { cookie, data });
}

describe('what is kept says in its file how it was made', () => {
  it.each(['png', 'jpeg', 'webp'])('REAL-23 a vendor’s picture as %s, and its poster', async (format) => {
    const { picture, poster } = await finished(await startImage(`A fox as ${format}`));
    expect((await sharp(picture?.content).metadata()).format).toBe(format);
    expect(await readProvenance(picture?.content ?? Buffer.alloc(0))).toEqual(fal('fal-ai/flux/dev'));
    expect(await readProvenance(poster?.content ?? Buffer.alloc(0))).toEqual(fal('fal-ai/flux/dev'));
    await sharp(picture?.content, { failOn: 'truncated' }).stats();
  });

  it('REAL-23 a vendor’s clip, of which any stretch can be asked for, and what was uploaded says nothing', async () => {
    const data = { prompt: 'A fox runs', model_name: 'veo3', aspect_ratio: '16:9' };
    const form = { cookie, data, field: 'image', files: [photo] };
    const { clip, upload } = await finished(await world.startedId('/video/generate-video-async', form));
    const content = clip?.content ?? Buffer.alloc(0);
    expect(await readProvenance(content)).toEqual(fal('fal-ai/veo3.1/fast/image-to-video'));
    const file = join(world.temporaryFolder, 'clip.mp4');
    await writeFile(file, content);
    expect((await probeFilm(file)).video?.frames).toBe(150);
    const last = boxesOf(content).at(-1);
    const range = `bytes=${last?.start}-${content.length - 1}`;
    const answer = await world.send('GET', `/media/${clip?.row.id}/${clip?.row.name}`, {
      cookie,
      headers: { range },
    });
    expect([answer.statusCode, answer.rawPayload.equals(content.subarray(last?.start))]).toEqual([206, true]);
    expect(await readProvenance(upload?.content ?? Buffer.alloc(0))).toBeNull();
  });

  it('REAL-23 what is built in, which learnt from nothing', async () => {
    await open.database
      .insert(modelChoices)
      .values({ key: 'ideogram_v3', provider: 'builtin', changedAt: new Date() });
    await world.until(() => Promise.resolve(deps.gateway.media.isBuiltIn('ideogram_v3') ? true : undefined));
    const { picture } = await finished(await startImage('A fox', 'ideogram_v3'));
    expect(await readProvenance(picture?.content ?? Buffer.alloc(0))).toEqual({
      source: 'algorithmicMedia',
      tool: 'Kinora',
      provider: 'builtin',
      model: 'fake ideogram_v3',
    });
  });
});
