import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectStatus } from '@kinora/contract/statuses';
import {
  startComfyuiSimulator,
  startElevenLabsSimulator,
  startGeminiImagesSimulator,
  startOpenAiImagesSimulator,
  startReplicateSimulator,
  startRunwaySimulator,
} from '@kinora/vendors/simulators';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { modelChoices, paidRequests } from '../../../db/schema/index.ts';
import { mediaVendors } from '../../../gateway/media-vendors.ts';
import { createProviders } from '../../../gateway/registry.ts';
import { startFalWith, sunnyPicture } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { startUpgrades } from './start-upgrades.ts';

/** Who makes which scene real. */
const scenes = [
  { kind: 'image', model: 'dalle_3', provider: 'openai' },
  { kind: 'image', model: 'gemini_2_5_flash', provider: 'gemini' },
  { kind: 'clip', model: 'runway', provider: 'runway' },
  { kind: 'image', model: 'flux_pro', provider: 'replicate' },
  { kind: 'image', model: 'flux_v1', provider: 'comfyui' },
  { kind: 'clip', model: 'veo3', provider: 'fal' },
] as const;

const clips = await renderSampleClips(5);
const workflows = await mkdtemp(join(tmpdir(), 'kinora-workflows-'));
const wide = await readFile(clips['16:9']);
const results = { picture: sunnyPicture, clip: () => wide };
const [fal, openai, gemini, runway, replicate, comfyui, elevenLabs] = await Promise.all([
  startFalWith(clips),
  startOpenAiImagesSimulator({ picture: sunnyPicture }),
  startGeminiImagesSimulator({ picture: sunnyPicture }),
  startRunwaySimulator({ results }),
  startReplicateSimulator({ results }),
  startComfyuiSimulator({ results }),
  startElevenLabsSimulator(),
]);
const bought = createProviders({
  ELEVENLABS_API_KEY: elevenLabs.apiKey,
  ELEVENLABS_BASE_URL: elevenLabs.baseUrl,
});
const studio = createFakeStudio({
  ...createFakeModels(noFaults(), scenes.length),
  speech: bought.speech,
  voicePreviews: bought.voicePreviews,
});
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()), {
  vendors: mediaVendors,
  variables: {
    FAL_KEY: fal.apiKey,
    OPENAI_API_KEY: openai.apiKey,
    GEMINI_API_KEY: gemini.apiKey,
    RUNWAYML_API_SECRET: runway.apiKey,
    REPLICATE_API_TOKEN: replicate.apiKey,
    ...fal.addresses,
    ...openai.addresses,
    ...gemini.addresses,
    ...runway.addresses,
    ...replicate.addresses,
    ...comfyui.addresses,
    COMFYUI_WORKFLOWS_DIR: workflows,
  },
});
await world.work();
const choice = { endpoint: null, changedAt: new Date() };
await world.database
  .insert(modelChoices)
  .values(scenes.map(({ model: key, provider }) => ({ key, provider, ...choice })));
await world.connections.refresh();
afterAll(async () => {
  await bought.close();
  await Promise.all(
    [fal, openai, gemini, runway, replicate, comfyui, elevenLabs].map((simulator) => simulator.close()),
  );
  await rm(workflows, { recursive: true, force: true });
});

it('REAL-03 REAL-14 one film has scenes of every vendor that is connected, and a bought voice', async () => {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, { voice: 'eleven-EXAVITQu4vr4xnSDxMaL' });
  expect(await world.finish(ownerId, projectId)).toMatchObject({
    status: projectStatus.COMPLETE,
    error: null,
  });
  for (const [index, { kind, model }] of scenes.entries()) {
    const wish = { projectId, ownerId, sceneNumber: index + 1, kind, model, prompt: '' };
    await startUpgrades(world.deps, { ...wish, expectedCredits: null, idempotencyKey: null });
    await world.hurryUntilRest(ownerId, projectId);
  }
  const done = await world.read(ownerId, projectId);
  expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null, notice: null });
  expect(
    done.scenes.map(({ versions = [] }, index) =>
      versions.filter(({ kind, is_chosen: isChosen }) => kind === scenes[index]?.kind && isChosen),
    ),
  ).toMatchObject(scenes.map(({ model, provider }) => [{ model_name: model, made_by: { provider } }]));
  expect(done.made_by.map(({ provider }) => provider)).toEqual(
    expect.arrayContaining(['elevenlabs', ...scenes.map(({ provider }) => provider)]),
  );
  const requests = await world.database
    .select()
    .from(paidRequests)
    .where(eq(paidRequests.projectId, projectId));
  expect(requests.map(({ provider, state }) => `${provider} ${state}`).toSorted()).toEqual(
    scenes.flatMap(({ provider }) => ['elevenlabs made', `${provider} made`]).toSorted(),
  );
}, 240_000);
