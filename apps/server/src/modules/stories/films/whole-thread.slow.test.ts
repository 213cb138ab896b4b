import { join } from 'node:path';
import { projectStatus } from '@kinora/contract/statuses';
import { createRenderPool, probeFilm } from '@kinora/renderer';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { projects } from '../../../db/schema/index.ts';
import { createProviders } from '../../../gateway/registry.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import { assembleVideo } from './assemble-video.ts';
import { outputsOf } from './film-outputs.ts';
import { createRendererTools } from './renderer-tools.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const pool = createRenderPool();
const providers = createProviders(undefined, pool);
afterAll(() => providers.close());
const world = await createStoryWorld(providers, createRendererTools({ profile: 'test', pool }));
await world.work();

const article = [
  'Cats purr when they are calm, when they ask for food and sometimes when they are in pain.',
  'The sound is made in the throat, where small muscles open and close the voice box many times a second.',
].join(' ');

async function pathOf(url: string): Promise<string> {
  const id = assetIdOfUrl(url) ?? '';
  const asset = (await readAssets(world.database, [id])).get(id);
  return join(world.mediaFolder, asset?.storageKey ?? '');
}

async function outputsIn(projectId: string) {
  const [project] = await world.database.select().from(projects).where(eq(projects.id, projectId));
  return project === undefined ? null : outputsOf(project);
}

describe('the whole thread with what is built in', () => {
  it('OUT-01 OUT-02 JOB-07 makes a narrated, subtitled film, and one edited scene renders one segment', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId, { user_query: article, voice: 'builtin-en-aria' });
    const done = await world.finish(ownerId, projectId);
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });

    const facts = await probeFilm(await pathOf(done.final_links[0] ?? ''));
    expect(facts.video).toMatchObject({ codec: 'h264', width: 320, height: 180, framesPerSecond: 24 });
    expect(facts.audio).toMatchObject({ codec: 'aac', sampleRateHz: 48_000 });
    expect(Math.abs((facts.video?.durationSeconds ?? 0) - (facts.audio?.durationSeconds ?? 9))).toBeLessThan(
      0.05,
    );
    const outputs = await outputsIn(projectId);
    expect(outputs).toMatchObject({ width: 320, height: 180 });
    expect(Math.abs((outputs?.integratedLufs ?? 0) + 16)).toBeLessThan(1);
    expect(outputs?.truePeakDb).toBeLessThan(-1);
    expect(outputs?.quality).toMatchObject({ blackSeconds: 0, clippedTexts: 0, captionCoverage: 1 });

    const before = (await world.steps(projectId)).filter((step) => step.kind === 'segment');
    const scenes = done.scenes.map((scene, index) =>
      index === 0 ? { ...scene, narration_script: 'Cats purr for many reasons.' } : scene,
    );
    await assembleVideo(world.deps, { projectId, ownerId, scenes });
    const again = await world.waitForRest(ownerId, projectId);
    expect(again.status).toBe(projectStatus.COMPLETE);
    const after = (await world.steps(projectId)).filter((step) => step.kind === 'segment');
    expect(after.length).toBe(before.length + 1);
    expect(after.map((step) => step.attempt)).toEqual(after.map(() => 1));
  }, 120_000);
});
