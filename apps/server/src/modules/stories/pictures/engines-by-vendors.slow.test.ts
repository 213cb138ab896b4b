import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartStoryDataSchema } from '@kinora/contract/api';
import { engines, filmsEngine } from '@kinora/contract/catalogue';
import type { AspectRatio, Engine } from '@kinora/contract/catalogue';
import { projectStatus } from '@kinora/contract/statuses';
import { fal } from '@kinora/vendors/fal';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { modelChoices, paidRequests, steps } from '../../../db/schema/index.ts';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips, samplePhoto } from '../../../testing/generations/test-pictures.ts';
import { silentLog } from '../../../testing/test-http.ts';
import { assembleVideo } from '../films/assemble-video.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { startStory } from '../start/start-story.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld, goodStart } from '../testing/story-world.ts';

const simulator = await startFalWith(await renderSampleClips(5));
const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()), {
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
});
await world.work();
// Basic draws by itself until an admin binds it.
await world.database
  .insert(modelChoices)
  .values({ key: 'flux_whiteboard', provider: 'fal', endpoint: null, changedAt: new Date() });
await world.connections.refresh();
const folder = await mkdtemp(join(tmpdir(), 'kinora-engines-'));
const photo = join(folder, 'photo.jpg');
await writeFile(photo, await samplePhoto());
afterAll(async () => {
  await simulator.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(ownerId: string, engine: Engine, ratio: AspectRatio): Promise<string> {
  const isFilms = engine.key === filmsEngine;
  const data = {
    ...goodStart,
    request_id: crypto.randomUUID(),
    selected_engine: engine.key,
    selected_image_model: null,
    aspect_ratio: ratio,
    ...(engine.speakers === 2 ? { voice_2: 'test-star' } : {}),
    ...(isFilms ? { voice: null, video_type: null } : {}),
  };
  const { size: bytes } = await stat(photo);
  const image = { path: photo, filename: 'photo.jpg', declaredType: '', bytes };
  return await startStory(world.deps, {
    user: { id: ownerId, storedPlan: 'proxl' },
    data: StartStoryDataSchema.parse(data),
    uploads: {
      images: engine.accepts_images ? [image] : [],
      pdf: null,
      request: { signal: new AbortController().signal, log: silentLog },
    },
    idempotencyKey: null,
  });
}

const cases = engines.flatMap((engine) =>
  (['16:9', '9:16'] as const)
    .filter((ratio) => ratio === '16:9' || engine.nine_sixteen)
    .map((ratio) => [engine.key, ratio, engine] as const),
);

it.each(cases)('REAL-03 %s has its pictures and clips made by a vendor, %s', async (_key, ratio, engine) => {
  const ownerId = await world.addUser(300);
  const projectId = await start(ownerId, engine, ratio);
  await world.hurryUntilRest(ownerId, projectId);
  const { scenes } = await world.read(ownerId, projectId);
  const alone = scenes.map((scene) => ({ ...scene, has_character: false }));
  const mode = engine.key === filmsEngine ? 'films' : 'stories';
  await submitScenes(world.deps, { projectId, ownerId, scenes: alone }, mode);
  await world.hurryUntilRest(ownerId, projectId);
  const drawn = await world.read(ownerId, projectId);
  expect([drawn.status, drawn.error]).toEqual([projectStatus.IMAGES_READY, null]);
  const made = await world.database
    .select({ provider: steps.provider, model: paidRequests.model, prepared: paidRequests.prepared })
    .from(steps)
    .innerJoin(paidRequests, eq(paidRequests.stepId, steps.id))
    .where(and(eq(steps.projectId, projectId), inArray(steps.kind, ['picture'])));
  expect(made).toHaveLength(scenes.length * engine.image_options);
  expect(new Set(made.map(({ provider, model }) => `${provider} ${model}`))).toEqual(
    new Set([`fal ${engine.image_function}`]),
  );
  // A twin and an edit are made of what was uploaded.
  const unshown = made.filter(({ prepared }) => !JSON.stringify(prepared).includes('image_url'));
  expect(engine.accepts_images ? unshown : []).toEqual([]);

  const chosen = drawn.scenes.map((scene) => ({
    ...scene,
    selected_image_url: scene.generated_image_options[0] ?? null,
  }));
  await assembleVideo(world.deps, { projectId, ownerId, scenes: chosen });
  await world.hurryUntilRest(ownerId, projectId);
  const film = await world.read(ownerId, projectId);
  expect([film.status, film.error]).toEqual([projectStatus.COMPLETE, null]);
  const clips = await world.database
    .select({ model: paidRequests.model, state: paidRequests.state })
    .from(paidRequests)
    .where(and(eq(paidRequests.projectId, projectId), eq(paidRequests.medium, 'clip')));
  // A hand that draws needs nobody's clip.
  const wanted = engine.video_model === 'drawn' ? [] : [`${engine.video_model} made`];
  expect([...new Set(clips.map(({ model, state }) => `${model} ${state}`))]).toEqual(wanted);
});
