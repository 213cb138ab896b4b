import { prices } from '@kinora/contract/catalogue';
import { projectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { fal } from '@kinora/vendors/fal';
import { afterAll, describe, expect, it } from 'vitest';
import { modelChoices, paidRequests } from '../../../db/schema/index.ts';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { readBalance } from '../../credits/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { retryStory } from '../retry-story.ts';
import { regenerateImage } from './regenerate-image.ts';

const simulator = await startFalWith(await renderSampleClips(5));
const studio = createFakeStudio(createFakeModels(noFaults(), 3));
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()), {
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
});
await world.work();
afterAll(() => simulator.close());

const painted = { selected_engine: 'engine_flux_pro', selected_image_model: null } as const;
const requestsOf = (projectId: string) =>
  world.database.select().from(paidRequests).where(eq(paidRequests.projectId, projectId));

async function startPainted() {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, painted);
  await world.hurryUntilRest(ownerId, projectId);
  return { ownerId, projectId };
}

describe('pictures of a story by a vendor', () => {
  it('REAL-03 REAL-12 are made by the one who was bound when they were asked for', async () => {
    const { ownerId, projectId } = await startPainted();
    const { scenes } = await world.read(ownerId, projectId);
    await submitScenes(world.deps, { projectId, ownerId, scenes }, 'stories');
    // Whoever is chosen now gets nothing of what was asked for before.
    await world.database
      .insert(modelChoices)
      .values({ key: 'flux_pro', provider: 'fal', endpoint: 'fal-ai/flux-pro/v1.1', changedAt: new Date() });
    await world.connections.refresh();
    await world.hurryUntilRest(ownerId, projectId);
    const requests = await requestsOf(projectId);
    expect(requests.map(({ endpoint }) => endpoint)).toEqual(
      requests.map(() => 'fal-ai/flux-pro/v1.1-ultra'),
    );
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.IMAGES_READY);
    await world.database.delete(modelChoices);
    await world.connections.refresh();
  });

  it('REAL-20 a changed narration buys nothing; another take has its own price, said before, and its own hold', async () => {
    const { ownerId, projectId } = await startPainted();
    await world.draw(ownerId, projectId);
    const bought = (await requestsOf(projectId)).length;
    const { scenes } = await world.read(ownerId, projectId);
    const before = await readBalance(world.database, ownerId);
    const wrong = { projectId, ownerId, payload: { scene_number: 1, expected_credits: 0 } };
    await expect(regenerateImage(world.deps, wrong)).rejects.toMatchObject({ code: 'price_changed' });
    const options = scenes[0]?.generated_image_options.length ?? 0;
    const price = options * prices.image;
    await regenerateImage(world.deps, { ...wrong, payload: { scene_number: 1, expected_credits: price } });
    const held = await readBalance(world.database, ownerId);
    expect(before.availableHundredths - held.availableHundredths).toBe(BigInt(price * 100));
    await world.hurryUntilRest(ownerId, projectId);
    expect(await requestsOf(projectId)).toHaveLength(bought + options);
    const after = await readBalance(world.database, ownerId);
    expect(after.heldHundredths).toBe(before.heldHundredths);
    expect(before.availableHundredths - after.availableHundredths).toBe(BigInt(price * 100));
  });

  it('REAL-21 one that fails stops no other, and a retry buys what is missing alone', async () => {
    const { ownerId, projectId } = await startPainted();
    const { scenes } = await world.read(ownerId, projectId);
    const cursed = scenes.map((scene, index) =>
      index === 0
        ? { ...scene, image_prompt: 'A fox [[fail:policy]]' }
        : { ...scene, image_prompt: `Fox ${index} [[polls:3]]` },
    );
    await submitScenes(world.deps, { projectId, ownerId, scenes: cursed }, 'stories');
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.FAILED);
    const options = 2;
    const others = (scenes.length - 1) * options;
    const made = async () => (await requestsOf(projectId)).filter(({ state }) => state === 'made');
    expect(await made()).toHaveLength(others);
    const charged = simulator.charges.size;
    await retryStory(world.deps, { projectId, ownerId });
    await world.hurryUntilRest(ownerId, projectId);
    // They are refused again; none is asked for that is there.
    expect(simulator.charges.size - charged).toBe(options);
    expect(await made()).toHaveLength(others);
  });
});
