import { EditShotPayloadSchema } from '@kinora/contract/api';
import { prices } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { fal } from '@kinora/vendors/fal';
import { afterAll, describe, expect, it } from 'vitest';
import { modelChoices, paidRequests, spendingDays, stageReservations } from '../../../db/schema/index.ts';
import { readSpending, writeDailyLimit } from '../../../gateway/paid/money/spending.ts';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { readBalance } from '../../credits/index.ts';
import { cancelProject } from '../../projects/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { retryStory } from '../retry-story.ts';
import { editShot } from './edit-shot.ts';
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

  it('REAL-11 beyond the budget none of a story’s pictures is sent', async () => {
    const { ownerId, projectId } = await startPainted();
    const { scenes } = await world.read(ownerId, projectId);
    const sent = simulator.submits.length;
    const limitDay = (micro: number | null) => world.database.transaction((tx) => writeDailyLimit(tx, micro));
    const { spentMicro, reservedMicro } = await readSpending(world.database);
    const [{ estimateMicro } = { estimateMicro: null }] = await world.database.select().from(paidRequests);
    // Room for one picture of six, and then for all of the day but not for all of the account's part of it.
    const room = spentMicro + reservedMicro + (estimateMicro ?? 0);
    for (const [limit, detail] of [
      [room, sentences.paid.budgetReached],
      [room + 8 * (estimateMicro ?? 0), sentences.paid.shareReached],
    ] as const) {
      await limitDay(limit);
      const refused = submitScenes(world.deps, { projectId, ownerId, scenes }, 'stories');
      await expect(refused).rejects.toMatchObject({ code: 'budget_reached', detail });
    }
    expect(simulator.submits).toHaveLength(sent);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.SCENES_READY);
    await limitDay(null);
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

  it('REAL-21 what a vendor has not made is painted here on wish, and what it has made stays', async () => {
    const { ownerId, projectId } = await startPainted();
    const { scenes } = await world.read(ownerId, projectId);
    const cursed = scenes.map((scene, index) =>
      index === 0 ? { ...scene, image_prompt: 'A fox [[fail:policy]]' } : scene,
    );
    await submitScenes(world.deps, { projectId, ownerId, scenes: cursed }, 'stories');
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.FAILED);
    const charged = simulator.charges.size;
    await retryStory(world.deps, { projectId, ownerId, keepsDrafts: true });
    await world.hurryUntilRest(ownerId, projectId);
    const story = await world.read(ownerId, projectId);
    expect(story.status).toBe(projectStatus.IMAGES_READY);
    expect(simulator.charges.size).toBe(charged);
    const makers = story.scenes.map(({ versions = [] }) =>
      versions.filter(({ kind }) => kind === 'image').map(({ made_by: maker }) => maker?.provider),
    );
    expect(makers).toEqual([['test', 'test'], ...scenes.slice(1).map(() => ['fal', 'fal'])]);
  });

  it('REAL-11 set the whole stage aside before the first is asked for, or none of it', async () => {
    const unit = (await world.deps.gateway.media.readEstimate('picture', 'flux_pro')) ?? 0;
    const { ownerId, projectId } = await startPainted();
    const { scenes } = await world.read(ownerId, projectId);
    const whole = scenes.length * 2 * unit;
    const day = async () => (await world.database.select().from(spendingDays))[0];
    const before = (await day())?.spentMicro ?? 0;
    const limited = (micro: number) =>
      world.database.transaction((tx) => writeDailyLimit(tx, before + micro));
    const balance = await readBalance(world.database, ownerId);
    const charged = simulator.charges.size;
    await limited(whole - 1);
    const confirm = () => submitScenes(world.deps, { projectId, ownerId, scenes }, 'stories');
    await expect(confirm()).rejects.toMatchObject({ code: 'budget_reached' });
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.SCENES_READY);
    expect(await readBalance(world.database, ownerId)).toEqual(balance);
    expect([await requestsOf(projectId), simulator.charges.size, (await day())?.reservedMicro]).toEqual([
      [],
      charged,
      0,
    ]);

    await limited(whole);
    await confirm();
    // Nobody else gets what was set aside.
    const other = await startPainted();
    const theirs = (await world.read(other.ownerId, other.projectId)).scenes;
    await expect(submitScenes(world.deps, { ...other, scenes: theirs }, 'stories')).rejects.toMatchObject({
      code: 'budget_reached',
    });
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.IMAGES_READY);
    expect(await day()).toMatchObject({ reservedMicro: 0, spentMicro: before + whole });
    await world.database.transaction((tx) => writeDailyLimit(tx, null));
  });

  it('REAL-11 give back what a cancelled stage has not taken', async () => {
    const { ownerId, projectId } = await startPainted();
    const { scenes } = await world.read(ownerId, projectId);
    const slow = scenes.map((scene, index) => ({ ...scene, image_prompt: `Fox ${index} [[polls:500]]` }));
    await submitScenes(world.deps, { projectId, ownerId, scenes: slow }, 'stories');
    await cancelProject(world.deps, { projectId, ownerId, by: 'owner' });
    const left = await world.database.select().from(stageReservations);
    expect(left).toEqual([]);
  });

  it('REAL-03 are changed in the shot editor by the vendor of its model, which is shown the picture', async () => {
    const { ownerId, projectId } = await startPainted();
    const { scenes } = await world.draw(ownerId, projectId);
    const payload = EditShotPayloadSchema.parse({
      project_id: projectId,
      shot_name: 'shot_1',
      scene_number: 1,
      new_prompt: 'make it evening',
      model_name: 'nano_banana_edit',
    });
    await editShot(world.deps, { ownerId, payload });
    await world.hurryUntilRest(ownerId, projectId);
    const [edit] = (await requestsOf(projectId)).filter(({ model }) => model === 'nano_banana_edit');
    expect(edit).toMatchObject({ state: 'made', provider: 'fal' });
    expect(JSON.stringify(edit?.prepared)).toMatch(
      /make it evening.*image_urls|image_urls.*make it evening/u,
    );
    const edited = await world.read(ownerId, projectId);
    const options = edited.scenes[0]?.generated_image_options ?? [];
    expect(options).toHaveLength((scenes[0]?.generated_image_options.length ?? 0) + 1);
    expect(edited.scenes[0]?.selected_image_url).toBe(options.at(-1));
  });
});
