import { prices } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { fal } from '@kinora/vendors/fal';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { paidRequests } from '../../../db/schema/index.ts';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { readBalance } from '../../credits/index.ts';
import { assembleVideo } from '../films/assemble-video.ts';
import type { SceneToRender } from '../films/film-tools.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { cancelUpgrade } from './cancel-upgrade.ts';
import { chooseVersion } from './choose-version.ts';
import { startUpgrades } from './start-upgrades.ts';
import type { UpgradeWish } from './upgrade-wish.ts';
import { readUpgradePrices } from './upgrade-prices.ts';

const simulator = await startFalWith(await renderSampleClips(5));
const studio = createFakeStudio(createFakeModels(noFaults(), 3));
const rendered: SceneToRender[] = [];
const world = await createStoryWorld(studio.providers, createFakeFilmTools({ ...noFilmFaults(), rendered }), {
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
});
await world.work();
afterAll(() => simulator.close());

const requestsOf = (projectId: string) =>
  world.database.select().from(paidRequests).where(eq(paidRequests.projectId, projectId));

/** A finished film that nothing was bought for. */
async function finishedFilm() {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId);
  const done = await world.finish(ownerId, projectId);
  expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
  return { ownerId, projectId, done };
}

function wishOf(
  film: { ownerId: string; projectId: string },
  change: Partial<UpgradeWish> = {},
): UpgradeWish {
  return {
    projectId: film.projectId,
    ownerId: film.ownerId,
    sceneNumber: 2,
    kind: 'clip',
    model: 'veo3',
    prompt: '',
    expectedCredits: prices.video,
    idempotencyKey: null,
    ...change,
  };
}

const balanceOf = (ownerId: string) => readBalance(world.database, ownerId);

describe('a scene of a finished film', () => {
  it('REAL-14 is bought, paid and rendered alone, with the old film served until the new one stands', async () => {
    const film = await finishedFilm();
    const before = await balanceOf(film.ownerId);
    const segmentsBefore = rendered.length;
    expect(await startUpgrades(world.deps, wishOf(film))).toBe(projectStatus.GENERATING_IMAGES);
    const under = await world.read(film.ownerId, film.projectId);
    expect(under.final_links).toEqual(film.done.final_links);
    expect(under.scenes[1]?.open_upgrades).toMatchObject([{ kind: 'clip', model_name: 'veo3', credits: 3 }]);
    expect((await balanceOf(film.ownerId)).heldHundredths).toBe(300n);

    await world.hurryUntilRest(film.ownerId, film.projectId);
    const done = await world.read(film.ownerId, film.projectId);
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null, notice: null });
    expect(done.final_links[0]).not.toBe(film.done.final_links[0]);
    expect(rendered.length - segmentsBefore).toBe(1);
    expect(rendered.at(-1)?.picture).toMatchObject({ kind: 'shots', shots: [{ clip: { ending: 'hold' } }] });
    const clips = done.scenes[1]?.versions?.filter(({ kind }) => kind === 'clip') ?? [];
    expect(clips).toMatchObject([
      { version: 1, is_chosen: false, credits: 0, made_by: { provider: 'builtin' } },
      { version: 2, is_chosen: true, credits: 3, model_name: 'veo3', made_by: { provider: 'fal' } },
    ]);
    const after = await balanceOf(film.ownerId);
    expect(before.availableHundredths - after.availableHundredths).toBe(300n);
    expect(after.heldHundredths).toBe(0n);
    expect(await requestsOf(film.projectId)).toMatchObject([{ state: 'made', model: 'veo3' }]);
  });

  it('REAL-14 shows the free draft again by choosing it, and the clip again, for nothing', async () => {
    const film = await finishedFilm();
    await startUpgrades(world.deps, wishOf(film));
    await world.hurryUntilRest(film.ownerId, film.projectId);
    const paid = await balanceOf(film.ownerId);
    const chosen = async () =>
      (await world.read(film.ownerId, film.projectId)).scenes[1]?.versions?.filter(
        ({ kind, is_chosen: isChosen }) => kind === 'clip' && isChosen,
      );
    for (const version of [1, 2]) {
      const segments = rendered.length;
      await chooseVersion(world.deps, { ...film, sceneNumber: 2, payload: { kind: 'clip', version } });
      await world.hurryUntilRest(film.ownerId, film.projectId);
      expect(await chosen()).toMatchObject([{ version }]);
      // Both segments are there already.
      expect(rendered.length - segments).toBe(0);
    }
    expect(await balanceOf(film.ownerId)).toEqual(paid);
    expect(await requestsOf(film.projectId)).toHaveLength(1);
  });

  it('REAL-14 that fails stays as it was, costs nothing and says why, while another one is made', async () => {
    const film = await finishedFilm();
    const before = await balanceOf(film.ownerId);
    await startUpgrades(world.deps, wishOf(film, { prompt: 'A cat [[fail:policy]]' }));
    await startUpgrades(world.deps, wishOf(film, { sceneNumber: 3, prompt: 'A dog [[polls:3]]' }));
    await world.hurryUntilRest(film.ownerId, film.projectId);
    const done = await world.read(film.ownerId, film.projectId);
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
    expect(done.notice).toContain('Scene 2 stays as it was');
    const versions = done.scenes.map(
      ({ versions: all = [] }) => all.filter(({ kind }) => kind === 'clip').length,
    );
    expect(versions).toEqual([1, 1, 2]);
    const after = await balanceOf(film.ownerId);
    expect(before.availableHundredths - after.availableHundredths).toBe(300n);
    expect(after.heldHundredths).toBe(0n);
  });

  it('REAL-09 REAL-14 is cancelled alone: the vendor stops, its credits come back, the others go on', async () => {
    const film = await finishedFilm();
    const before = await balanceOf(film.ownerId);
    await startUpgrades(world.deps, wishOf(film, { prompt: 'A cat [[polls:500]]' }));
    await startUpgrades(world.deps, wishOf(film, { sceneNumber: 1, prompt: 'A dog [[polls:4]]' }));
    await expect
      .poll(async () => (await requestsOf(film.projectId)).map(({ state }) => state), { timeout: 20_000 })
      .toEqual(['running', 'running']);
    await cancelUpgrade(world.deps, { ...film, sceneNumber: 2, kind: 'clip' });
    expect((await balanceOf(film.ownerId)).heldHundredths).toBe(300n);
    await world.hurryUntilRest(film.ownerId, film.projectId);
    const done = await world.read(film.ownerId, film.projectId);
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect(done.notice).toContain('Scene 2 stays as it was');
    const after = await balanceOf(film.ownerId);
    expect(before.availableHundredths - after.availableHundredths).toBe(300n);
    await expect
      .poll(async () => (await requestsOf(film.projectId)).map(({ state }) => state).toSorted(), {
        timeout: 20_000,
      })
      .toEqual(['cancelled', 'made']);
  });

  it('REAL-14 that the vendor makes in spite of a cancel is kept as a version that costs nothing', async () => {
    const film = await finishedFilm();
    const before = await balanceOf(film.ownerId);
    await startUpgrades(world.deps, wishOf(film, { prompt: 'A cat [[status-held]]' }));
    await expect.poll(() => simulator.held, { timeout: 20_000 }).toContain('status-held');
    await cancelUpgrade(world.deps, { ...film, sceneNumber: 2, kind: 'clip' });
    simulator.letGo();
    const clips = async () =>
      (await world.read(film.ownerId, film.projectId)).scenes[1]?.versions?.filter(
        ({ kind }) => kind === 'clip',
      );
    await expect.poll(clips, { timeout: 30_000 }).toMatchObject([
      { version: 1, is_chosen: true },
      { version: 2, is_chosen: false, credits: 0, made_by: { provider: 'fal' } },
    ]);
    expect(await balanceOf(film.ownerId)).toEqual(before);
    expect((await world.read(film.ownerId, film.projectId)).status).toBe(projectStatus.COMPLETE);
    expect(await requestsOf(film.projectId)).toMatchObject([{ state: 'made' }]);
  });

  it('REAL-20 is refused for another price, while one is open, without its tier, and without credits', async () => {
    const film = await finishedFilm();
    const refused = (change: Partial<UpgradeWish>, code: string) =>
      expect(startUpgrades(world.deps, wishOf(film, change))).rejects.toMatchObject({ code });
    await refused({ expectedCredits: 1 }, 'price_changed');
    await refused({ sceneNumber: 9 }, 'not-found');
    await startUpgrades(world.deps, wishOf(film, { prompt: '[[polls:3]]', idempotencyKey: 'one' }));
    await refused({}, 'conflict');
    // The same call again buys nothing.
    await startUpgrades(world.deps, wishOf(film, { prompt: '[[polls:3]]', idempotencyKey: 'one' }));
    await refused({ prompt: 'other', idempotencyKey: 'one' }, 'conflict');
    await expect(
      chooseVersion(world.deps, { ...film, sceneNumber: 1, payload: { kind: 'image', version: 1 } }),
    ).rejects.toMatchObject({ code: 'conflict', detail: sentences.upgrade.notChosenNow });
    await world.hurryUntilRest(film.ownerId, film.projectId);
    expect(await requestsOf(film.projectId)).toHaveLength(1);
    const poor = { ...film, ownerId: await world.addUser(6) };
    const projectId = await world.start(poor.ownerId);
    await world.finish(poor.ownerId, projectId);
    const poorWish = wishOf({ ...poor, projectId });
    await expect(startUpgrades(world.deps, poorWish)).rejects.toMatchObject({ code: 'not-enough-credits' });
    await expect(startUpgrades(world.deps, { ...poorWish, model: 'vidu' })).rejects.toMatchObject({
      code: 'closed-tier',
    });
  });

  it('REAL-14 all that are as the studio drew them have one price', async () => {
    const film = await finishedFilm();
    await startUpgrades(world.deps, wishOf(film));
    await world.hurryUntilRest(film.ownerId, film.projectId);
    const { models } = await readUpgradePrices(world.deps, { ...film, isAdmin: true });
    const veo = models.find(({ kind, model_name: name }) => kind === 'clip' && name === 'veo3');
    expect(veo?.scenes.map(({ is_draft: isDraft }) => isDraft)).toEqual([true, false, true]);
    const drafts = veo?.scenes.filter(({ is_draft: isDraft }) => isDraft) ?? [];
    const credits = drafts.reduce((sum, scene) => sum + scene.credits, 0);
    expect(drafts[0]?.estimate_usd).toBeGreaterThan(0);
    await startUpgrades(world.deps, wishOf(film, { sceneNumber: null, expectedCredits: credits }));
    await world.hurryUntilRest(film.ownerId, film.projectId);
    const done = await world.read(film.ownerId, film.projectId);
    const chosen = done.scenes.map(({ versions = [] }) =>
      versions.some((version) => version.kind === 'clip' && version.version === 2 && version.is_chosen),
    );
    expect(chosen).toEqual([true, true, true]);
  });
});

describe('a scene in the review of its images', () => {
  it('REAL-14 gets a vendor’s picture, which is chosen; the draft stays choosable, and the review comes back', async () => {
    const ownerId = await world.addUser(300);
    const projectId = await world.start(ownerId);
    await world.draw(ownerId, projectId);
    const film = { ownerId, projectId };
    const before = await balanceOf(ownerId);
    await startUpgrades(world.deps, wishOf(film, { kind: 'image', model: 'seedream', expectedCredits: 1 }));
    await world.hurryUntilRest(ownerId, projectId);
    const story = await world.read(ownerId, projectId);
    expect(story.status).toBe(projectStatus.IMAGES_READY);
    const images = story.scenes[1]?.versions?.filter(({ kind }) => kind === 'image') ?? [];
    expect(images).toMatchObject([
      { version: 1, is_chosen: false, credits: 0 },
      { version: 2, is_chosen: true, credits: 1, model_name: 'seedream', made_by: { provider: 'fal' } },
    ]);
    expect(story.scenes[1]?.selected_image_url).toBe(images[1]?.url);
    const after = await balanceOf(ownerId);
    expect(before.availableHundredths - after.availableHundredths).toBe(100n);
    // What is set aside for the story itself is untouched.
    expect(after.heldHundredths).toBe(before.heldHundredths);
    await chooseVersion(world.deps, { ...film, sceneNumber: 2, payload: { kind: 'image', version: 1 } });
    const back = await world.read(ownerId, projectId);
    expect(back.scenes[1]?.selected_image_url).toBe(images[0]?.url);
    expect(back.status).toBe(projectStatus.IMAGES_READY);
    await assembleVideo(world.deps, { ...film, scenes: back.scenes });
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
  });
});
