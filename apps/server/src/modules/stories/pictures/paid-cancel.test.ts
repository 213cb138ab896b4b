import { prices } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { fal } from '@kinora/vendors/fal';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { paidRequests } from '../../../db/schema/index.ts';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { readBalance, reconcile } from '../../credits/index.ts';
import { cancelProject, releaseRestingHolds } from '../../projects/index.ts';
import { assembleVideo } from '../films/assemble-video.ts';
import { retryStory } from '../retry-story.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { regenerateImage } from './regenerate-image.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const simulator = await startFalWith(await renderSampleClips(5));
const studio = createFakeStudio(createFakeModels(noFaults(), 3));
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()), {
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
});
await world.work();
afterAll(() => simulator.close());

const START = 300;
const PRICE = 10;
const SCENES = 3;
const OPTIONS = 2;
const DAY_MS = 24 * 3_600_000;
const painted = { selected_engine: 'engine_flux_pro', selected_image_model: null } as const;

interface Owned {
  readonly ownerId: string;
  readonly projectId: string;
}

async function written(): Promise<Owned> {
  const ownerId = await world.addUser(START);
  const projectId = await world.start(ownerId, painted);
  await world.hurryUntilRest(ownerId, projectId);
  return { ownerId, projectId };
}

async function drawn(): Promise<Owned> {
  const owned = await written();
  await world.draw(owned.ownerId, owned.projectId);
  return owned;
}

const read = ({ ownerId, projectId }: Owned) => world.read(ownerId, projectId);
const cancel = (owned: Owned) => cancelProject(world.deps, { ...owned, by: 'owner' });

/** In whole credits. */
async function money({ ownerId }: Owned) {
  const { availableHundredths, heldHundredths } = await readBalance(world.database, ownerId);
  return { available: Number(availableHundredths) / 100, held: Number(heldHundredths) / 100 };
}

async function finish(owned: Owned) {
  const scenes = (await read(owned)).scenes.map((scene) => ({
    ...scene,
    selected_image_url: scene.generated_image_options[0] ?? null,
  }));
  await assembleVideo(world.deps, { ...owned, scenes, keepsDrafts: true });
  await world.hurryUntilRest(owned.ownerId, owned.projectId);
  return await read(owned);
}

const statesOf = async ({ projectId }: Owned) =>
  (await world.database.select().from(paidRequests).where(eq(paidRequests.projectId, projectId))).map(
    ({ state }) => state,
  );
const made = async (owned: Owned) => (await statesOf(owned)).filter((state) => state === 'made');

describe('what vendors have made of a story', () => {
  it('REAL-20 is paid by the picture when it is cancelled, as said before; Retry holds and takes the rest alone', async () => {
    const owned = await drawn();
    const pictures = SCENES * OPTIONS * prices.image;
    expect(await read(owned)).toMatchObject({ price: PRICE, cancel_credits: pictures, paid_credits: 0 });
    await cancel(owned);
    expect(await money(owned)).toEqual({ available: START - pictures, held: 0 });
    expect(await read(owned)).toMatchObject({ cancel_credits: 0, paid_credits: pictures });
    await expect(cancel(owned)).rejects.toMatchObject({ code: 'conflict' });

    await retryStory(world.deps, owned);
    expect(await money(owned)).toEqual({ available: START - PRICE, held: PRICE - pictures });
    const charged = simulator.charges.size;
    expect(await finish(owned)).toMatchObject({ status: projectStatus.COMPLETE, paid_credits: PRICE });
    expect(await money(owned)).toEqual({ available: START - PRICE, held: 0 });
    expect(simulator.charges.size).toBe(charged);
  });

  it('REAL-09 REAL-20 is paid for the scenes that are there while the others are told to stop', async () => {
    const owned = await written();
    const { scenes } = await read(owned);
    const endless = scenes.map((scene, index) =>
      index === 0 ? scene : { ...scene, image_prompt: `Fox ${index} [[endless]]` },
    );
    await submitScenes(world.deps, { ...owned, scenes: endless });
    await world.waitUntil(owned, ({ scenes: [first] }) => first?.generated_image_options.length === OPTIONS);
    expect(await read(owned)).toMatchObject({ cancel_credits: OPTIONS * prices.image });
    await cancel(owned);
    expect(await money(owned)).toEqual({ available: START - OPTIONS * prices.image, held: 0 });
  });

  it('REAL-20 counts at Retry as far as it is used: pictures of other words are paid anew', async () => {
    const owned = await drawn();
    const pictures = SCENES * OPTIONS * prices.image;
    await cancel(owned);
    const { scenes } = await read(owned);
    const others = scenes.map((scene) => ({ ...scene, image_prompt: `Other ${scene.title}` }));
    await retryStory(world.deps, owned);
    await submitScenes(world.deps, { ...owned, scenes: others });
    await world.hurryUntilRest(owned.ownerId, owned.projectId);
    // Twelve pictures, of which six are paid: as many as the hold has credits.
    expect(await read(owned)).toMatchObject({ cancel_credits: PRICE - pictures, paid_credits: pictures });
    await cancel(owned);
    expect(await money(owned)).toEqual({ available: START - PRICE, held: 0 });
    await retryStory(world.deps, owned);
    // Half of what was paid is for pictures that no scene asks for any more.
    expect(await money(owned)).toEqual({ available: START - PRICE - PRICE / 2, held: PRICE / 2 });
  });

  it('REAL-20 leaves further pictures their own price: Retry sets it aside again', async () => {
    const owned = await drawn();
    const pictures = SCENES * OPTIONS * prices.image;
    const further = OPTIONS * prices.image;
    for (let option = 0; option < OPTIONS; option += 1) {
      simulator.play('endless');
    }
    await regenerateImage(world.deps, { ...owned, payload: { scene_number: 1 } });
    expect(await money(owned)).toEqual({ available: START - PRICE - further, held: PRICE + further });
    await world.waitUntil(owned, ({ scenes: [first] }) => (first?.vendor_phase ?? null) !== null);
    await cancel(owned);
    expect(await money(owned)).toEqual({ available: START - pictures, held: 0 });
    await expect.poll(async () => await statesOf(owned), { timeout: 20_000 }).not.toContain('running');
    await retryStory(world.deps, owned);
    expect(await money(owned)).toEqual({
      available: START - PRICE - further,
      held: PRICE - pictures + further,
    });
    await world.hurryUntilRest(owned.ownerId, owned.projectId);
    expect(await read(owned)).toMatchObject({ status: projectStatus.IMAGES_READY });
    expect(await money(owned)).toEqual({ available: START - PRICE - further, held: PRICE - pictures });
  });

  it('REAL-20 is paid when it has rested for seven days, and going on takes the rest', async () => {
    const owned = await drawn();
    const pictures = SCENES * OPTIONS * prices.image;
    const later = { ...world.deps, clock: { now: () => new Date(Date.now() + 8 * DAY_MS) } };
    await releaseRestingHolds(later);
    await releaseRestingHolds(later);
    expect(await money(owned)).toEqual({ available: START - pictures, held: 0 });
    expect(await read(owned)).toMatchObject({
      status: projectStatus.IMAGES_READY,
      notice: sentences.notice.holdReleasedInPart,
      cancel_credits: 0,
    });
    expect(await finish(owned)).toMatchObject({ paid_credits: PRICE, notice: null });
    expect(await money(owned)).toEqual({ available: START - PRICE, held: 0 });
  });

  it('TIER-03 costs nothing when the story fails, or somebody else ends it', async () => {
    const owned = await written();
    const { scenes } = await read(owned);
    const cursed = scenes.map((scene, index) =>
      index === 0 ? { ...scene, image_prompt: 'A fox [[fail:policy]]' } : scene,
    );
    await submitScenes(world.deps, { ...owned, scenes: cursed });
    await world.hurryUntilRest(owned.ownerId, owned.projectId);
    expect(await read(owned)).toMatchObject({ status: projectStatus.FAILED, paid_credits: 0 });
    expect(await made(owned)).not.toEqual([]);
    expect(await money(owned)).toEqual({ available: START, held: 0 });

    const ended = await drawn();
    await cancelProject(world.deps, { ...ended, by: 'admin' });
    expect(await money(ended)).toEqual({ available: START, held: 0 });
  });

  it('REAL-20 leaves the ledger as it adds up', async () => {
    expect((await reconcile(world.database)).drifts).toEqual([]);
  });
});
