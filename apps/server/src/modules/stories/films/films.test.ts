import {
  CharactersAnswerSchema,
  CharacterStatusAnswerSchema,
  CreateCharacterAnswerSchema,
  StartAnswerSchema,
} from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { DEFAULT_FILMS_VOICE } from '@kinora/contract/voices';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { projects, users } from '../../../db/schema/index.ts';
import { growingPause } from '../../../testing/growing-pause.ts';
import { grantCredits } from '../../credits/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryApp } from '../testing/story-app.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { settingsOf } from '../story-settings.ts';

const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()));
await world.work();
const app = await createStoryApp(world);
const ann = await app.signUp('Ann');
const bob = await app.signUp('Bob');
for (const email of ['ann@example.org', 'bob@example.org']) {
  const activated = world.database.update(users).set({ activatedAt: new Date() });
  const [row] = await activated.where(eq(users.email, email)).returning();
  await world.database.transaction((tx) =>
    grantCredits(tx, { userId: row?.id ?? '', amountHundredths: 100_000n, key: 'gift' }),
  );
}

const fox = { name: 'Fox', prompt: 'A young woman with red hair and a green coat' };

async function character(cookie: string, payload: object = fox) {
  const created = await app.send('POST', '/api/characters', { cookie, payload });
  const { id } = CreateCharacterAnswerSchema.parse(created.json());
  const pause = growingPause();
  for (;;) {
    const answer = await app.send('GET', `/api/character/${id}`, { cookie });
    const state = CharacterStatusAnswerSchema.parse(answer.json());
    if (['CHARACTER_READY', 'CHARACTER_FAILED'].includes(state.status)) {
      return { id, ...state };
    }
    await pause();
  }
}

async function writtenFilm(): Promise<ProjectAnswer> {
  const data = {
    selected_engine: 'engine_films',
    voice: null,
    video_type: null,
    aspect_ratio: '9:16',
  } as const;
  const started = await app.start(ann, { data });
  return await app.rested(ann, StartAnswerSchema.parse(started.json()).project_id);
}

function submit(film: ProjectAnswer, scenes: readonly Partial<Scene>[]) {
  const url = `/api/project/${film.project_id}/submit-scenes-for-films`;
  return app.send('POST', url, { cookie: ann, payload: { scenes } });
}

describe('a character', () => {
  it('API-16 JOB-03 is made, paid once and listed; a portrait is asked for', async () => {
    const made = await character(ann);
    expect(made).toMatchObject({ status: 'CHARACTER_READY', error_message: null });
    expect((await app.send('GET', made.image_url ?? '', { cookie: ann })).statusCode).toBe(200);
    const list = await app.send('GET', '/api/characters', { cookie: ann });
    expect(CharactersAnswerSchema.parse(list.json()).characters).toContainEqual({
      id: made.id,
      name: 'Fox',
      image_url: made.image_url,
      status: 'CHARACTER_READY',
    });
    expect(studio.log.pictures.at(-1)).toMatchObject({ isPortrait: true, prompt: fox.prompt });
  });

  it('VAL-14 needs a name and a prompt, in one sentence', async () => {
    const answer = await app.send('POST', '/api/characters', {
      cookie: ann,
      payload: { name: ' ', prompt: 'x' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ detail: sentences.validation.characterNameAndPrompt });
  });

  it("A2 of somebody else is unknown, and stands in nobody else's list", async () => {
    const made = await character(ann);
    expect((await app.send('GET', `/api/character/${made.id}`, { cookie: bob })).statusCode).toBe(404);
    const list = await app.send('GET', '/api/characters', { cookie: bob });
    expect(list.json()).toEqual({ characters: [] });
    expect((await app.send('GET', '/api/characters')).statusCode).toBe(401);
  });
});

describe('a film', () => {
  it('API-10 VAL-11 starts with the default voice in every scene and costs its price', async () => {
    const film = await writtenFilm();
    expect(film).toMatchObject({
      status: 'SCENES_READY',
      video_type: 'film',
      price: 20,
      voice: DEFAULT_FILMS_VOICE,
    });
    expect(film.scenes.map((scene) => scene.voice_id)).toEqual([DEFAULT_FILMS_VOICE, DEFAULT_FILMS_VOICE]);
  });

  it('is written for the characters that its owner has made before it, and for nobody else’s', async () => {
    const own = { name: 'Mara', prompt: 'An explorer in a red coat' };
    await character(ann, own);
    await character(bob, { name: 'Stranger', prompt: 'A man nobody knows' });
    const film = await writtenFilm();
    const [row] = await world.database.select().from(projects).where(eq(projects.id, film.project_id));
    const { characters = [] } = settingsOf({ settings: row?.settings });
    expect(characters[0]).toEqual(own);
    expect(characters.map(({ name }) => name)).not.toContain('Stranger');
  });

  it('VAL-11 API-12 refuses scenes without a voice, character scenes without character and lipsync', async () => {
    const film = await writtenFilm();
    const [first, second] = film.scenes;
    const answer = await submit(film, [
      { ...first, voice_id: null },
      { ...second, has_character: true },
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [
        { field: 'scenes.0.voice_id' },
        { field: 'scenes.1.selected_character_url' },
        { field: 'scenes.1.lipsync' },
      ],
    });
  });

  it('OUT-03 shows the same person in every scene, with voice and lipsync per scene', async () => {
    const made = await character(ann);
    const film = await writtenFilm();
    const cast = { has_character: true, selected_character_url: made.image_url };
    const scenes = film.scenes.map((scene, index) => ({
      ...scene,
      ...cast,
      lipsync: index === 0,
      ...(index === 1 ? { voice_id: 'test-voice' } : {}),
    }));
    const before = { pictures: studio.log.pictures.length, stages: studio.log.stages.length };
    const answer = await submit(film, scenes);
    expect(answer.json()).toEqual({ project_id: film.project_id, status: projectStatus.CHARACTERS_QUEUED });
    const painted = await app.rested(ann, film.project_id);
    expect(painted.status).toBe('IMAGES_READY');
    const person = { painted: 'imagen_4_educational', prompt: fox.prompt };
    const pictures = studio.log.pictures.slice(before.pictures);
    expect(pictures.map((picture) => picture.characters)).toEqual(pictures.map(() => [person]));
    expect(pictures[0]).toMatchObject({ aspectRatio: '9:16', model: 'flux_pro' });
    expect(pictures[0]?.players).toEqual([{ name: fox.name, appearance: fox.prompt, plan: person }]);

    const chosen = painted.scenes.map((scene) => ({
      ...scene,
      selected_image_url: scene.generated_image_options[0],
    }));
    const url = `/api/project/${film.project_id}/assemble-video-general`;
    await app.send('POST', url, { cookie: ann, payload: { scenes: chosen } });
    const done = await app.rested(ann, film.project_id);
    expect(done).toMatchObject({ status: 'COMPLETE', error: null });
    // The last card goes over a picture, too, and says nothing.
    const stages = studio.log.stages.slice(before.stages).filter(({ speech = [] }) => speech.length > 0);
    expect(stages.map((stage) => stage.lipsync).toSorted()).toEqual([false, true]);
    expect(stages.map((stage) => stage.characters)).toEqual([[person], [person]]);
    expect(stages.every((stage) => stage.speech?.[0]?.character === 0)).toBe(true);
    expect(stages[0]?.model).toBe('seedance');
  });

  it('VAL-11 takes nobody that is not a character of the user', async () => {
    const foreign = await character(bob);
    const film = await writtenFilm();
    const scenes = film.scenes.map((scene) => ({
      ...scene,
      has_character: true,
      lipsync: true,
      selected_character_url: foreign.image_url,
    }));
    expect((await submit(film, scenes)).statusCode).toBe(422);
  });
});
