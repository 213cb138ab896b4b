import { fal } from '@kinora/vendors/fal';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { assets, modelChoices, paidRequests, steps } from '../../../db/schema/index.ts';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const simulator = await startFalWith(await renderSampleClips(5));
const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()), {
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
});
await world.work();
afterAll(() => simulator.close());

/** What was sent for a story whose one speaker is in every scene: by which model, and how many pictures it was shown. */
async function sentFor(model: 'flux_v1' | 'gemini_2_5_flash' | 'seedream') {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, {
    selected_engine: 'engine_character',
    selected_image_model: model,
  });
  await world.hurryUntilRest(ownerId, projectId);
  await world.draw(ownerId, projectId);
  return await readSent(projectId);
}

async function readSent(projectId: string) {
  const rows = await world.database
    .select({
      kind: steps.kind,
      key: paidRequests.model,
      endpoint: paidRequests.endpoint,
      sent: paidRequests.prepared,
    })
    .from(paidRequests)
    .innerJoin(steps, eq(steps.id, paidRequests.stepId))
    .where(and(eq(paidRequests.projectId, projectId), eq(paidRequests.state, 'made')));
  return rows.map(({ sent, ...row }) => {
    const { body } = sent as { body: { image_urls?: string[] } };
    return { ...row, shown: body.image_urls?.length ?? 0 };
  });
}

const ofKind = <Row extends { kind: string }>(rows: readonly Row[], kind: string) =>
  rows.filter((row) => row.kind === kind);

describe('a person in the pictures of vendors', () => {
  it('REAL-15 goes as reference picture to the edit model where the chosen one paints from words alone', async () => {
    const rows = await sentFor('flux_v1');
    expect(ofKind(rows, 'portrait')).toEqual([
      { kind: 'portrait', key: 'flux_v1', endpoint: 'fal-ai/flux/dev', shown: 0 },
    ]);
    const pictures = ofKind(rows, 'picture');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture).toMatchObject({
        key: 'nano_banana_edit',
        endpoint: 'fal-ai/nano-banana/edit',
        shown: 1,
      });
    }
  });

  it('REAL-15 goes to the edit model that an admin has bound', async () => {
    const choice = { key: 'nano_banana_edit', provider: 'fal', endpoint: 'fal-ai/nano-banana-pro/edit' };
    await world.database.insert(modelChoices).values({ ...choice, changedAt: new Date() });
    await world.connections.refresh();
    const pictures = ofKind(await sentFor('flux_v1'), 'picture');
    expect(new Set(pictures.map(({ endpoint }) => endpoint))).toEqual(new Set([choice.endpoint]));
    await world.database.delete(modelChoices);
    await world.connections.refresh();
  });

  it.each([
    ['gemini_2_5_flash', 'fal-ai/gemini-25-flash-image/edit'],
    ['seedream', 'fal-ai/bytedance/seedream/v4/edit'],
  ] as const)('REAL-15 stays with %s, whose own sibling is shown pictures', async (model, endpoint) => {
    const pictures = ofKind(await sentFor(model), 'picture');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture).toMatchObject({ key: model, endpoint, shown: 1 });
    }
  });

  it('REAL-15 whom what is built in has painted goes as picture as well', async () => {
    // The portrait is painted here, with its plan; the scenes are the vendor's.
    await world.database
      .insert(modelChoices)
      .values({ key: 'seedream', provider: 'builtin', endpoint: null, changedAt: new Date() });
    await world.connections.refresh();
    const ownerId = await world.addUser(300);
    const data = { selected_engine: 'engine_character', selected_image_model: 'seedream' } as const;
    const projectId = await world.start(ownerId, data);
    await world.hurryUntilRest(ownerId, projectId);
    await world.draw(ownerId, projectId);
    const [portrait] = await world.database
      .select({ meta: assets.meta })
      .from(steps)
      .innerJoin(assets, eq(assets.id, steps.assetId))
      .where(and(eq(steps.projectId, projectId), eq(steps.kind, 'portrait')));
    expect(portrait?.meta).toHaveProperty('plan');
    expect(await readSent(projectId)).toEqual([]);

    await world.database.delete(modelChoices);
    await world.connections.refresh();
    const { scenes } = await world.read(ownerId, projectId);
    const others = scenes.map((scene) => ({ ...scene, image_prompt: `Another ${scene.title}` }));
    await submitScenes(world.deps, { projectId, ownerId, scenes: others });
    await world.hurryUntilRest(ownerId, projectId);
    const sent = await readSent(projectId);
    expect(new Set(sent.map(({ kind, shown }) => `${kind} ${shown}`))).toEqual(new Set(['picture 1']));
  });
});
