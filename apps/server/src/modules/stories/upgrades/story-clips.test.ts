import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { StartStoryInput } from '@kinora/contract/api';
import { fal } from '@kinora/vendors/fal';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { modelChoices, paidRequests } from '../../../db/schema/index.ts';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { readBalance } from '../../credits/index.ts';
import { assembleVideo } from '../films/assemble-video.ts';
import type { SceneToRender } from '../films/film-tools.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { retryStory } from '../retry-story.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const simulator = await startFalWith(await renderSampleClips(5));
const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const rendered: SceneToRender[] = [];
const world = await createStoryWorld(studio.providers, createFakeFilmTools({ ...noFilmFaults(), rendered }), {
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
});
await world.work();
// Pictures are painted here: these tests are about clips.
const ownPainters = ['flux_pro', 'gemini_2_5_flash', 'imagen_4_educational', 'seedream'];
await world.database
  .insert(modelChoices)
  .values(ownPainters.map((key) => ({ key, provider: 'builtin', changedAt: new Date() })));
await world.connections.refresh();
afterAll(() => simulator.close());

const requestsOf = (projectId: string) =>
  world.database.select().from(paidRequests).where(eq(paidRequests.projectId, projectId));

/** A story whose pictures are chosen. */
async function drawn(data: Partial<StartStoryInput>, change: Record<string, unknown> = {}) {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, data);
  await world.hurryUntilRest(ownerId, projectId);
  const written = await world.read(ownerId, projectId);
  await submitScenes(world.deps, {
    ownerId,
    projectId,
    scenes: written.scenes.map((scene) => ({ ...scene, ...change })),
  });
  await world.hurryUntilRest(ownerId, projectId);
  const story = await world.read(ownerId, projectId);
  const scenes = story.scenes.map((scene) => ({
    ...scene,
    selected_image_url: scene.generated_image_options[0] ?? null,
  }));
  return { ownerId, projectId, scenes };
}

async function film(
  { ownerId, projectId, scenes }: Awaited<ReturnType<typeof drawn>>,
  { keepsDrafts = false } = {},
) {
  await assembleVideo(world.deps, { ownerId, projectId, scenes, keepsDrafts });
  await world.hurryUntilRest(ownerId, projectId);
  return await world.read(ownerId, projectId);
}

describe('a story whose engine’s clips a vendor makes', () => {
  it('REAL-03 has one of each scene, under the story’s own price', async () => {
    const story = await drawn({ selected_engine: 'engine_flux_pro', selected_image_model: null });
    const done = await film(story);
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
    const requests = await requestsOf(story.projectId);
    expect(requests.map(({ model, state, medium }) => [model, state, medium])).toEqual(
      story.scenes.map(() => ['hailuo2', 'made', 'clip']),
    );
    expect(rendered.slice(-2).map(({ picture }) => picture.kind)).toEqual(['shots', 'shots']);
    const { availableHundredths, heldHundredths } = await readBalance(world.database, story.ownerId);
    expect([availableHundredths, heldHundredths]).toEqual([29_000n, 0n]);
    expect(done.scenes[0]?.versions?.filter(({ kind }) => kind === 'clip')).toMatchObject([
      { version: 1, is_chosen: false },
      { version: 2, is_chosen: true, credits: 0, made_by: { provider: 'fal' } },
    ]);
  });

  it('REAL-14 is a free draft where its maker says so, and nothing is asked of anybody', async () => {
    const story = await drawn({ selected_engine: 'engine_flux_pro', selected_image_model: null });
    const done = await film(story, { keepsDrafts: true });
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect(await requestsOf(story.projectId)).toEqual([]);
    expect(rendered.at(-1)?.picture.kind).toBe('layers');
  });

  it('REAL-21 one clip that fails stops no other; Retry buys it alone, and the draft stands in for it on wish', async () => {
    const story = await drawn({ selected_engine: 'engine_flux_pro', selected_image_model: null });
    const scenes = story.scenes.map((scene, index) => ({
      ...scene,
      video_prompt: index === 0 ? 'A fox [[fail:policy]]' : 'A fox [[polls:3]]',
    }));
    const failed = await film({ ...story, scenes });
    expect(failed).toMatchObject({ status: projectStatus.FAILED, error: sentences.mediaService.policy });
    const made = async () =>
      (await requestsOf(story.projectId)).filter(({ state }) => state === 'made').length;
    expect(await made()).toBe(1);
    await retryStory(world.deps, story);
    await world.hurryUntilRest(story.ownerId, story.projectId);
    // It is refused again; the other one is there.
    expect((await requestsOf(story.projectId)).map(({ state }) => state).toSorted()).toEqual([
      'failed',
      'failed',
      'made',
    ]);
    await retryStory(world.deps, { ...story, keepsDrafts: true });
    await world.hurryUntilRest(story.ownerId, story.projectId);
    expect((await world.read(story.ownerId, story.projectId)).status).toBe(projectStatus.COMPLETE);
    expect(await requestsOf(story.projectId)).toHaveLength(3);
    expect(
      rendered
        .slice(-2)
        .map(({ picture }) => picture.kind)
        .toSorted(),
    ).toEqual(['layers', 'shots']);
  });
});

describe('people who speak, filmed by an avatar model', () => {
  const bodies = async (projectId: string) =>
    (await requestsOf(projectId)).map(({ prepared }) => JSON.stringify(prepared));

  it('REAL-16 one is sent with their portrait and the narration of each scene', async () => {
    const story = await drawn({ selected_engine: 'engine_character' });
    const done = await film(story);
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
    const sent = await bodies(story.projectId);
    expect(sent).toHaveLength(story.scenes.length);
    for (const body of sent) {
      expect(body).toMatch(/image_url.*audio_url|audio_url.*image_url/u);
      expect(body).toContain('ai-avatar');
    }
    expect(rendered.at(-1)?.picture).toMatchObject({ kind: 'shots', shots: [{ clip: { speed: 1 } }] });
  });

  it('REAL-16 two are filmed by turns, each alone', async () => {
    const narration_script = 'Why do cats purr? They are calm. Is that all?';
    const voices = { voice: 'test-voice', voice_2: 'test-star' };
    const story = await drawn({ selected_engine: 'engine_multi_talk', ...voices }, { narration_script });
    const done = await film(story);
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
    // Three turns in each of two scenes, of one portrait or the other.
    const sent = await bodies(story.projectId);
    expect(sent).toHaveLength(6);
    expect(rendered.at(-1)?.picture).toMatchObject({ shots: [{}, {}, { seconds: null }] });
  });

  it('REAL-16 a mouth that shall stay closed is staged here', async () => {
    const story = await drawn({ selected_engine: 'engine_character' });
    const scenes = story.scenes.map((scene, index) => ({ ...scene, lipsync: index === 0 ? false : null }));
    const done = await film({ ...story, scenes });
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect(await requestsOf(story.projectId)).toHaveLength(1);
  });

  it('REAL-16 whoever shall be seen speaking in another engine’s film is filmed so, in that scene alone', async () => {
    const story = await drawn({ selected_engine: 'engine_flux_pro', selected_image_model: null });
    const scenes = story.scenes.map((scene, index) => ({ ...scene, lipsync: index === 0 ? true : null }));
    expect((await film({ ...story, scenes })).status).toBe(projectStatus.COMPLETE);
    const models = (await requestsOf(story.projectId)).map(({ model }) => model);
    expect(models.toSorted()).toEqual(['hailuo2', 'talking_character']);
  });
});
