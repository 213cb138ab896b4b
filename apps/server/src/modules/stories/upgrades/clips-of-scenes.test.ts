import { basename, dirname } from 'node:path';
import { prices } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { fal } from '@kinora/vendors/fal';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { paidRequests, steps } from '../../../db/schema/index.ts';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { assetIdOfUrl } from '../../assets/index.ts';
import { readBalance } from '../../credits/index.ts';
import type { SceneToRender, SegmentToJoin } from '../films/film-tools.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { startUpgrades } from './start-upgrades.ts';
import { readUpgradePrices } from './upgrade-prices.ts';

const simulator = await startFalWith(await renderSampleClips(5));
const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const rendered: SceneToRender[] = [];
const joined: (readonly SegmentToJoin[])[] = [];
const tools = createFakeFilmTools({ ...noFilmFaults(), rendered, joined });
const world = await createStoryWorld(studio.providers, tools, {
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
});
await world.work();
afterAll(() => simulator.close());

interface Film {
  readonly ownerId: string;
  readonly projectId: string;
}

/** A finished film that nothing was bought for; ten words are spoken in a second. */
async function filmWith(words: number): Promise<Film> {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId);
  const { scenes } = await world.waitForRest(ownerId, projectId);
  const narration_script = `${Array.from({ length: words }, () => 'word').join(' ')}.`;
  const long = scenes.map((scene, index) => (index === 1 ? { ...scene, narration_script } : scene));
  await submitScenes(world.deps, { ownerId, projectId, scenes: long });
  await world.confirm(ownerId, await world.waitForRest(ownerId, projectId));
  expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
  return { ownerId, projectId };
}

async function priceOf(film: Film) {
  const { models } = await readUpgradePrices(world.deps, { ...film, isAdmin: true });
  const veo = models.find(({ kind, model_name: name }) => kind === 'clip' && name === 'veo3');
  return veo?.scenes.find(({ scene_number: number }) => number === 2);
}

async function makeReal(film: Film, { prompt = '', credits }: { prompt?: string; credits: number }) {
  const wish = { ...film, sceneNumber: 2, kind: 'clip', model: 'veo3', idempotencyKey: null } as const;
  await startUpgrades(world.deps, { ...wish, prompt, expectedCredits: credits });
  await world.hurryUntilRest(film.ownerId, film.projectId);
  return await world.read(film.ownerId, film.projectId);
}

async function requestsOf({ projectId }: Film) {
  const requests = await world.database
    .select()
    .from(paidRequests)
    .where(eq(paidRequests.projectId, projectId));
  return requests.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

const spentBy = async ({ ownerId }: Film): Promise<bigint> =>
  30_000n - (await readBalance(world.database, ownerId)).availableHundredths;

describe('a scene longer than the model’s longest clip', () => {
  it('takes two, said with the price; the second begins where the first ends', async () => {
    const film = await filmWith(150);
    const before = await spentBy(film);
    expect(await priceOf(film)).toMatchObject({
      credits: 2 * prices.video,
      clips: 2,
      seconds: 16,
      staged_seconds: 0,
    });
    const done = await makeReal(film, { credits: 2 * prices.video });
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, notice: null });
    const pictures = (await requestsOf(film)).map(({ prepared }) => JSON.stringify(prepared));
    expect(pictures).toHaveLength(2);
    const [first, second] = pictures.map((body) => /"image_url":"([^"]+)"/u.exec(body)?.[1]);
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
    expect((await spentBy(film)) - before).toBe(600n);
    // Ten seconds of clips for sixteen, at the slowest: the studio stages what they leave.
    expect(rendered.at(-1)?.picture).toMatchObject({
      kind: 'shots',
      shots: [{ clip: { speed: 0.85 } }, { clip: { speed: 0.85 } }, { seconds: null, layers: {} }],
    });
    // The poster shows what the film shows.
    const clip = done.scenes[1]?.versions?.find(({ kind, version }) => kind === 'clip' && version === 2);
    const shown = joined
      .at(-1)
      ?.map(({ shows }) => (shows.kind === 'filmed' ? basename(dirname(shows.file)) : shows.kind));
    expect(shown).toContain(assetIdOfUrl(clip?.url ?? ''));
  });

  it('keeps the first of two where the second fails: half is paid, and the studio stages the rest', async () => {
    const film = await filmWith(150);
    const before = await spentBy(film);
    simulator.play('polls:1', 'fail:policy');
    const done = await makeReal(film, { credits: 2 * prices.video });
    expect((await requestsOf(film)).map(({ state }) => state)).toEqual(['made', 'failed']);
    expect(done.notice).toBe(sentences.upgrade.halfMade(2, sentences.mediaService.policy));
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect((await spentBy(film)) - before).toBe(300n);
    expect(rendered.at(-1)?.picture).toMatchObject({ shots: [{ clip: {} }, { seconds: null, layers: {} }] });
  });
});

describe('a scene whose first clip of two fails', () => {
  it('REAL-08 leaves nothing that waits: what would have followed has failed with it, and costs nothing', async () => {
    const film = await filmWith(150);
    const before = await spentBy(film);
    simulator.play('fail:policy');
    const done = await makeReal(film, { credits: 2 * prices.video });
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
    const clips = await world.database
      .select({ state: steps.state, error: steps.error })
      .from(steps)
      .where(and(eq(steps.projectId, film.projectId), eq(steps.kind, 'clip')));
    const failed = { state: 'failed', error: sentences.mediaService.policy };
    expect(clips).toEqual([failed, failed]);
    expect((await spentBy(film)) - before).toBe(0n);
  });
});

describe('a clip without a picture that can be decoded', () => {
  it('REAL-08 is no version: the scene stays as it was, and the film stands', async () => {
    const film = await filmWith(10);
    const before = await spentBy(film);
    const done = await makeReal(film, { prompt: 'A film without pictures', credits: prices.video });
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
    expect(done.notice).toBe(sentences.upgrade.sceneFailed(2, sentences.generation.unusableResult));
    expect(done.scenes[1]?.versions?.filter(({ kind }) => kind === 'clip')).toMatchObject([{ version: 1 }]);
    expect((await spentBy(film)) - before).toBe(0n);
  });
});
