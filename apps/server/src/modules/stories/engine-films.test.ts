import { assembleReasons, projectStatus } from '@kinora/contract';
import type { ProjectAnswer } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { assembleVideo } from './assemble-video.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import { createFakeStudio } from './testing/fake-studio.ts';
import { createStoryWorld } from './testing/story-world.ts';

const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()));
await world.work();

/** Chooses one option of every scene. */
function chosen(story: ProjectAnswer, option = 0): ProjectAnswer['scenes'] {
  return story.scenes.map((scene) => ({
    ...scene,
    selected_image_url: scene.generated_image_options[option] ?? null,
  }));
}

async function film(data: Parameters<typeof world.start>[1]) {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, data);
  const drawn = await world.draw(ownerId, projectId);
  const scenes = chosen(drawn);
  expect(assembleReasons(scenes, drawn)).toEqual([]);
  await assembleVideo(world.deps, { ownerId, projectId, scenes });
  const done = await world.waitForRest(ownerId, projectId);
  expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
  return { ownerId, projectId, done };
}

async function segmentsOf(projectId: string) {
  return (await world.steps(projectId)).filter((step) => step.kind === 'segment');
}

describe('a film of painted pictures', () => {
  it('ENG-01 sets each chosen picture in motion as its scene says, for as long as it is narrated', async () => {
    const before = studio.log.stages.length;
    const { done } = await film({ selected_engine: 'engine_ghibli' });
    const stages = studio.log.stages.slice(before);
    expect(stages).toHaveLength(2);
    expect(stages[0]).toMatchObject({
      model: 'hailuo2',
      prompt: 'slow',
      aspectRatio: '16:9',
      imagePlan: { painted: 'seedream' },
      characters: [],
      lipsync: null,
    });
    expect(stages[0]?.durationSeconds).toBe(4);
    expect(done.made_by).toContainEqual({ part: 'motion', provider: 'test', model: 'hailuo2' });
    expect(done.poster_url).toMatch(/poster\.webp$/u);
  });

  it('JOB-07 another choice in one scene stages and renders that scene alone, with the same camera elsewhere', async () => {
    const { ownerId, projectId, done } = await film({ selected_engine: 'engine_vectorflux' });
    const scenes = done.scenes.map((scene, index) =>
      index === 1 ? { ...scene, selected_image_url: scene.generated_image_options[1] ?? null } : scene,
    );
    await assembleVideo(world.deps, { ownerId, projectId, scenes });
    expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    expect((await segmentsOf(projectId)).map((step) => step.attempt)).toEqual([1, 1, 1]);
  });

  it('JOB-07 other words in one scene leave its camera as it was', async () => {
    const { ownerId, projectId, done } = await film({ selected_engine: 'engine_flux' });
    const seedOf = (index: number) => studio.log.stages.at(index)?.seed;
    const seeds = [seedOf(-2), seedOf(-1)];
    const scenes = done.scenes.map((scene, index) =>
      index === 0 ? { ...scene, narration_script: 'Other words.' } : scene,
    );
    await assembleVideo(world.deps, { ownerId, projectId, scenes });
    await world.waitForRest(ownerId, projectId);
    expect(seeds).toContain(seedOf(-1));
  });

  it('ENG-01 takes the chosen video model where the engine moves pictures', async () => {
    await film({ selected_engine: 'engine_flux_pro', selected_video_model: 'runway' });
    expect(studio.log.stages.at(-1)).toMatchObject({ model: 'runway' });
  });
});
