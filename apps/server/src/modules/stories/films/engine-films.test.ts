import { assembleReasons } from '@kinora/contract/readiness';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { leadInSeconds } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { assembleVideo } from './assemble-video.ts';
import { NarrationInputSchema } from '../narration/narration-steps.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import type { SceneToRender } from './film-tools.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const fakes = createFakeModels(noFaults(), 2);
const studio = createFakeStudio({
  ...fakes,
  speech: {
    ...fakes.speech,
    // One sound as long as each part.
    async synthesize(request, call) {
      const spoken = await fakes.speech.synthesize(request, call);
      const sound = { phoneme: 'a', startSeconds: 0, endSeconds: spoken.durationSeconds };
      return { ...spoken, phonemes: [sound] };
    },
  },
});
const rendered: SceneToRender[] = [];
const filmFaults = { ...noFilmFaults(), rendered };
const world = await createStoryWorld(studio.providers, createFakeFilmTools(filmFaults));
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
    const [first, ...others] = stages[0]?.words ?? [];
    expect(first).toEqual({ part: 0, atSeconds: leadInSeconds });
    expect(others.map(({ part }) => part)).toEqual(others.map(({ part }) => part).toSorted());
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

describe('people who speak', () => {
  it('OUT-03 VAL-02 two share the scene: the same two everywhere, each with a voice, turns and sounds', async () => {
    const before = { pictures: studio.log.pictures.length, stages: studio.log.stages.length };
    const script = 'Cats purr. They are calm. That is all.';
    const ownerId = await world.addUser(300);
    const voices = { voice: 'test-voice', voice_2: 'test-star' };
    const projectId = await world.start(ownerId, { selected_engine: 'engine_multi_talk', ...voices });
    const written = await world.waitForRest(ownerId, projectId);
    const scenes = written.scenes.map((scene) => ({ ...scene, narration_script: script }));
    await submitScenes(world.deps, { ownerId, projectId, scenes });
    const drawn = await world.waitForRest(ownerId, projectId);
    await assembleVideo(world.deps, { ownerId, projectId, scenes: chosen(drawn) });
    const done = await world.waitForRest(ownerId, projectId);
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, voice_2: 'test-star' });

    const pictures = studio.log.pictures.slice(before.pictures);
    const portraits = pictures.filter((picture) => picture.isPortrait === true);
    expect(portraits).toHaveLength(2);
    expect(new Set(portraits.map((portrait) => portrait.prompt)).size).toBe(2);
    const stages = studio.log.stages.slice(before.stages);
    expect(stages).toHaveLength(2);
    const people = stages[0]?.characters;
    expect(people).toHaveLength(2);
    expect(stages[1]?.characters).toEqual(people);
    // Where nobody asks, who opens alternates from scene to scene.
    const orders = stages.map((stage) => stage.speech?.map((turn) => turn.character).join(''));
    expect(orders.toSorted()).toEqual(['010', '101']);
    const [first, second] = stages[0]?.speech ?? [];
    expect(first?.startSeconds).toBe(leadInSeconds);
    expect(second?.startSeconds).toBeGreaterThan(first?.endSeconds ?? 99);
    expect(second?.phonemes[0]).toMatchObject({ phoneme: 'a', startSeconds: second?.startSeconds });
    const narrations = (await world.steps(projectId)).filter((step) => step.kind === 'narration');
    const inputs = narrations.map((step) => NarrationInputSchema.parse(step.input));
    const spoken = inputs.flatMap((input) => input.parts.map((part) => `${part.speaker} ${part.voiceId}`));
    expect(new Set(spoken)).toEqual(new Set(['0 test-voice', '1 test-star']));
    const words = rendered.at(-1)?.narration?.words ?? [];
    const text = rendered.at(-1)?.narration?.text ?? '';
    expect(text).toBe(script);
    expect(words.map((word) => text.slice(word.startOffset, word.endOffset))).toEqual(script.split(' '));
  });

  it('CHAT-12 a mouth stays closed where the scene says so', async () => {
    const ownerId = await world.addUser(300);
    const projectId = await world.start(ownerId, { selected_engine: 'engine_character' });
    const drawn = await world.draw(ownerId, projectId);
    const scenes = chosen(drawn).map((scene, index) => ({ ...scene, lipsync: index === 0 ? false : null }));
    const before = studio.log.stages.length;
    await assembleVideo(world.deps, { ownerId, projectId, scenes });
    await world.waitForRest(ownerId, projectId);
    const flags = studio.log.stages.slice(before).map((stage) => stage.lipsync);
    expect(flags.toSorted()).toEqual([false, true]);
  });
});

describe('a film of films mode', () => {
  it('ENG-01 opens with its title and has the black bars of a cinema; upright ones have none', async () => {
    const lying = await filmsFilm('16:9');
    expect(lying).toMatchObject({ kind: 'layers', layers: { grade: { letterbox: 0.13 } } });
    const upright = await filmsFilm('9:16');
    expect(upright).toMatchObject({ layers: { grade: { letterbox: 0 } } });
  });
});

async function filmsFilm(aspectRatio: '16:9' | '9:16') {
  const ownerId = await world.addUser(300);
  const data = { selected_engine: 'engine_films', voice: null, aspect_ratio: aspectRatio } as const;
  const projectId = await world.start(ownerId, data);
  const written = await world.waitForRest(ownerId, projectId);
  await submitScenes(world.deps, { ownerId, projectId, scenes: written.scenes }, 'films');
  const drawn = await world.waitForRest(ownerId, projectId);
  const before = rendered.length;
  await assembleVideo(world.deps, { ownerId, projectId, scenes: chosen(drawn) });
  await world.waitForRest(ownerId, projectId);
  // A scene may be rendered a second time where its worker was slow to say that it still lives.
  const film = new Map(rendered.slice(before).map(({ picture }) => [JSON.stringify(picture), picture]));
  const titled = [...film].filter(([text]) => text.includes('film-title'));
  expect(titled).toHaveLength(1);
  return titled[0]?.[1];
}
