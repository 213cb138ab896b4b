import { join } from 'node:path';
import { prices } from '@kinora/contract/catalogue';
import { probeClip } from '@kinora/renderer';
import { fal } from '@kinora/vendors/fal';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { assets, steps } from '../../../db/schema/index.ts';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import { dropTrialParts } from '../../projects/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { chooseVersion } from '../upgrades/choose-version.ts';
import { startUpgrades } from '../upgrades/start-upgrades.ts';
import { askForAnimatic } from './ask-for-animatic.ts';
import { readAnimatic } from './read-animatic.ts';

const simulator = await startFalWith(await renderSampleClips(2));
const { providers } = createFakeStudio(createFakeModels(noFaults(), 3));
const world = await createStoryWorld(providers, createFakeFilmTools(noFilmFaults()), {
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
});
const { deps } = world;
await world.work();
afterAll(() => simulator.close());

interface Owned {
  readonly ownerId: string;
  readonly projectId: string;
}

/** A drawn film whose second scene a vendor has filmed. */
async function filmedReview(): Promise<Owned> {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId);
  await world.draw(ownerId, projectId);
  await startUpgrades(deps, {
    projectId,
    ownerId,
    sceneNumber: 2,
    kind: 'clip',
    model: 'veo3',
    prompt: '',
    expectedCredits: prices.video,
    idempotencyKey: null,
  });
  await world.hurryUntilRest(ownerId, projectId);
  return { ownerId, projectId };
}

const ask = (owned: Owned) => askForAnimatic(deps, { ...owned, mayBuy: false });
const previewsOf = async ({ projectId }: Owned) =>
  (await world.steps(projectId)).filter(({ kind }) => kind === 'preview');

/** Asked for anew until everything is there, as the page does for its music. */
async function watched(owned: Owned) {
  await ask(owned);
  await expect
    .poll(async () => (await readAnimatic(deps, owned)).status, { timeout: 60_000, interval: 20 })
    .toBe('ready');
  return await readAnimatic(deps, owned);
}

async function fileOf(url: string): Promise<string> {
  const id = assetIdOfUrl(url) ?? '';
  return join(world.mediaFolder, (await readAssets(world.database, [id])).get(id)?.storageKey ?? '');
}

describe('a vendor’s clip in an animatic', { timeout: 90_000 }, () => {
  it('moves in small and at the film’s speed, made once when somebody asks, and thrown away a day later', async () => {
    const owned = await filmedReview();
    expect((await readAnimatic(deps, owned)).scenes.map(({ clips }) => clips)).toEqual([[], [], []]);
    expect(await previewsOf(owned)).toEqual([]);

    const asked = await ask(owned);
    expect(asked).toMatchObject({ status: 'making' });
    // Until it is there its picture is seen.
    expect(asked.scenes[1]).toMatchObject({ clips: [], picture_url: expect.any(String) });
    const { scenes } = await watched(owned);
    expect(scenes.map(({ clips }) => clips.length)).toEqual([0, 1, 0]);
    const [shown] = scenes[1]?.clips ?? [];
    expect(shown).toMatchObject({ start_seconds: 0, end_seconds: scenes[1]?.seconds });
    const small = await probeClip(await fileOf(shown?.url ?? ''));
    expect(small.seconds).toBeCloseTo(2, 1);
    expect(Math.max(small.width, small.height)).toBe(Math.min(480, Math.max(...(await sizeOfBought(owned)))));
    // A clip of two seconds is slowed as far as in the film, and its last picture is held.
    expect(shown?.speed).toBe(0.85);

    await watched(owned);
    expect(await previewsOf(owned)).toMatchObject([{ state: 'finished', attempt: 1 }]);

    const tomorrow = { ...deps, clock: { now: () => new Date(Date.now() + 25 * 3_600_000) } };
    expect(await dropTrialParts(deps)).toBe(0);
    await dropTrialParts(tomorrow);
    expect(await previewsOf(owned)).toEqual([]);
    expect(await kept(owned, 'preview')).toBe(0);
    expect(await kept(owned, 'clip')).toBe(1);
    expect((await watched(owned)).scenes[1]?.clips).toHaveLength(1);
  });

  it('gives way to its picture when the studio’s own draft is chosen', async () => {
    const owned = await filmedReview();
    await watched(owned);
    await chooseVersion(deps, { ...owned, sceneNumber: 2, payload: { kind: 'clip', version: 1 } });
    expect((await watched(owned)).scenes[1]?.clips).toEqual([]);
  });

  it('that cannot be made small is seen as its picture, and holds nothing up', async () => {
    const owned = await filmedReview();
    const [clip] = (await world.steps(owned.projectId)).filter(({ kind }) => kind === 'clip');
    await world.database
      .update(assets)
      .set({ storageKey: 'assets/gone/clip.mp4' })
      .where(eq(assets.id, clip?.assetId ?? ''));
    const { scenes } = await watched(owned);
    expect(scenes[1]).toMatchObject({ clips: [], picture_url: expect.any(String) });
    expect(scenes.map(({ narration }) => narration?.status)).toEqual(['ready', 'ready', 'ready']);
  });
});

async function sizeOfBought({ projectId }: Owned): Promise<number[]> {
  const [row] = await world.database
    .select({ key: assets.storageKey })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(eq(steps.projectId, projectId))
    .then((rows) => rows.filter(({ key }) => key.endsWith('clip.mp4')));
  const { width, height } = await probeClip(join(world.mediaFolder, row?.key ?? ''));
  return [width, height];
}

const kept = async ({ projectId }: Owned, kind: string) =>
  (await world.database.select().from(assets).where(eq(assets.projectId, projectId))).filter(
    (asset) => asset.kind === kind,
  ).length;
